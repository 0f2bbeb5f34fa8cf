// SPDX-License-Identifier: MIT
#pragma once

#include <QTest>

// Compiled into every test with the headers that all of them read (CMakeLists.txt beside it): what is waited for may
// come late on a busy machine, and a test that waits for an event waits until that is taken for lost, not for the five
// seconds of Qt Test. Whoever tests how quick something is says a limit.

namespace kagetsu {

// Milliseconds until a test takes for lost what should come at once.
constexpr int LostAfter = 30'000;

} // namespace kagetsu

#undef QTRY_VERIFY
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT(expr, kagetsu::LostAfter)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expr, messageExpression) QTRY_VERIFY2_WITH_TIMEOUT(expr, messageExpression, kagetsu::LostAfter)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT(expr, expected, kagetsu::LostAfter)
