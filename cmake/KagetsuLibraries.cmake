# SPDX-License-Identifier: MIT
# The one list of libraries. Each is named by its folder and stands after all that it links, so none can link in a circle.
# What CONTRIBUTING.md and docs/architecture.md say of libraries is compared with it by tests/packaging/libraries.sh.
set(KAGETSU_LIBRARIES
    translations
    src/base/background
    src/base/file
    src/base/draft
    src/base/json
    src/base/signing
    src/base/version
    src/rules
    src/clock
    src/opening
    src/record
    src/record/diagram
    src/text/common
    src/text/record
    src/record/document
    src/library
    src/library/files
    src/library/store
    src/analysis/solver
    src/analysis/review
    src/match/model
    src/match/preset
    src/match/catalogue
    src/match/journal
    src/text/journal
    src/text/rules
    src/text/opening
    src/text/match
    src/match/host
    src/engine
    src/engine/ai
    src/engine/aiprogram
    src/engine/contest
    src/engine/review
    src/engine/seat
    src/learn/lesson
    src/learn/task
    src/learn/course
    src/learn/practice
    src/learn/drill
    src/learn/practice/store
    src/learn/puzzle
    src/tournament/pairing
    src/tournament
    src/tournament/codec
    src/tournament/swiss
    src/tournament/trf
    src/tournament/csv
    src/tournament/games
    src/tournament/regulation
    src/tournament/sheet
    src/tournament/sqlite
    src/tournament/postgres
    src/text/engine
    src/text/lesson
    src/text/preset
    src/text/proof
    src/text/review
    src/text/solver
    src/text/task
    src/text/tournament
    src/text/venue
    src/venue
    src/venue/server
    src/cli
    ui/board
    ui/controls
    ui/controls/device
    ui/library
    ui/print/diagram
    ui/record/proof
    ui/print/share
    ui/print/phones
    ui/print/paper
    ui/library/paper
    ui/print/room
    ui/record/analysis
    ui/record/solver
    ui/record/review
    ui/record
    ui/match/opening
    ui/match/preset
    ui/match
    ui/match/clockonly
    ui/arbiter
    ui/learn/task
    ui/learn/pupils
    ui/learn/classroom
    ui/learn/puzzle
    ui/learn
    ui/learn/worksheet
    ui/tournament
    ui/tournament/paper
    ui/tournament/desk
    ui/app/manual
    ui/app
)

# kagetsu_library_name(name src/base/json): base_json, which is kagetsu_base_json as a target.
function(kagetsu_library_name result folder)
    string(REGEX REPLACE "^src/" "" name "${folder}")
    string(REPLACE "/" "_" name "${name}")
    set(${result} "${name}" PARENT_SCOPE)
endfunction()

# kagetsu_folder_with_rules(result root text/match): this folder of `root`, or the nearest above it, that has a
# CMakeLists.txt; empty where none has.
function(kagetsu_folder_with_rules result root folder)
    while(folder AND NOT EXISTS "${root}/${folder}/CMakeLists.txt")
        cmake_path(GET folder PARENT_PATH folder)
    endwhile()
    set(${result} "${folder}" PARENT_SCOPE)
endfunction()

# Reads the CMakeLists.txt of every library; that of a room may make several.
function(kagetsu_add_libraries)
    set(folders "")
    foreach(library IN LISTS KAGETSU_LIBRARIES)
        kagetsu_folder_with_rules(folder "${CMAKE_SOURCE_DIR}" "${library}")
        list(APPEND folders ${folder})
    endforeach()
    list(REMOVE_DUPLICATES folders)
    foreach(folder IN LISTS folders)
        add_subdirectory(${folder})
    endforeach()
endfunction()

# Every library of the list is made, and links none that stands after it. Writes what each links into libraries.tsv of the
# build folder, which tests compare with what is written about it.
function(kagetsu_check_libraries)
    set(before "")
    set(table "")
    foreach(library IN LISTS KAGETSU_LIBRARIES)
        kagetsu_library_name(name "${library}")
        if(NOT TARGET kagetsu_${name})
            message(FATAL_ERROR "cmake/KagetsuLibraries.cmake names ${library}, but nothing says kagetsu_library(${library} …).")
        endif()
        get_target_property(links kagetsu_${name} LINK_LIBRARIES)
        set(linked "")
        foreach(link IN LISTS links)
            if(TARGET "${link}")
                get_target_property(other "${link}" KAGETSU_FOLDER)
                if(other AND NOT other IN_LIST before)
                    message(FATAL_ERROR "${library} links ${other}, which stands after it in cmake/KagetsuLibraries.cmake.")
                elseif(other AND NOT other IN_LIST linked)
                    list(APPEND linked "${other}")
                endif()
            endif()
        endforeach()
        list(JOIN linked " " linked)
        string(APPEND table "${library}\t${linked}\n")
        list(APPEND before "${library}")
    endforeach()
    file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/libraries.tsv" CONTENT "@table@" @ONLY)
endfunction()
