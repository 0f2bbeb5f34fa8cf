// SPDX-License-Identifier: MIT
#include "words.h"

#include <QRegularExpression>
#include <QStringList>

namespace kagetsu::pairing {

namespace {

Player playerFrom(const QString &text)
{
    static const QRegularExpression form(
        QStringLiteral("^(-?\\d+):(-?\\d+)(?:/([os]*))?(\\**)(?:@(\\w))?(?:x([\\d,]+))?$"));
    const QRegularExpressionMatch match = form.match(text);
    Q_ASSERT(match.hasMatch());
    Player player;
    player.number = match.captured(1).toInt();
    player.points = match.captured(2).toInt();
    player.sides = sidesFrom(match.captured(3));
    player.byes = int(match.captured(4).size());
    player.club = match.captured(5).toStdString();
    for (const QString &number : match.captured(6).split(QLatin1Char(','), Qt::SkipEmptyParts))
        player.met.push_back(number.toInt());
    return player;
}

} // namespace

QByteArray told(const Pairing &pairing)
{
    QByteArrayList words;
    for (const auto &[opener, second] : pairing.tables)
        words += QByteArray::number(opener) + '-' + QByteArray::number(second);
    for (const int number : pairing.byes)
        words += QByteArray::number(number);
    return words.join(' ');
}

QByteArray told(const Result<Pairing, Obstacle> &pairing)
{
    return pairing ? told(*pairing) : "none";
}

std::vector<Side> sidesFrom(const QString &letters)
{
    std::vector<Side> sides;
    for (const QChar letter : letters)
        sides.push_back(letter == QLatin1Char('o') ? Side::Opener : Side::Second);
    return sides;
}

std::vector<Player> playersFrom(const QString &text)
{
    std::vector<Player> players;
    for (const QString &word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        players.push_back(playerFrom(word));
    return players;
}

} // namespace kagetsu::pairing
