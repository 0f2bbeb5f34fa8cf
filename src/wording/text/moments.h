// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QLocale>

namespace kagetsu::wording {

// A date and time, or a time of day, in the short form of the language. Qt 6.4 writes the sign for a part of the day
// ("in the afternoon") as the letter B, which the Chinese of Taiwan has; without it the hours are those of 24.
inline QString shortMoment(const QDateTime &moment)
{
    return QLocale().toString(moment, QLocale().dateTimeFormat(QLocale::ShortFormat).remove(QLatin1Char('B')));
}
inline QString shortTime(QTime time)
{
    return QLocale().toString(time, QLocale().timeFormat(QLocale::ShortFormat).remove(QLatin1Char('B')));
}

} // namespace kagetsu::wording
