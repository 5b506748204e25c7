"""`python -m battlewright` is the command `battlewright`."""

from battlewright.cli.main import main

if __name__ == "__main__":
    main()
