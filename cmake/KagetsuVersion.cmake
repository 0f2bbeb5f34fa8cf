# SPDX-License-Identifier: MIT
# The one place that knows the version. It sets
#   KAGETSU_RELEASE      the newest git tag without its v, such as 1.2.0 for v1.2.0, or the number below where there is no
#                        tag; the files that Kagetsu writes name this as their maker
#   KAGETSU_VERSION      the same at a tagged commit; for a later commit 1.2.0+git202611291847.0123456789ab, with the time
#                        of the commit in UTC, so that apt takes a later commit for a higher version
#   KAGETSU_COMMIT       the commit as 0123456789ab; KAGETSU_COMMIT_TIME its time in seconds since 1970. Both are empty
#                        where there is no git.
# `cmake -P cmake/KagetsuVersion.cmake` prints them for the scripts in packaging/. With -DKAGETSU_VERSION_FILE=version.cpp
# it writes that file instead, unless its content is the same (see src/base/version/CMakeLists.txt).

# The number of the next release.
set(KAGETSU_RELEASE "1.0.0-rc1")
set(KAGETSU_COMMIT "")
set(KAGETSU_COMMIT_TIME "")

get_filename_component(kagetsu_root "${CMAKE_CURRENT_LIST_DIR}" DIRECTORY)
set(KAGETSU_VERSION "")
find_program(KAGETSU_GIT git)
mark_as_advanced(KAGETSU_GIT)

# kagetsu_git(VARIABLE argument…): sets VARIABLE to what git prints, or to nothing when git fails.
function(kagetsu_git variable)
    execute_process(COMMAND "${CMAKE_COMMAND}" -E env TZ=UTC0 "${KAGETSU_GIT}" -c "safe.directory=${kagetsu_root}" ${ARGN} WORKING_DIRECTORY "${kagetsu_root}"
        OUTPUT_VARIABLE said OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE status)
    if(NOT status EQUAL 0)
        set(said "")
    endif()
    set(${variable} "${said}" PARENT_SCOPE)
endfunction()

if(KAGETSU_GIT AND EXISTS "${kagetsu_root}/.git") # a source archive may be unpacked inside the checkout of something else
    kagetsu_git(kagetsu_head log -1 --abbrev=12 --date=format-local:%Y%m%d%H%M "--format=%h %ct %cd")
    if(kagetsu_head MATCHES "^([0-9a-f]+) ([0-9]+) ([0-9]+)$")
        set(KAGETSU_COMMIT "${CMAKE_MATCH_1}")
        set(KAGETSU_COMMIT_TIME "${CMAKE_MATCH_2}")
        set(kagetsu_after "+git${CMAKE_MATCH_3}.${KAGETSU_COMMIT}")
        kagetsu_git(kagetsu_tag describe --tags --long --match "v[0-9]*")
        if(kagetsu_tag MATCHES "^v(.+)-([0-9]+)-g[0-9a-f]+$")
            set(KAGETSU_RELEASE "${CMAKE_MATCH_1}")
            if(CMAKE_MATCH_2 EQUAL 0)
                set(kagetsu_after "")
            endif()
        endif()
        set(KAGETSU_VERSION "${KAGETSU_RELEASE}${kagetsu_after}")
    endif()
endif()
if(NOT KAGETSU_VERSION)
    set(KAGETSU_VERSION "${KAGETSU_RELEASE}")
endif()

if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
    if(KAGETSU_VERSION_FILE)
        configure_file("${kagetsu_root}/src/base/version/version.cpp.in" "${KAGETSU_VERSION_FILE}" @ONLY)
    else()
        foreach(name IN ITEMS RELEASE VERSION COMMIT COMMIT_TIME)
            execute_process(COMMAND "${CMAKE_COMMAND}" -E echo "KAGETSU_${name}=${KAGETSU_${name}}")
        endforeach()
    endif()
endif()
