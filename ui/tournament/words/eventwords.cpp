// SPDX-License-Identifier: MIT
#include "ui/tournament/words/eventwords.h"

#include "tournament/model/find.h"
#include "tournament/score/matchscore.h"
#include "wording/text/foreigntext.h"

#include <QCoreApplication>
#include <QLocale>

namespace kagetsu::ui {

using tournament::Bye;
using tournament::Format;
using tournament::Outcome;
using tournament::Round;

namespace {

struct EventWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::EventWords)
};

QString durationText(qint64 milliseconds)
{
    const qint64 seconds = milliseconds / 1000;
    return QStringLiteral("%1:%2:%3")
        .arg(seconds / 3600)
        .arg(seconds / 60 % 60, 2, 10, QLatin1Char('0'))
        .arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

bool isByForfeit(const tournament::Match &match)
{
    return match.games.size() == 1 && match.games.front().report && !isPlayed(match.games.front().report->outcome);
}

} // namespace

QString entryName(const tournament::Section &section, tournament::EntryId entry)
{
    const tournament::Entry *found = tournament::findEntry(section, entry);
    return found ? wording::foreignText(found->details.name) : QStringLiteral("–");
}

QString pointsText(tournament::Points points)
{
    const int halves = std::abs(points.halves);
    QString text = points.halves < 0 ? QStringLiteral("−") : QString();
    if (halves > 1 || halves == 0)
        text += QString::number(halves / 2);
    return halves % 2 == 0 ? text : text + QStringLiteral("½");
}

QString amountText(tournament::Criterion::Kind kind, tournament::Eighths amount)
{
    if (kind == tournament::Criterion::Kind::Time)
        return durationText(amount);
    const bool isCount = kind == tournament::Criterion::Kind::Rating || kind == tournament::Criterion::Kind::Lot
        || kind == tournament::Criterion::Kind::Warnings;
    return QLocale().toString(isCount ? double(amount) : double(amount) / tournament::One, 'g', 10);
}

QString formatName(Format format)
{
    switch (format) {
    case Format::RoundRobin: return EventWords::tr("Round robin");
    case Format::DoubleRoundRobin: return EventWords::tr("Double round robin");
    case Format::Swiss: return EventWords::tr("Swiss system");
    case Format::Elimination: return EventWords::tr("Elimination");
    case Format::DoubleElimination: break;
    }
    return EventWords::tr("Double elimination");
}

QString byeName(Bye::Kind kind)
{
    switch (kind) {
    //: A round without an opponent, because the number of players is odd.
    case Bye::Kind::Pairing: return EventWords::tr("Bye");
    //: A round without an opponent that gives the points of a draw.
    case Bye::Kind::Half: return EventWords::tr("Half-point bye");
    //: A round without an opponent that gives no points.
    case Bye::Kind::Zero: return EventWords::tr("Zero-point bye");
    case Bye::Kind::Full: break;
    }
    //: A round without an opponent that gives the points of a win.
    return EventWords::tr("Full-point bye");
}

QString stateName(Round::State state)
{
    switch (state) {
    //: A round that only the arbiter sees so far.
    case Round::State::Draft: return EventWords::tr("Draft");
    //: A round whose pairings the players know.
    case Round::State::Published: return EventWords::tr("Published");
    case Round::State::Finished: break;
    }
    //: A round whose results are all in.
    return EventWords::tr("Closed");
}

QString outcomeText(Outcome outcome)
{
    switch (outcome) {
    case Outcome::AWon: return QStringLiteral("1–0");
    case Outcome::BWon: return QStringLiteral("0–1");
    case Outcome::Draw: return QStringLiteral("½–½");
    case Outcome::AWonByForfeit: return QStringLiteral("+ –");
    case Outcome::BWonByForfeit: return QStringLiteral("– +");
    case Outcome::BothForfeited: break;
    }
    return QStringLiteral("– –");
}

QString resultText(const tournament::Match &match)
{
    if (match.ruling)
        return QStringLiteral("%1–%2").arg(pointsText(match.ruling->a), pointsText(match.ruling->b));
    if (isByForfeit(match))
        return outcomeText(match.games.front().report->outcome);
    tournament::PerParty<tournament::Points> sum;
    std::size_t reported = 0;
    for (const tournament::Game &game : match.games) {
        if (!game.report)
            continue;
        ++reported;
        const tournament::PerParty<tournament::Points> points = tournament::gamePointsOf(game.report->outcome);
        sum.a += points.a;
        sum.b += points.b;
    }
    if (reported == 0)
        return {};
    const QString text = QStringLiteral("%1–%2").arg(pointsText(sum.a), pointsText(sum.b));
    return reported < match.games.size() ? text + QStringLiteral(" …") : text;
}

} // namespace kagetsu::ui
