// SPDX-License-Identifier: MIT
#include "journal/walltext.h"

namespace kagetsu::journal {

match::WallTime wallOf(const QDateTime &time)
{
    return { time.toMSecsSinceEpoch(), time.offsetFromUtc() };
}

std::string wallText(const match::WallTime &wall)
{
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(wall.utc, Qt::OffsetFromUTC, wall.offset);
    return time.toString(Qt::ISODateWithMs).toStdString();
}

std::optional<match::WallTime> wallFromText(const std::string &text)
{
    const QDateTime time = QDateTime::fromString(QString::fromStdString(text), Qt::ISODateWithMs);
    if (!time.isValid() || time.timeSpec() == Qt::LocalTime)
        return std::nullopt;
    return wallOf(time);
}

} // namespace kagetsu::journal
