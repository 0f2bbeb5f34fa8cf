# SPDX-License-Identifier: MIT
# Toolchain file: compiles for 64-bit Windows with Debian's MinGW-w64. Libraries are looked for in the compiler's own folder
# and in KAGETSU_WINDOWS_SDK, which packaging/mingw/sdk fills, and never among those of this system.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(compiler x86_64-w64-mingw32)
set(CMAKE_C_COMPILER ${compiler}-gcc-posix)
set(CMAKE_CXX_COMPILER ${compiler}-g++-posix)
set(CMAKE_RC_COMPILER ${compiler}-windres)
set(CMAKE_AR ${compiler}-gcc-ar-posix CACHE FILEPATH "Archiver")
set(CMAKE_RANLIB ${compiler}-gcc-ranlib-posix CACHE FILEPATH "Archiver's index")

set(KAGETSU_WINDOWS_SDK "$ENV{KAGETSU_WINDOWS_SDK}" CACHE PATH "Qt and the other libraries, built for Windows")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES KAGETSU_WINDOWS_SDK)
set(CMAKE_FIND_ROOT_PATH /usr/${compiler} "${KAGETSU_WINDOWS_SDK}")
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
