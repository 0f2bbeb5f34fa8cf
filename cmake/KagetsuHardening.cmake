# SPDX-License-Identifier: MIT
# What a program for users is compiled and linked with beyond optimisation, on systems of ELF: what Debian hardens its packages
# with, and what lets it start sooner. Nobody but ld.so sees the difference. (MinGW has its own means, KagetsuWindows.cmake.)
include(CheckCXXCompilerFlag)
include(CheckLinkerFlag)

# Memory that is written past its end, or a stack that runs into other memory, ends the program before harm is done.
foreach(flag IN ITEMS -fstack-protector-strong -fstack-clash-protection -fcf-protection)
    string(MAKE_C_IDENTIFIER "KAGETSU_HAS${flag}" has)
    check_cxx_compiler_flag(${flag} ${has})
    if(${has})
        add_compile_options(${flag})
    endif()
endforeach()
add_compile_options(-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3) # Debian's own g++ may define it already

# Only modules export anything, by Qt's macro. What nothing calls is left out.
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
add_compile_options(-ffunction-sections -fdata-sections)
add_link_options(LINKER:--gc-sections)

# Tables of addresses cannot be written once the program runs. The addresses in them are packed, 0.3 MB less to read.
add_link_options(LINKER:-z,relro LINKER:-z,now)
check_linker_flag(CXX LINKER:-z,pack-relative-relocs KAGETSU_HAS_PACKED_RELOCATIONS)
if(KAGETSU_HAS_PACKED_RELOCATIONS)
    add_link_options(LINKER:-z,pack-relative-relocs)
endif()
