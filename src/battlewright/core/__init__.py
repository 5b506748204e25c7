"""The kernel: positions, procedures, requests and the four sockets. It knows no ruleset and does no I/O."""
