// SPDX-License-Identifier: MIT
#include "text/tournament/pairing.h"

#include "text/common/sentences.h"
#include "text/tournament/names.h"
#include "text/tournament/tournamentterms.h"
#include "tournament/model/find.h"
#include "tournament/stages/nextround.h"

#include <QCoreApplication>

namespace kagetsu::text {

namespace {

struct PairingWords
{
    Q_DECLARE_TR_FUNCTIONS(PairingWords)
};

using tournament::Section;

QString nameOf(const Section &section, int number)
{
    return entryName(section, entryOfNumber(section, number));
}

QString namesOf(const Section &section, const std::vector<int> &numbers)
{
    QStringList names;
    for (const int number : numbers)
        names += number == 0 ? byeName(tournament::Bye::Kind::Pairing) : nameOf(section, number);
    return joinNames(names);
}

} // namespace

QString obstacleText(const Section &section, const pairing::Obstacle &obstacle)
{
    using Kind = pairing::Obstacle::Kind;
    switch (obstacle.kind) {
    case Kind::Stopped: return {};
    case Kind::TooManyPlayers: return PairingWords::tr("There are too many players. The round cannot be paired.");
    case Kind::NoPairing: break;
    default:
        return PairingWords::tr("The pairings set in advance contradict each other: %1.")
            .arg(namesOf(section, obstacle.players));
    }
    QStringList sentences { PairingWords::tr("This round cannot be paired without a rematch or a second bye.") };
    QStringList groups;
    for (const std::vector<int> &group : obstacle.groups)
        groups += namesOf(section, group);
    //: %1: groups of players, separated by semicolons.
    sentences += PairingWords::tr("No possible opponents are left for: %1.").arg(groups.join(QStringLiteral("; ")));
    if (!obstacle.forbidden.empty())
        sentences += PairingWords::tr("It may help to allow a pair that you have ruled out.");
    return joinSentences(sentences);
}

QStringList breachLines(const Section &section, const std::vector<pairing::Breach> &breaches)
{
    QStringList lines;
    for (const auto &[rule, players] : breaches) {
        const QString a = nameOf(section, players.a);
        const QString b = nameOf(section, players.b);
        switch (rule) {
        case pairing::Breach::Rematch: lines += PairingWords::tr("%1 and %2 have already met.").arg(a, b); break;
        case pairing::Breach::Forbidden: lines += PairingWords::tr("%1 and %2 are not to be paired.").arg(a, b); break;
        case pairing::Breach::SecondBye: lines += PairingWords::tr("%1 has already had a bye.").arg(a); break;
        case pairing::Breach::SameSideThrice:
            //: Who begins the opening is the opener, the other one is second.
            lines += PairingWords::tr("%1 would have the same side for the third time in a row.").arg(a);
            break;
        case pairing::Breach::SameClub: lines += PairingWords::tr("%1 and %2 are from the same club.").arg(a, b); break;
        case pairing::Breach::Lock:
            lines += PairingWords::tr("%1 was assigned a different opponent or a bye.").arg(a);
            break;
        }
    }
    return lines;
}

QString outlookText(const Section &section, const std::optional<pairing::Outlook> &outlook)
{
    using Way = pairing::Outlook::Way;
    if (!outlook || outlook->way == Way::Open)
        return {};
    const int later = tournament::plannedRounds(section) - static_cast<int>(section.rounds.size());
    //: %1 of %2 rounds, without a rematch.
    return (outlook->way == Way::Closed
            ? PairingWords::tr("Of the rounds after this one, %1 of %2 can still be paired.")
            : PairingWords::tr(
                  "Of the rounds after this one, at least %1 of %2 can still be paired. Whether more can be is not known."))
        .arg(QString::number(outlook->rounds), QString::number(later));
}

} // namespace kagetsu::text
