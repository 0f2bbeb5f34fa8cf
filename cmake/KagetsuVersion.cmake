# SPDX-License-Identifier: MIT
# KAGETSU_VERSION is what the program says of itself: the git tag that is built, such as v1.2.0, or the last one and what
# came after it (1.2.0-5-g0123abc), as of when CMake was run; the number in CMakeLists.txt where there is no tag or no git.
set(KAGETSU_VERSION "${PROJECT_VERSION}")
find_package(Git QUIET)
if(GIT_FOUND AND EXISTS "${PROJECT_SOURCE_DIR}/.git") # not the checkout of somebody who has unpacked this in his own
    execute_process(COMMAND "${GIT_EXECUTABLE}" describe --tags --match "v[0-9]*" WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
        OUTPUT_VARIABLE tag OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    if(tag MATCHES "^v(.+)$")
        set(KAGETSU_VERSION "${CMAKE_MATCH_1}")
    endif()
endif()
