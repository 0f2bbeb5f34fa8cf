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

} // namespace kagetsu::text
