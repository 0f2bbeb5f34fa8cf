// SPDX-License-Identifier: MIT
#pragma once

#include <QHashFunctions>

namespace kagetsu::ui {

// While it lives, new hash tables have the same order in every run of the program. The writer of PDFs keeps the faces
// of a paper in one and writes them in its order; so the same paper would not be the same bytes tomorrow.
class SameOrder
{
public:
    SameOrder() { QHashSeed::setDeterministicGlobalSeed(); }
    ~SameOrder() { QHashSeed::resetRandomGlobalSeed(); }
    SameOrder(const SameOrder &) = delete;
    SameOrder &operator=(const SameOrder &) = delete;
};

} // namespace kagetsu::ui
