// SPDX-License-Identifier: MIT
#pragma once

#include <QTest>

// Qt Test's main() for a test that shares its program with others: under the name KAGETSU_MAIN, which the including
// file defines before each (cmake/KagetsuTargets.cmake).
#undef QTEST_MAIN_WRAPPER
#define QTEST_MAIN_WRAPPER(TestObject, ...)                                                                            \
    int KAGETSU_MAIN(int argc, char **argv)                                                                            \
    {                                                                                                                  \
        QTest::Internal::callInitMain<TestObject>();                                                                   \
        __VA_ARGS__                                                                                                    \
        TestObject test;                                                                                               \
        QTest::setMainSourcePath(__FILE__);                                                                            \
        return QTest::qExec(&test, argc, argv);                                                                        \
    }
