// SPDX-License-Identifier: MIT
#include "ui/arbiter/writtentime.h"

#include <QRegularExpression>

namespace kagetsu::ui {

std::optional<clock::Duration> timeFromText(const QString &text)
{
    static const QRegularExpression Seconds(QStringLiteral("^(\\d{1,6})(?:[.,](\\d{1,3}))? *s$"));
    static const QRegularExpression Parts(
        QStringLiteral("^(?:(\\d{1,3}):(?=\\d+:))?(\\d{1,4})(?::([0-5]?\\d)(?:[.,](\\d{1,3}))?)?$"));
    const auto thousandths = [](const QString &digits) { return digits.leftJustified(3, QLatin1Char('0')).toInt(); };
    const QString written = text.trimmed();
    std::int64_t time = 0;
    if (const auto seconds = Seconds.match(written); seconds.hasMatch()) {
        time = seconds.captured(1).toInt() * std::int64_t { 1000 } + thousandths(seconds.captured(2));
    } else if (const auto parts = Parts.match(written); parts.hasMatch()) {
        const std::int64_t minutes = parts.captured(1).toInt() * 60 + parts.captured(2).toInt();
        time = (minutes * 60 + parts.captured(3).toInt()) * 1000 + thousandths(parts.captured(4));
    } else {
        return std::nullopt;
    }
    return clock::Duration(time) <= clock::LongestTime ? std::optional(clock::Duration(time)) : std::nullopt;
}

} // namespace kagetsu::ui
