// SPDX-License-Identifier: MIT
#include "match/journal/codec/timestamptext.h"

#include <QTimeZone>

#include <algorithm>

namespace kagetsu::journal {

match::WallTime wallOf(const QDateTime &time)
{
    return { time.toMSecsSinceEpoch(), time.offsetFromUtc() };
}

std::string timestampText(const match::WallTime &wall)
{
    // Years that ISO 8601 cannot write with four digits are replaced by the nearest one: a clock that is so wrong must
    // not make its line unreadable.
    static const QTimeZone Utc = QTimeZone::utc();
    static const qint64 Earliest = QDateTime(QDate(1, 1, 2), QTime(0, 0), Utc).toMSecsSinceEpoch();
    static const qint64 Latest = QDateTime(QDate(9999, 12, 30), QTime(0, 0), Utc).toMSecsSinceEpoch();
    // No function that takes an offset directly is in Qt 6.4 and not deprecated in Qt 6.8.
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(std::clamp<qint64>(wall.utc, Earliest, Latest), Utc)
                               .toOffsetFromUtc(wall.offset);
    return time.toString(Qt::ISODateWithMs).toStdString();
}

std::optional<match::WallTime> timestampFromText(const std::string &text)
{
    const QDateTime time = QDateTime::fromString(QString::fromStdString(text), Qt::ISODateWithMs);
    if (!time.isValid() || time.timeSpec() == Qt::LocalTime)
        return std::nullopt;
    return wallOf(time);
}

} // namespace kagetsu::journal
