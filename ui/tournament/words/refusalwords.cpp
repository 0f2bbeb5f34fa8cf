// SPDX-License-Identifier: MIT
#include "ui/tournament/words/refusalwords.h"

#include "ui/tournament/host/roundmaking.h"
#include "ui/tournament/words/eventwords.h"
#include "wording/text/sentences.h"

#include <QCoreApplication>

namespace kagetsu::ui {

namespace {

struct RefusalWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::RefusalWords)
};

using tournament::Refusal;
using tournament::Section;
using Why = Refusal::Why;

QString nameOf(const Section &section, int number)
{
    return entryName(section, entryOf(section, number));
}

QString namesOf(const Section &section, const std::vector<int> &numbers)
{
    QStringList names;
    for (const int number : numbers)
        names += number == 0 ? byeName(tournament::Bye::Kind::Pairing) : nameOf(section, number);
    return names.join(QStringLiteral(", "));
}

QString roundRefusal(const Refusal &refusal)
{
    switch (refusal.why) {
    case Why::RoundsPublished: return RefusalWords::tr("A round is already published.");
    case Why::RoundPublished: return RefusalWords::tr("Round %1 is already published.").arg(refusal.round);
    case Why::RoundNotPublished: return RefusalWords::tr("Round %1 is not published yet.").arg(refusal.round);
    case Why::RoundNotFinished: return RefusalWords::tr("Round %1 is not closed yet.").arg(refusal.round);
    case Why::RoundFinished: return RefusalWords::tr("Round %1 is closed. Reopen it first.").arg(refusal.round);
    case Why::ResultsEntered: return RefusalWords::tr("Round %1 already has results.").arg(refusal.round);
    case Why::ResultsMissing:
        return RefusalWords::tr("Table %1 of round %2 has no result yet.").arg(refusal.table).arg(refusal.round);
    case Why::LaterRoundExists: return RefusalWords::tr("There is already a later round.");
    case Why::NoPlannedRoundLeft: return RefusalWords::tr("All planned rounds have been paired.");
    case Why::SectionFinished: return RefusalWords::tr("The section is closed.");
    default: return RefusalWords::tr("This is not possible now.");
    }
}

} // namespace

QString refusalText(const Section &section, const Refusal &refusal)
{
    const QString name = entryName(section, refusal.entry);
    switch (refusal.why) {
    //: %1 is a player.
    case Why::EntryPaired: return RefusalWords::tr("%1 is already paired. Withdraw the player instead.").arg(name);
    case Why::EntryTwice: return RefusalWords::tr("%1 would be paired twice.").arg(name);
    case Why::EntryNotInRound:
        return RefusalWords::tr("The players have changed: %1. Discard the draft, and pair the round again.").arg(name);
    case Why::AlreadyWithdrawn: return RefusalWords::tr("%1 has already withdrawn.").arg(name);
    case Why::NotWithdrawn: return RefusalWords::tr("%1 has not withdrawn.").arg(name);
    case Why::LockExists: return RefusalWords::tr("%1 already has a fixed pairing or a bye in this round.").arg(name);
    case Why::OutOfRange: return RefusalWords::tr("This number is out of range.");
    default: return roundRefusal(refusal);
    }
}

QString obstacleText(const Section &section, const pairing::Obstacle &obstacle)
{
    using Kind = pairing::Obstacle::Kind;
    switch (obstacle.kind) {
    case Kind::Stopped: return {};
    case Kind::TooManyPlayers: return RefusalWords::tr("There are too many players to pair.");
    case Kind::NoPairing: break;
    default:
        return RefusalWords::tr("The fixed pairings contradict each other: %1.")
            .arg(namesOf(section, obstacle.players));
    }
    QStringList sentences { RefusalWords::tr("This round cannot be paired without a rematch or a second bye.") };
    QStringList groups;
    for (const std::vector<int> &group : obstacle.groups)
        groups += namesOf(section, group);
    //: %1: groups of players, separated by semicolons.
    sentences += RefusalWords::tr("No possible opponents are left for: %1.").arg(groups.join(QStringLiteral("; ")));
    if (!obstacle.forbidden.empty())
        sentences += RefusalWords::tr("It may help to allow a pair that you have ruled out.");
    return wording::joinSentences(sentences);
}

QStringList breachLines(const Section &section, const std::vector<pairing::Breach> &breaches)
{
    QStringList lines;
    for (const auto &[rule, players] : breaches) {
        const QString a = nameOf(section, players.a);
        const QString b = nameOf(section, players.b);
        switch (rule) {
        case pairing::Breach::Rematch: lines += RefusalWords::tr("%1 and %2 have already met.").arg(a, b); break;
        case pairing::Breach::Forbidden: lines += RefusalWords::tr("%1 and %2 are not to be paired.").arg(a, b); break;
        case pairing::Breach::SecondBye: lines += RefusalWords::tr("%1 has already had a bye.").arg(a); break;
        case pairing::Breach::SameSideThrice:
            //: Who begins the opening is the opener, the other one is second.
            lines += RefusalWords::tr("%1 would have the same side for the third time running.").arg(a);
            break;
        case pairing::Breach::SameClub: lines += RefusalWords::tr("%1 and %2 are from the same club.").arg(a, b); break;
        case pairing::Breach::Lock: lines += RefusalWords::tr("%1 has a fixed pairing.").arg(a); break;
        }
    }
    return lines;
}

} // namespace kagetsu::ui
