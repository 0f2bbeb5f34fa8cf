// SPDX-License-Identifier: MIT
#pragma once

#include <QHashFunctions>

namespace kagetsu::ui {

// While it lives, new hash tables have the same order in every run of the program. Qt's PDF writer keeps a paper's
// fonts in such a table and writes them in its order; otherwise the same paper would not give the same bytes again.
class SameOrder
{
public:
    SameOrder() { QHashSeed::setDeterministicGlobalSeed(); }
    ~SameOrder() { QHashSeed::resetRandomGlobalSeed(); }
    SameOrder(const SameOrder &) = delete;
    SameOrder &operator=(const SameOrder &) = delete;
};

} // namespace kagetsu::ui
