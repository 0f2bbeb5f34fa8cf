# SPDX-License-Identifier: MIT
# What is said on Windows alone, where packaging/windows compiles with MinGW.
enable_language(RC)
add_compile_definitions(NOMINMAX WIN32_LEAN_AND_MEAN UNICODE _UNICODE _WIN32_WINNT=0x0A00 # Windows 10
    __USE_MINGW_ANSI_STDIO=1 # %lld and %zu as the standard says
    U_STATIC_IMPLEMENTATION) # of ICU
# Headers of Qt repeat declarations without what its DLLs export them with.
add_compile_options(-Wno-attributes)
if(MINGW)
    add_compile_options(-Wa,-mbig-obj) # whole folders are compiled at once
    # A program's stack is 1 MB here, and 8 MB where it is written for.
    add_link_options(-Wl,--stack,8388608)
endif()

# The icon in the sizes that Windows shows.
set(icon "${CMAKE_BINARY_DIR}/windows/kagetsu.ico")
find_program(KAGETSU_RSVG rsvg-convert REQUIRED)
find_program(KAGETSU_CONVERT convert REQUIRED)
set(pictures "")
set(draw "")
foreach(size IN ITEMS 16 20 24 32 40 48 64 256)
    list(APPEND pictures "${CMAKE_BINARY_DIR}/windows/${size}.png")
    list(APPEND draw COMMAND "${KAGETSU_RSVG}" --width ${size} --height ${size} --output "${CMAKE_BINARY_DIR}/windows/${size}.png"
        "${CMAKE_SOURCE_DIR}/packaging/kagetsu.svg")
endforeach()
file(MAKE_DIRECTORY "${CMAKE_BINARY_DIR}/windows")
add_custom_command(OUTPUT "${icon}" ${draw} COMMAND "${KAGETSU_CONVERT}" ${pictures} "${icon}"
    DEPENDS "${CMAKE_SOURCE_DIR}/packaging/kagetsu.svg" VERBATIM)
add_custom_target(kagetsu_icon DEPENDS "${icon}")

# kagetsu_windows_program(kagetsu "Gomoku and Renju"): the program has the icon, tells its version in its properties, and has
# a manifest: file names and the console are in UTF-8, paths may be long, and each screen has a scale of its own.
function(kagetsu_windows_program target about)
    string(REGEX MATCH "^([0-9]+)\\.([0-9]+)\\.?([0-9]*)" found "${KAGETSU_RELEASE}")
    set(patch "${CMAKE_MATCH_3}")
    if(patch STREQUAL "")
        set(patch 0)
    endif()
    set(numbers "${CMAKE_MATCH_1},${CMAKE_MATCH_2},${patch},0")
    set(manifest "${CMAKE_SOURCE_DIR}/packaging/mingw/kagetsu.manifest")
    configure_file("${CMAKE_SOURCE_DIR}/packaging/mingw/program.rc.in" "${CMAKE_BINARY_DIR}/windows/${target}.rc" @ONLY)
    set_property(SOURCE "${CMAKE_BINARY_DIR}/windows/${target}.rc" APPEND PROPERTY OBJECT_DEPENDS "${icon}" "${manifest}")
    target_sources(${target} PRIVATE "${CMAKE_BINARY_DIR}/windows/${target}.rc")
    add_dependencies(${target} kagetsu_icon)
endfunction()
