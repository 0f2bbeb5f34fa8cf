// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QLocale>

namespace kagetsu::wording {

// Dates have one form on the screen, on paper and in files, which no country reads otherwise: "2026-11-29".
inline QString shortDate(QDate date)
{
    return date.toString(Qt::ISODate);
}

// A time of day as the country writes it where the desktop speaks this language ("9:47 AM" in the United States), and
// in hours of 24 elsewhere: a language alone has no country. Qt 6.4 writes the sign for a part of the day ("in the
// afternoon") as the letter B, which the Chinese of Taiwan has; without it the hours are those of 24.
inline QString shortTime(QTime time)
{
    const QLocale country = QLocale::system();
    if (country.language() != QLocale().language() || country.script() != QLocale().script())
        return time.toString(QStringLiteral("HH:mm"));
    return QLocale().toString(time, country.timeFormat(QLocale::ShortFormat).remove(QLatin1Char('B')));
}

inline QString shortMoment(const QDateTime &moment)
{
    return shortDate(moment.date()) + QLatin1Char(' ') + shortTime(moment.time());
}

} // namespace kagetsu::wording
