// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace kagetsu::ui {

// Converts a rating to the text of a field and back; ratingOf() returns nothing if the text is not a rating.
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
