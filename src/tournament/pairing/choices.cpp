// SPDX-License-Identifier: MIT
#include "tournament/pairing/choices.h"

#include <algorithm>

namespace kagetsu::pairing {

Choices::Choices(const Field &field, const Options &options)
    : m_bye(field.bye())
    , m_isAllowed(std::size_t(field.size() + 1) * std::size_t(field.size() + 1), true)
{
    for (int a = 0; a <= m_bye; ++a) {
        for (int b = 0; b <= a; ++b)
            set(a, b, a != b && (a == m_bye || (field.mayMeet(a, b) && !field.isForbidden(a, b))));
    }
    for (const auto &a : options.locks.sides) {
        for (const auto &b : options.locks.sides) {
            if (a.side == b.side)
                forbid(field.placeOf(a.player), field.placeOf(b.player));
        }
    }
    for (const auto &[players, table] : options.locks.pairs)
        force(field.placeOf(players.a), field.placeOf(players.b));
    for (const int number : options.locks.byes)
        m_lockedByes.push_back(field.placeOf(number));
    for (int place = 0; place < field.size(); ++place) {
        if (std::ranges::find(m_lockedByes, place) == m_lockedByes.end())
            m_paired.push_back(place);
    }
    if (m_paired.size() % 2 == 1)
        m_paired.push_back(m_bye);
}

void Choices::force(int a, int b)
{
    for (int other = 0; other <= m_bye; ++other) {
        forbid(a, other);
        forbid(b, other);
    }
    set(a, b, true);
}

void Choices::set(int a, int b, bool isAllowed)
{
    m_isAllowed[indexOf(a, b)] = isAllowed;
    m_isAllowed[indexOf(b, a)] = isAllowed;
}

} // namespace kagetsu::pairing
