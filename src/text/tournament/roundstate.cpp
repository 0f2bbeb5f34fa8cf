// SPDX-License-Identifier: MIT
#include "text/tournament/roundstate.h"

#include "text/common/sentences.h"
#include "text/tournament/names.h"
#include "text/tournament/tournamentterms.h"
#include "tournament/model/find.h"
#include "tournament/score/basis.h"
#include "tournament/score/decided.h"
#include "tournament/score/losses.h"
#include "tournament/score/proposals.h"
#include "tournament/stages/nextround.h"
#include "tournament/swiss/swissround.h"

#include <QCoreApplication>

namespace kagetsu::text {

using tournament::Round;
using tournament::Section;

namespace {

struct RoundWords
{
    Q_DECLARE_TR_FUNCTIONS(RoundWords)
};

} // namespace

RoundState::RoundState(const Section &section, int round, bool isPairing, bool areOthers)
    : m_section(section)
    , m_number(round)
    , m_round(tournament::findRound(section, round))
    , m_isPairing(isPairing)
    , m_areOthers(areOthers)
{
}

RoundState::Step RoundState::nextStep() const
{
    if (!m_round)
        return Step::Pair;
    switch (m_round->state) {
    case Round::State::Draft: return Step::Publish;
    case Round::State::Published: return Step::Close;
    case Round::State::Finished: break;
    }
    return m_number < lastShownRound(m_section) ? Step::NextRound : Step::Standings;
}

QString RoundState::title() const
{
    const int planned = tournament::plannedRounds(m_section);
    if (planned > 0)
        return RoundWords::tr("Round %1 of %2").arg(m_number).arg(planned);
    return RoundWords::tr("Round %1").arg(m_number);
}

QString RoundState::changedText() const
{
    QStringList parts;
    if (m_round->changedTables > 0)
        //: Tables of a round that were changed after it was paired.
        parts += RoundWords::tr("%n table(s) changed by hand", nullptr, m_round->changedTables);
    if (m_areOthers || tournament::isStale(m_section, m_number))
        //: Of a round: earlier results were corrected after it was paired.
        parts += RoundWords::tr("paired before a correction");
    return joinParts(parts);
}

// Returns who will be paired.
QString RoundState::beforePairing() const
{
    const std::set<tournament::EntryId> players = tournament::playersIn(m_section, m_number);
    if (players.size() < 2)
        return RoundWords::tr("Enter at least two players first.");
    QStringList sitting;
    auto pairing = static_cast<int>(players.size());
    for (const tournament::Entry &entry : m_section.entries) {
        if (m_number != tournament::nextRoundOf(m_section) || !tournament::sitsOut(m_section, entry.id))
            continue;
        sitting += entryName(m_section, entry.id);
        pairing -= players.contains(entry.id) ? 1 : 0;
    }
    QStringList sentences { RoundWords::tr("%n player(s) take part in this round.", nullptr, pairing) };
    if (!sitting.isEmpty())
        //: %1 is a list of players with a bye.
        sentences += RoundWords::tr("Sitting out: %1.").arg(joinNames(sitting));
    QStringList absent;
    for (const tournament::EntryId entry : tournament::proposedWithdrawals(m_section))
        absent += entryName(m_section, entry);
    if (!absent.isEmpty())
        //: %1 is a list of players who could be withdrawn.
        sentences += RoundWords::tr("Absent several rounds in a row: %1.").arg(joinNames(absent));
    return joinSentences(sentences);
}

QString RoundState::line() const
{
    if (!m_round)
        return beforePairing();
    if (m_round->state != Round::State::Published)
        return joinParts({ roundStateName(m_round->state), changedText() });
    const std::size_t done = m_round->matches.size() - tournament::openTables(m_section, m_number).size();
    //: Of a round; %1 of its %2 tables have a result.
    const QString results = RoundWords::tr("Published, %1 of %2 results").arg(done).arg(m_round->matches.size());
    return joinParts({ results, changedText() });
}

QString RoundState::mainText() const
{
    if (m_isPairing)
        return RoundWords::tr("Stop");
    switch (nextStep()) {
    case Step::Pair: return RoundWords::tr("Pair round %1").arg(m_number);
    //: Button: from now on the players know the pairings.
    case Step::Publish: return RoundWords::tr("Publish");
    //: Button: all results of the round are in.
    case Step::Close: return RoundWords::tr("Close round");
    case Step::NextRound: break;
    case Step::Standings: return RoundWords::tr("Standings");
    }
    const bool isDrawn = m_number < static_cast<int>(m_section.rounds.size());
    return (isDrawn ? RoundWords::tr("Go to round %1") : RoundWords::tr("Pair round %1")).arg(m_number + 1);
}

bool RoundState::mainIsPossible() const
{
    if (m_isPairing)
        return true;
    if (nextStep() == Step::Pair)
        return m_section.entries.size() > 1;
    return nextStep() != Step::Close || tournament::openTables(m_section, m_number).empty();
}

QString RoundState::backText() const
{
    if (!m_round || m_isPairing)
        return {};
    const bool isLast = m_number == static_cast<int>(m_section.rounds.size());
    switch (m_round->state) {
    case Round::State::Draft: return isLast ? RoundWords::tr("&Discard draft") : QString();
    case Round::State::Published: return RoundWords::tr("&Back to draft…");
    case Round::State::Finished: break;
    }
    return RoundWords::tr("Reo&pen round");
}

bool RoundState::clocksAreToStart() const
{
    return m_round && m_round->state == Round::State::Published && !m_round->clocksStarted
        && m_section.settings.options.latenessMinutes;
}

} // namespace kagetsu::text
