// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace kagetsu::ui {

// A rating as it is written in a field, and what is written there as a rating; nothing for what is none.
inline QString ratingText(std::optional<int> rating)
{
    return rating ? QString::number(*rating) : QString();
}

inline std::optional<int> ratingOf(const QString &written)
{
    constexpr int MostRating = 100'000;
    bool isNumber = false;
    const int number = written.trimmed().toInt(&isNumber);
    return isNumber && number >= 0 && number <= MostRating ? std::optional(number) : std::nullopt;
}

} // namespace kagetsu::ui
