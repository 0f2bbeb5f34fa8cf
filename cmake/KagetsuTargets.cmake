# SPDX-License-Identifier: MIT
# The few functions every CMakeLists.txt of the project speaks in: kagetsu_headers, kagetsu_library, kagetsu_test.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")

# What names of files end in that are written for one kind of system.
set(KAGETSU_SYSTEM posix)
if(WIN32)
    set(KAGETSU_SYSTEM windows)
endif()

# Unless it is told that it may, ccache passes by all that includes compiled headers. (No source says when it was compiled.)
find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE}")
    if(CMAKE_BUILD_TYPE STREQUAL "Debug")
        set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env CCACHE_DEPEND=1
            CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime "${CCACHE}")
        if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
            add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
        endif()
    endif()
endif()

# Most of the time goes into reading the same headers, so where files are compiled together, they are many.
set(CMAKE_UNITY_BUILD_BATCH_SIZE 60)

# More than a hundred programs are linked for the tests; mold does each in a tenth of the time. (g++ knows it since 12.1.)
find_program(MOLD mold)
if(MOLD AND BUILD_TESTING AND CMAKE_BUILD_TYPE STREQUAL "Debug" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 12.1)
    add_link_options(-fuse-ld=mold)
endif()

# moc reads headers, never what other libraries are linked to: it need not wait for those.
set(CMAKE_AUTOGEN_ORIGIN_DEPENDS OFF)

if(CMAKE_BUILD_TYPE STREQUAL "Release" AND CMAKE_EXECUTABLE_FORMAT STREQUAL "ELF")
    include(KagetsuHardening)
endif()

