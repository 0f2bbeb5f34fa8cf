// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QLocale>

namespace kagetsu::text {

// Returns a date as "2026-11-29". Dates have this one form on screen, on paper and in files, because no country
// misreads it.
inline QString shortDate(QDate date)
{
    return date.toString(Qt::ISODate);
}

// Returns a time of day in the country's format if the desktop uses the same language ("9:47 AM" in the United States),
// and otherwise in 24 hours, because a language alone does not identify a country. Qt 6.4 writes the symbol for the
// part of the day ("in the afternoon") as the letter B, which the Chinese of Taiwan uses; without it the hours are
// those of 24.
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

} // namespace kagetsu::text
