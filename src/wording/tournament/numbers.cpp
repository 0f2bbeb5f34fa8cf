// SPDX-License-Identifier: MIT
#include "wording/tournament/numbers.h"

#include <cstdlib>

namespace kagetsu::wording {

QString pointsText(tournament::Points points)
{
    return eighthsText(tournament::eighths(points));
}

QString eighthsText(tournament::Eighths amount)
{
    constexpr char16_t Fractions[] = u" ⅛¼⅜½⅝¾⅞";
    const tournament::Eighths size = std::abs(amount);
    const tournament::Eighths part = size % tournament::One;
    QString text = amount < 0 ? QStringLiteral("−") : QString();
    if (size >= tournament::One || part == 0)
        text += QString::number(size / tournament::One);
    if (part != 0)
        text += QChar(Fractions[part]);
    return text;
}

} // namespace kagetsu::wording
