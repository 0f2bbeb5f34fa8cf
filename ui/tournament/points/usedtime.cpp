// SPDX-License-Identifier: MIT
#include "ui/tournament/points/usedtime.h"

#include <QStringList>

namespace kagetsu::ui {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;
using tournament::Milliseconds;

QString usedTimeText(Milliseconds time)
{
    if (time <= Milliseconds(0))
        return {};
    const auto all = std::chrono::duration_cast<seconds>(time).count();
    return QStringLiteral("%1:%2:%3")
        .arg(all / 3600)
        .arg(all / 60 % 60, 2, 10, QLatin1Char('0'))
        .arg(all % 60, 2, 10, QLatin1Char('0'));
}

std::optional<Milliseconds> usedTimeFrom(const QString &text)
{
    constexpr qint64 MostHours = 99;
    // Wide digits and colons of a Chinese or Japanese keyboard, too.
    const QString plain = text.normalized(QString::NormalizationForm_KC).trimmed();
    if (plain.isEmpty())
        return Milliseconds(0);
    const QStringList parts = plain.split(QLatin1Char(':'));
    if (parts.size() > 3)
        return std::nullopt;
    qint64 all = 0;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        bool isNumber = false;
        const uint part = parts[i].trimmed().toUInt(&isNumber);
        if (!isNumber || part > 99'999 || (i > 0 && part > 59))
            return std::nullopt;
        all = all * 60 + part;
    }
    if (parts.size() == 1)
        all *= 60;
    return all <= MostHours * 3600 ? std::optional(Milliseconds(seconds(all))) : std::nullopt;
}

} // namespace kagetsu::ui
