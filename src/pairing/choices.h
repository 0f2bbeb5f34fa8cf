// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/field.h"

namespace kagetsu::pairing {

// Which pairs a round may be made of: all but those who have met, are forbidden, or are kept from one another by locks
// (pairing.md#locks). By places in the field; the bye is one of them where the number is odd.
class Choices
{
public:
    Choices(const Field &field, const Options &options);

    bool allows(int a, int b) const { return m_isAllowed[indexOf(a, b)]; }
    // Who has a partner in every pairing: without those whose bye is locked, perhaps with the bye.
    const std::vector<int> &paired() const { return m_paired; }
    const std::vector<int> &lockedByes() const { return m_lockedByes; }

    void forbid(int a, int b) { set(a, b, false); }
    // Only with one another, even if they may not.
    void force(int a, int b);

private:
    std::size_t indexOf(int a, int b) const { return std::size_t(a) * std::size_t(m_bye + 1) + std::size_t(b); }
    void set(int a, int b, bool isAllowed);

    int m_bye;
    std::vector<bool> m_isAllowed;
    std::vector<int> m_paired;
    std::vector<int> m_lockedByes;
};

} // namespace kagetsu::pairing
