// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/field.h"

namespace kagetsu::pairing {

// The pairs that a round may consist of: all except those who have met, are forbidden, or are kept apart by locks
// (tournament-pairing.md#locks). Players are given by their places in the field; if their number is odd, the bye is one
// of the places.
class Choices
{
public:
    Choices(const Field &field, const Options &options);

    bool allows(int a, int b) const { return m_isAllowed[indexOf(a, b)]; }
    // Returns the places that have a partner in every pairing: all without a locked bye, including the bye itself if it
    // is given.
    const std::vector<int> &paired() const { return m_paired; }
    const std::vector<int> &lockedByes() const { return m_lockedByes; }

    void forbid(int a, int b) { set(a, b, false); }
    // Lets a and b be paired only with each other, even if they otherwise may not.
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