# What all our code is compiled with; the headers that every library shares are those of base.
add_library(kagetsu_common INTERFACE)
target_compile_options(kagetsu_common INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # g++ 12 warns of overlaps inside std::string that cannot be (its bug 105329), which would frighten who builds it.
    target_compile_options(kagetsu_common INTERFACE -Wno-restrict)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # Templates upon templates: g++ spends an eighth of its time in collecting its garbage, which is never worth it.
    target_compile_options(kagetsu_common INTERFACE --param=ggc-min-heapsize=2000000)
    # A file that is compiled together with others is a header to g++, which then warns of what each file keeps to itself.
    target_compile_options(kagetsu_common INTERFACE -Wno-subobject-linkage)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    # Names of two files that are compiled together, functions that hide one of another signature, and what the C++
    # library of GCC 12 uses of itself.
    target_compile_options(kagetsu_common INTERFACE -Wno-shadow -Wno-overloaded-virtual -Wno-deprecated-declarations)
endif()
file(MAKE_DIRECTORY "${CMAKE_BINARY_DIR}/include/common/base")
foreach(shared IN ITEMS enumtable.h result.h seat.h version.h)
    file(CREATE_LINK "${CMAKE_SOURCE_DIR}/src/base/${shared}" "${CMAKE_BINARY_DIR}/include/common/base/${shared}" COPY_ON_ERROR SYMBOLIC)
endforeach()
target_include_directories(kagetsu_common INTERFACE "${CMAKE_BINARY_DIR}/include/common")

set(KAGETSU_SANITIZE "" CACHE STRING "Sanitizers to build with, for instance address,undefined")
set(KAGETSU_SANITIZE_EXCEPT "" CACHE STRING "Checks of theirs to leave out, for instance null,alignment")
if(KAGETSU_SANITIZE)
    add_compile_options(-fsanitize=${KAGETSU_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    if(KAGETSU_SANITIZE_EXCEPT)
        add_compile_options(-fno-sanitize=${KAGETSU_SANITIZE_EXCEPT})
    endif()
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # g++ 12 sees uninitialised values in what its own sanitizers add; the dev preset keeps the warning.
        add_compile_options(-Wno-maybe-uninitialized)
    endif()
    add_link_options(-fsanitize=${KAGETSU_SANITIZE})
    add_compile_definitions(KAGETSU_SANITIZED) # each compiler says it in its own way
endif()

option(KAGETSU_TIDY "Ask clang-tidy of each file that is compiled" OFF)
if(KAGETSU_TIDY)
    find_program(CLANG_TIDY NAMES clang-tidy-19 clang-tidy-18 clang-tidy-17 clang-tidy-16 clang-tidy REQUIRED)
    set(CMAKE_CXX_CLANG_TIDY "${CLANG_TIDY}")
endif()

option(KAGETSU_FUZZ "Fuzz targets of the readers, tests/fuzz (clang only)" OFF)
if(KAGETSU_FUZZ)
    if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
        message(FATAL_ERROR "KAGETSU_FUZZ needs clang, which has libFuzzer: install it, and use the preset fuzz.")
    endif()
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# Strict Qt: no text cast by chance, no narrowing connection. Only our own code, not the tests.
add_library(kagetsu_qt INTERFACE)
target_compile_definitions(kagetsu_qt INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_USE_QSTRINGBUILDER QT_NO_FOREACH
    QT_DISABLE_DEPRECATED_BEFORE=0x060400)

# What every library, and what else is large, is compiled with where sanitizers are: their checks take half the time to
# compile so (with g++ a third less), and a sixth less again without asking each object for its type: one that is gone is
# found by its address. KAGETSU_LIGHT spares the optimiser without sanitizers, too.
option(KAGETSU_LIGHT "Optimise only libraries that compute for long" OFF)
function(kagetsu_light target)
    if(KAGETSU_SANITIZE)
        target_compile_options(${target} PRIVATE $<IF:$<CXX_COMPILER_ID:Clang>,-O0,-Og> -fno-sanitize=vptr)
    elseif(KAGETSU_LIGHT)
        target_compile_options(${target} PRIVATE -O0)
    endif()
endfunction()

# kagetsu_headers(kagetsu_qt_headers LINK Qt6::Core HEADERS <QString> …)
# Headers of Qt that many libraries read, compiled once where whole folders are compiled: a file that is compiled alone
# includes what it needs.
function(kagetsu_headers name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LINK;HEADERS")
    file(CONFIGURE OUTPUT ${name}.cpp CONTENT "// Only carries the headers compiled with it.\n")
    add_library(${name} OBJECT "${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp")
    target_link_libraries(${name} PRIVATE kagetsu_common kagetsu_qt ${arg_LINK})
    target_precompile_headers(${name} PRIVATE ${arg_HEADERS})
    kagetsu_light(${name})
endfunction()

# Has the headers of a library's folder found under `to`: a link to the folder, or, where other libraries lie in it, a
# folder of links to everything else. `unlinked` is set where the system gives its users no links.
function(_kagetsu_link_headers folder to unlinked)
    set(inner ${KAGETSU_LIBRARIES})
    list(FILTER inner INCLUDE REGEX "^${folder}/")
    if(NOT inner)
        cmake_path(GET to PARENT_PATH parent)
        file(MAKE_DIRECTORY "${parent}")
        file(CREATE_LINK "${CMAKE_SOURCE_DIR}/${folder}" "${to}" RESULT failed SYMBOLIC)
    else()
        file(MAKE_DIRECTORY "${to}")
        set(failed 0)
        file(GLOB entries CONFIGURE_DEPENDS LIST_DIRECTORIES true RELATIVE "${CMAKE_SOURCE_DIR}/${folder}"
            "${CMAKE_SOURCE_DIR}/${folder}/*")
        foreach(entry IN LISTS entries)
            if("${folder}/${entry}" IN_LIST KAGETSU_LIBRARIES)
                continue()
            endif()
            file(CREATE_LINK "${CMAKE_SOURCE_DIR}/${folder}/${entry}" "${to}/${entry}" RESULT failed SYMBOLIC)
            if(failed)
                break()
            endif()
        endforeach()
    endif()
    if(failed STREQUAL "0")
        set(failed "")
    endif()
    set(${unlinked} "${failed}" PARENT_SCOPE)
endfunction()

# kagetsu_library(src/rules [QT] [HEAVY] SOURCES … [LINK …] [PRIVATE_LINK …])
# Makes the static library kagetsu_rules, or kagetsu_ui_board for ui/board. Its headers are reached as "rules/point.h"
# or "ui/board/boardwidget.h" through an include folder of its own, so a module that is not linked cannot be included.
# Libraries that lie in its folder are not reached so: each is linked by its own name.
# HEAVY is said of what computes for long in the tests: it is always optimised.
function(kagetsu_library folder)
    cmake_parse_arguments(PARSE_ARGV 1 arg "QT;HEAVY" "" "SOURCES;LINK;PRIVATE_LINK")
    if(NOT folder IN_LIST KAGETSU_LIBRARIES)
        message(FATAL_ERROR "${folder} is a library: name it in cmake/KagetsuLibraries.cmake, after what it links.")
    endif()
    kagetsu_library_name(name "${folder}")
    string(REGEX REPLACE "^src/" "" path "${folder}")
    add_library(kagetsu_${name} STATIC ${arg_SOURCES})
    set_target_properties(kagetsu_${name} PROPERTIES KAGETSU_FOLDER "${folder}")
    file(REMOVE_RECURSE "${CMAKE_BINARY_DIR}/include/${name}")
    _kagetsu_link_headers("${folder}" "${CMAKE_BINARY_DIR}/include/${name}/${path}" unlinked)
    if(unlinked)
        # A system that gives its users no links: everything can be included, and nobody refuses the rest.
        target_include_directories(kagetsu_${name} PUBLIC "${CMAKE_SOURCE_DIR}/src" "${CMAKE_SOURCE_DIR}")
    else()
        target_include_directories(kagetsu_${name} PUBLIC "${CMAKE_BINARY_DIR}/include/${name}")
    endif()
    target_link_libraries(kagetsu_${name} PUBLIC kagetsu_common ${arg_LINK} PRIVATE ${arg_PRIVATE_LINK})
    add_dependencies(plain kagetsu_${name})
    if(arg_QT)
        target_link_libraries(kagetsu_${name} PRIVATE kagetsu_qt)
        set_target_properties(kagetsu_${name} PROPERTIES AUTOMOC ON)
        # What moc writes reads every header of the folder, so it is compiled with the files that have read them already.
        set(mocs "${CMAKE_CURRENT_BINARY_DIR}/kagetsu_${name}_autogen/mocs_compilation.cpp")
        set(with "${CMAKE_CURRENT_BINARY_DIR}/kagetsu_${name}_mocs.cpp")
        file(CONFIGURE OUTPUT "${with}" CONTENT "#include \"${mocs}\"\n" @ONLY)
        target_sources(kagetsu_${name} PRIVATE "${with}")
        set_source_files_properties("${mocs}" PROPERTIES HEADER_FILE_ONLY ON)
        set_source_files_properties("${with}" PROPERTIES SKIP_AUTOMOC ON)
    endif()
    if(NOT arg_HEAVY)
        kagetsu_light(kagetsu_${name})
        if(NOT CMAKE_UNITY_BUILD OR NOT arg_QT)
            return()
        endif()
        set(headers kagetsu_qt_headers)
        if(name MATCHES "^ui_")
            set(headers kagetsu_widget_headers)
        endif()
        cmake_language(EVAL CODE "cmake_language(DEFER CALL _kagetsu_reuse_headers kagetsu_${name} ${headers})")
    endif()
endfunction()

# Runs at the end of the folder, when it is known whether a module of the program links the library. Such a library is
# position-independent code, and the compiled headers are not, unless Qt asks for it everywhere, as in Debian 12.
function(_kagetsu_reuse_headers target headers)
    get_target_property(isForModules ${target} POSITION_INDEPENDENT_CODE)
    if(NOT isForModules)
        target_precompile_headers(${target} REUSE_FROM ${headers})
    endif()
endfunction()

# kagetsu_for_modules(kagetsu_record …): these are also linked into modules of the program. g++ may still compile a call
# within a library as what it is, and not as one that some other library may replace.
function(kagetsu_for_modules)
    set_target_properties(${ARGV} PROPERTIES POSITION_INDEPENDENT_CODE ON)
    foreach(target IN LISTS ARGV)
        target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fno-semantic-interposition>)
    endforeach()
endfunction()

set(KAGETSU_SHARED_DATA "${CMAKE_SOURCE_DIR}/../shared/data" CACHE PATH
    "Corpora that are never copied into the project; tests skip what is not there")

# How many tests of a folder are compiled together: all, where whole folders are.
set(KAGETSU_TESTS_AT_ONCE 1)
if(CMAKE_UNITY_BUILD)
    set(KAGETSU_TESTS_AT_ONCE ${CMAKE_UNITY_BUILD_BATCH_SIZE})
endif()

# A time limit ends a test that hangs. It is no measure of speed: machines are slow, and have other work beside it. One
# function of a test may take all of it; Qt Test would end it after half of that.
set(KAGETSU_TEST_LIMIT 600)

# What packaging/test builds of the preset dev beside asan, all that is shipped and the tests labelled `plain`; and of
# asan beside dev, the tests without the label `window`.
add_custom_target(plain)
add_custom_target(sanitized)

# kagetsu_test(tst_point [ALONE] [SOURCES more.cpp …] LINK kagetsu_rules … [WIDGETS] [COST seconds] [PARTS n] [WINDOW])
# One Qt Test program from tst_point.cpp. Its data is found through KAGETSU_TEST_DATA; the larger corpora beside the
# checkout, which are never copied into it, through KAGETSU_SHARED_DATA (a test skips what is not there).
# The tests of a folder are linked into one file (those of dev labelled `plain`, and of asan labelled `window`, into another)
# and answer to their names in it, which takes a third of the time; each lives in a namespace of its name. ALONE is said
# where one is compiled otherwise than its neighbours.
# WIDGETS is said where Qt Widgets comes by more than a module of ui; it also chooses the compiled headers it reads.
# COST is how long it takes about, where that is long: such a test begins first, so that it does not run alone at the end.
# PARTS has it run n times, side by side, each with every n-th of its cases (partOfTest in tests/repetitions.h).
# A test whose source asks whether there are sanitizers does more without, so packaging/test runs it in both presets. What
# shows windows it runs in dev alone: the tests of ui, and others that say WINDOW.
function(kagetsu_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "ALONE;WIDGETS;WINDOW" "COST;PARTS" "SOURCES;LINK")
    file(STRINGS "${name}.cpp" asks REGEX "repetitions\\.h|KAGETSU_SANITIZED")
    if(WIN32)
        file(STRINGS "${name}.cpp" needs REGEX "#include <(unistd|sys/|csignal|rapidcheck)|clocktest|randomgame\\.h|slowclock\\.h")
        if(needs OR "${arg_LINK}" MATCHES "clocktest")
            message(STATUS "${name} is not for Windows")
            add_custom_target(${name})
            return()
        endif()
    endif()
    set(labels "")
    if(arg_WINDOW OR CMAKE_CURRENT_SOURCE_DIR MATCHES "/tests/ui/")
        set(labels plain window)
    elseif(asks)
        set(labels plain)
    endif()
    # AUTOMOC would read every header of every test again, which took longer than compiling them; moc needs none.
    qt_generate_moc(${name}.cpp ${name}.moc)
    if(arg_WIDGETS OR "${arg_LINK}" MATCHES "kagetsu_ui_")
        list(APPEND arg_LINK Qt6::Widgets)
    endif()
    if(arg_ALONE)
        if(IS_SYMLINK "${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${name}")
            file(REMOVE "${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${name}") # it was not alone, and would be written through
        endif()
        add_executable(${name} ${name}.cpp ${name}.moc ${arg_SOURCES})
        _kagetsu_test_program(${name} ${arg_LINK})
    else()
        # So that packaging/test need not compile the neighbours of those it builds.
        set(kind "")
        if(NOT KAGETSU_SANITIZE AND labels)
            set(kind _plain)
        elseif(KAGETSU_SANITIZE AND "window" IN_LIST labels)
            set(kind _window)
        endif()
        get_property(begun DIRECTORY PROPERTY kagetsu_tests${kind})
        if(NOT begun)
            cmake_language(EVAL CODE "cmake_language(DEFER CALL _kagetsu_link_tests \"${kind}\")")
        endif()
        set_property(DIRECTORY APPEND PROPERTY kagetsu_tests${kind} ${name})
        set_property(DIRECTORY APPEND PROPERTY kagetsu_test_links${kind} ${arg_LINK})
        foreach(source IN LISTS arg_SOURCES)
            set_property(DIRECTORY APPEND PROPERTY kagetsu_test_sources${kind} ${source})
        endforeach()
        add_custom_target(${name}) # so that it can be built by its name
    endif()
    if(labels)
        add_dependencies(plain ${name})
    endif()
    if(NOT "window" IN_LIST labels)
        add_dependencies(sanitized ${name})
    endif()
    if(NOT arg_COST)
        set(arg_COST 0)
    endif()
    if(NOT arg_PARTS)
        set(arg_PARTS 1)
    endif()
    foreach(part RANGE 1 ${arg_PARTS})
        set(test ${name})
        if(arg_PARTS GREATER 1)
            string(APPEND test _${part}_of_${arg_PARTS})
        endif()
        add_test(NAME ${test} COMMAND "${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${name}")
        # A test finds no daemon that speaks, whatever runs on the machine, and starts none.
        set_tests_properties(${test} PROPERTIES
            ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;SPEECHD_ADDRESS=inet_socket:127.0.0.1:1;QT_LOGGING_RULES=qt.qpa.*=false;QTEST_FUNCTION_TIMEOUT=${KAGETSU_TEST_LIMIT}000;KAGETSU_PART=${part}/${arg_PARTS}"
            TIMEOUT ${KAGETSU_TEST_LIMIT} COST ${arg_COST} LABELS "${labels}")
    endforeach()
endfunction()

# What every program of tests has.
function(_kagetsu_test_program program)
    if(WIN32)
        kagetsu_windows_program(${program} "A test of Kagetsu")
    endif()
    target_include_directories(${program} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}" "${CMAKE_CURRENT_SOURCE_DIR}")
    target_link_libraries(${program} PRIVATE ${ARGN} kagetsu_testing)
    if("${ARGN}" MATCHES "Qt6::Widgets")
        target_precompile_headers(${program} REUSE_FROM kagetsu_widget_test_headers)
    else()
        target_precompile_headers(${program} REUSE_FROM kagetsu_test_headers)
    endif()
    # Qt Test looks for it, so the compiled headers would not be those of a program that has it.
    if("${ARGN}" MATCHES "Qt6::Network")
        target_compile_options(${program} PRIVATE -UQT_NETWORK_LIB)
    endif()
    target_compile_definitions(${program} PRIVATE
        KAGETSU_TEST_DATA="${CMAKE_SOURCE_DIR}/tests/data" KAGETSU_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
        KAGETSU_SHARED_DATA="${KAGETSU_SHARED_DATA}")
endfunction()

# The tests of this folder, `kind` "_plain", "_window" or none, each with its main() under its name, and one main() that
# calls it by the name of the link through which it was started.
function(_kagetsu_link_tests kind)
    file(RELATIVE_PATH folder "${CMAKE_SOURCE_DIR}" "${CMAKE_CURRENT_SOURCE_DIR}")
    string(REPLACE "/" "_" program "${folder}${kind}")
    get_property(tests DIRECTORY PROPERTY kagetsu_tests${kind})
    get_property(links DIRECTORY PROPERTY kagetsu_test_links${kind})
    get_property(sources DIRECTORY PROPERTY kagetsu_test_sources${kind})
    list(REMOVE_DUPLICATES links)

    file(MAKE_DIRECTORY "${CMAKE_RUNTIME_OUTPUT_DIRECTORY}") # for the links, before anything is built
    set(declared "")
    set(named "")
    foreach(test IN LISTS tests)
        string(APPEND declared "int main_of_${test}(int, char **);\n")
        string(APPEND named "    { \"${test}\", main_of_${test} },\n")
        add_dependencies(${test} ${program})
        file(CREATE_LINK ${program} "${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${test}" SYMBOLIC)
    endforeach()
    file(CONFIGURE OUTPUT "${program}.cpp" @ONLY CONTENT [=[
#include <cstdio>
#include <string_view>
@declared@
int main(int argc, char **argv)
{
    constexpr struct
    {
        std::string_view name;
        int (*main)(int, char **);
    } Tests[] = {
@named@    };
    const std::string_view called(argv[0]);
    for (const auto &test : Tests) {
        if (called.substr(called.find_last_of('/') + 1) == test.name)
            return test.main(argc, argv);
        if (argc > 1 && argv[1] == test.name) // where a link has no name of its own, as on Windows
            return test.main(argc - 1, argv + 1);
    }
    for (const auto &test : Tests)
        std::printf("%s\n", test.name.data());
    return 2;
}
]=])
    set(compiled "")
    list(LENGTH tests count)
    math(EXPR last "${count} - 1")
    foreach(first RANGE 0 ${last} ${KAGETSU_TESTS_AT_ONCE})
        list(SUBLIST tests ${first} ${KAGETSU_TESTS_AT_ONCE} some)
        set(text "#include \"${CMAKE_SOURCE_DIR}/tests/mainofmany.h\"\n")
        foreach(test IN LISTS some)
            string(APPEND text "#undef KAGETSU_MAIN\n#define KAGETSU_MAIN main_of_${test}\n#include \"${test}.cpp\"\n")
        endforeach()
        file(CONFIGURE OUTPUT "${program}_${first}.cpp" @ONLY CONTENT "@text@")
        list(APPEND compiled "${CMAKE_CURRENT_BINARY_DIR}/${program}_${first}.cpp")
    endforeach()
    list(TRANSFORM tests APPEND .moc OUTPUT_VARIABLE mocs)
    add_executable(${program} ${program}.cpp ${compiled} ${mocs} ${sources})
    set_target_properties(${program} PROPERTIES UNITY_BUILD OFF)
    set_source_files_properties(${program}.cpp PROPERTIES SKIP_PRECOMPILE_HEADERS ON) # reads next to nothing
    _kagetsu_test_program(${program} ${links})
endfunction()

# kagetsu_test_library(kagetsu_rulestest SOURCES corpus.cpp … [QT] [HEAVY] LINK kagetsu_rules …)
# What several test programs compute with, compiled once: fixtures, drivers, reference implementations. QT is said where
# a header declares an object, HEAVY of what computes for long.
function(kagetsu_test_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "QT;HEAVY" "" "SOURCES;LINK")
    add_library(${name} STATIC ${arg_SOURCES})
    set_target_properties(${name} PROPERTIES AUTOMOC "${arg_QT}")
    target_link_libraries(${name} PUBLIC ${arg_LINK} kagetsu_common Qt6::Test)
    if(NOT arg_HEAVY)
        kagetsu_light(${name})
    endif()
    target_compile_definitions(${name} PRIVATE
        KAGETSU_TEST_DATA="${CMAKE_SOURCE_DIR}/tests/data" KAGETSU_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
endfunction()
