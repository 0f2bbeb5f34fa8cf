// SPDX-License-Identifier: MIT
#include "tournament/standings/criteria.h"

#include "tournament/standings/counts.h"
#include "tournament/standings/direct.h"
#include "tournament/standings/fide.h"
#include "tournament/standings/fidedirect.h"
#include "tournament/standings/lens.h"
#include "tournament/standings/opponents.h"
#include "tournament/standings/ratingvalues.h"
#include "tournament/standings/teamvalues.h"

namespace kagetsu::tournament {

using CriterionKind = Criterion::Kind;

Criteria::Criteria(const SectionFacts &facts)
    : m_facts(facts)
    , m_fore(withDrawnLastRound(facts))
{
    for (const EntryFacts &entry : facts.entries) {
        m_sos.push_back(sumOf(opponentPoints(facts, entry)).amount);
        m_sb.push_back(sonnebornBerger(facts, entry).amount);
    }
}

Value Criteria::valueOf(const Criterion &criterion, std::size_t entry, std::span<const std::size_t> tied) const
{
    switch (criterion.kind) {
    case CriterionKind::Direct:
    case CriterionKind::DirectConnected:
    case CriterionKind::DirectFide:
    case CriterionKind::DirectExtended: return encounterValue(criterion, entry, tied);
    case CriterionKind::Sos:
    case CriterionKind::Sb:
    case CriterionKind::T1:
    case CriterionKind::T2:
    case CriterionKind::Sosos:
    case CriterionKind::Sosb:
    case CriterionKind::Sbs:
    case CriterionKind::Sbb:
    case CriterionKind::LostTo:
    case CriterionKind::Truncated: return sumValue(criterion.kind, entry);
    case CriterionKind::BoardCount:
    case CriterionKind::TopBoards:
    case CriterionKind::BottomBoards: return boardValue(criterion.kind, m_facts, m_facts.entries[entry]);
    case CriterionKind::SbMatchMatch:
    case CriterionKind::SbMatchGame:
    case CriterionKind::SbGameMatch:
    case CriterionKind::SbGameGame: return sonnebornOfTeams(criterion, m_facts, entry);
    case CriterionKind::ScoreStrength: return scoreStrength(m_facts, entry);
    default: break;
    }
    if (isOfRatings(criterion.kind))
        return ratingValue(criterion, m_facts, m_facts.entries[entry]);
    return criterion.kind < CriterionKind::Buchholz ? countOf(criterion, m_facts.entries[entry])
                                                    : fideValue(criterion, entry);
}

Value Criteria::encounterValue(const Criterion &criterion, std::size_t entry, std::span<const std::size_t> tied) const
{
    if (criterion.kind == CriterionKind::Direct)
        return directEncounter(m_facts, entry, tied);
    if (criterion.kind == CriterionKind::DirectConnected)
        return connectedEncounter(m_facts, entry, tied);
    if (criterion.kind == CriterionKind::DirectFide) {
        const SectionFacts *const ways[] { &m_facts };
        return placeAmong(ways, entry, tied, criterion.forfeitsCount);
    }
    const Counted first = countedFirst(m_facts);
    const SectionFacts other = countedBy(m_facts, first == Counted::Matches ? Counted::Games : Counted::Matches);
    const SectionFacts *const ways[] { &m_facts, &other };
    return placeAmong(ways, entry, tied, criterion.forfeitsCount);
}

Value Criteria::sumValue(CriterionKind kind, std::size_t place) const
{
    const EntryFacts &entry = m_facts.entries[place];
    switch (kind) {
    case CriterionKind::Sb: return sonnebornBerger(m_facts, entry);
    case CriterionKind::T1: return highestAndLowest(opponentPoints(m_facts, entry));
    case CriterionKind::T2: return secondHighestAndLowest(opponentPoints(m_facts, entry));
    case CriterionKind::Sosos: return sumOverOpponents(m_facts, entry, m_sos, false);
    case CriterionKind::Sosb: return sumOverOpponents(m_facts, entry, m_sb, false);
    case CriterionKind::Sbs: return sumOverOpponents(m_facts, entry, m_sos, true);
    case CriterionKind::Sbb: return sumOverOpponents(m_facts, entry, m_sb, true);
    case CriterionKind::LostTo: return lostTo(m_facts, entry);
    case CriterionKind::Truncated: return truncated(opponentPoints(m_facts, entry), entry.rounds.size());
    default: return sumOf(opponentPoints(m_facts, entry));
    }
}

Value Criteria::fideValue(const Criterion &criterion, std::size_t place) const
{
    constexpr int UsualPercent = 50;
    const EntryFacts &entry = m_facts.entries[place];
    switch (criterion.kind) {
    case CriterionKind::FideSb:
        return withoutEnds(
            fideTerms(m_facts, entry, true), entry, criterion.lowest, criterion.highest, isRoundRobin(m_facts.format));
    case CriterionKind::Progressive: return progressive(entry, criterion.lowest);
    case CriterionKind::AnyWins: return anyWins(entry);
    case CriterionKind::Elected: return electedRounds(entry);
    case CriterionKind::StandardPoints: return standardPoints(m_facts, entry);
    case CriterionKind::Koya: return koya(m_facts, entry, criterion.limit > 0 ? criterion.limit : UsualPercent);
    case CriterionKind::ForeBuchholz:
        return buchholz(m_fore, m_fore.entries[place], criterion.lowest, criterion.highest);
    case CriterionKind::AverageBuchholz: return averageBuchholz(criterion.isFore ? m_fore : m_facts, entry);
    default: return buchholz(m_facts, entry, criterion.lowest, criterion.highest);
    }
}

} // namespace kagetsu::tournament
