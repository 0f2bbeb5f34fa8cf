// SPDX-License-Identifier: MIT
#include "text/tournament/numbers.h"

#include "tournament/standings/valuetext.h"

#include <cstdlib>

namespace kagetsu::text {

QString pointsText(tournament::Points points)
{
    return eighthsText(tournament::eighths(points));
}

QString eighthsText(tournament::Eighths amount)
{
    constexpr char16_t Fractions[] = u" ⅛¼⅜½⅝¾⅞";
    const tournament::Eighths size = std::abs(amount);
    const tournament::Eighths part = size % tournament::One;
    QString text = amount < 0 ? QStringLiteral("−") : QString();
    if (size >= tournament::One || part == 0)
        text += QString::number(size / tournament::One);
    if (part != 0)
        text += QChar(Fractions[part]);
    return text;
}

QString amountText(tournament::Criterion::Kind kind, tournament::Eighths amount)
{
    if (kind == tournament::Criterion::Kind::Time)
        return usedTimeText(tournament::Milliseconds(amount / tournament::One));
    if (tournament::isInHundredths(kind))
        return QString::fromStdString(tournament::exactText(kind, amount));
    return eighthsText(amount);
}

QString valueText(const tournament::Criterion &criterion, const tournament::Value &value)
{
    return value.hasEffect ? amountText(criterion.kind, value.amount) : QStringLiteral("–");
}

QString usedTimeText(tournament::Milliseconds time)
{
    const qint64 seconds = time.count() / 1000;
    return QStringLiteral("%1:%2:%3")
        .arg(seconds / 3600)
        .arg(seconds / 60 % 60, 2, 10, QLatin1Char('0'))
        .arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

} // namespace kagetsu::text
