// SPDX-License-Identifier: MIT
#include "text/match/writtentime.h"

#include "clock/controltext.h"
#include "text/common/typed.h"

#include <QRegularExpression>

namespace kagetsu::text {

std::optional<WrittenTime> timeFromText(const QString &text)
{
    static const QRegularExpression Minutes(QStringLiteral("^[0-9]{1,5}$"));
    QString written = typedTime(text);
    const bool isMinutes = Minutes.match(written).hasMatch();
    const bool isBare = isMinutes || written.contains(QLatin1Char(':'));
    if (isMinutes)
        written += QLatin1Char('m');
    written.replace(QLatin1Char(','), QLatin1Char('.'));
    const auto time = clock::readTime(written.toStdString());
    return time ? std::optional(WrittenTime { *time, isBare }) : std::nullopt;
}

std::optional<std::chrono::milliseconds> usedTimeFromText(const QString &text)
{
    constexpr std::chrono::hours Longest(99);
    if (text.trimmed().isEmpty())
        return std::chrono::milliseconds(0);
    const auto written = timeFromText(text);
    if (!written || written->time > Longest)
        return std::nullopt;
    return std::chrono::duration_cast<std::chrono::milliseconds>(written->time);
}

} // namespace kagetsu::text
