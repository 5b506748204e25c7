@echo off
rem The launcher for Windows: does what `run` does. Not tested by us yet, see CONTRIBUTING.md.
setlocal EnableExtensions DisableDelayedExpansion
set "root=%~dp0"
set "root=%root:~0,-1%"
set "venv=%root%\.venv"
set "bin=%venv%\Scripts"
set "tools=%root%\.venv-tools"
set "stamp=%venv%\.prepared"

rem The stamp is a copy of the pyproject.toml that the environment was made from.
if not exist "%bin%\python.exe" goto prepare
if not exist "%stamp%" goto prepare
fc /b "%root%\pyproject.toml" "%stamp%" >nul 2>&1 || goto prepare
goto verb

:prepare
set "python="
for %%p in ("py -3" python3 python) do if not defined python (
    %%~p -c "import sys; raise SystemExit(sys.version_info < (3, 11))" >nul 2>&1 && set "python=%%~p"
)
if not defined python (
    echo run: no Python 3.11 or newer found; install one from python.org 1>&2
    exit /b 69
)
set "uv=uv"
uv --version >nul 2>&1 && goto sync
set "uv=%tools%\Scripts\uv.exe"
if exist "%uv%" goto sync
echo run: fetching uv into .venv-tools 1>&2
%python% -m venv "%tools%" && "%tools%\Scripts\python.exe" -m pip install --quiet --retries 2 --disable-pip-version-check "uv>=0.6"
if errorlevel 1 (
    echo run: could not fetch uv; the first start needs the network, later ones do not 1>&2
    exit /b 69
)

:sync
rem uv wants the interpreter itself, not the py launcher.
for /f "delims=" %%e in ('%python% -c "import sys; print(sys.executable)"') do set "interpreter=%%e"
set "VIRTUAL_ENV="
set "UV_PROJECT_ENVIRONMENT=%venv%"
echo run: preparing .venv (once; some seconds) 1>&2
set "UV_SYSTEM_CERTS=true"
"%uv%" sync --quiet --project "%root%" --python "%interpreter%" --no-python-downloads --compile-bytecode
if not errorlevel 1 goto synced
set "UV_SYSTEM_CERTS=false"
"%uv%" sync --quiet --project "%root%" --python "%interpreter%" --no-python-downloads --compile-bytecode
if errorlevel 1 (
    echo run: could not prepare .venv, see above; the first start needs the network, later ones do not 1>&2
    exit /b 69
)
:synced
copy /y "%root%\pyproject.toml" "%stamp%" >nul
echo run: ready 1>&2

:verb
set "PYTHONDONTWRITEBYTECODE="
set "verb=%~1"
if "%verb%"=="" goto usage
if "%verb%"=="help" goto usage
if "%verb%"=="prepare" exit /b 0

rem %* keeps the first word, so the rest is gathered by hand.
set "rest="
:gather
shift
if "%~1"=="" goto dispatch
set rest=%rest% %1
goto gather

:dispatch
if "%verb%"=="python" (
    "%bin%\python.exe" %rest%
    exit /b
)
if "%verb%"=="test" (
    cd /d "%root%"
    "%bin%\pytest.exe" %rest%
    exit /b
)
if "%verb%"=="types" (
    cd /d "%root%"
    "%bin%\mypy.exe" %rest%
    exit /b
)
if "%verb%"=="lint" (
    cd /d "%root%"
    "%bin%\ruff.exe" check %rest% && "%bin%\ruff.exe" format --check %rest%
    exit /b
)
if "%verb%"=="format" (
    cd /d "%root%"
    "%bin%\ruff.exe" check --fix-only %rest% && "%bin%\ruff.exe" format %rest%
    exit /b
)
if "%verb%"=="sizes" (
    cd /d "%root%"
    "%bin%\python.exe" tools\sizes.py %rest%
    exit /b
)
set BATTLEWRIGHT_COMMAND=run
"%bin%\battlewright.exe" %*
exit /b

:usage
echo usage: run VERB [ARGUMENTS]
echo   test, types, lint, format, sizes: work on the code;  python: the Python of .venv;  prepare: only make .venv ready
echo Every other VERB is one of battlewright itself:
"%bin%\battlewright.exe" --help
exit /b
