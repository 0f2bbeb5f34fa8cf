// SPDX-License-Identifier: MIT
#include "tournament/standings/criteria.h"

#include "tournament/standings/counts.h"
#include "tournament/standings/direct.h"
#include "tournament/standings/fide.h"
#include "tournament/standings/opponents.h"

namespace kagetsu::tournament {

using CriterionKind = Criterion::Kind;

Criteria::Criteria(const SectionFacts &facts)
    : m_facts(facts)
{
    for (const EntryFacts &entry : facts.entries) {
        m_sos.push_back(sumOf(opponentPoints(facts, entry)).amount);
        m_sb.push_back(sonnebornBerger(facts, entry).amount);
    }
}

Value Criteria::valueOf(const Criterion &criterion, std::size_t entry, std::span<const std::size_t> tied) const
{
    switch (criterion.kind) {
    case CriterionKind::Direct: return directEncounter(m_facts, entry, tied);
    case CriterionKind::DirectConnected: return connectedEncounter(m_facts, entry, tied);
    case CriterionKind::Buchholz:
    case CriterionKind::BuchholzCut1:
    case CriterionKind::BuchholzCut2:
    case CriterionKind::BuchholzMedian1:
    case CriterionKind::FideSb:
    case CriterionKind::Progressive: return fideValue(criterion.kind, entry);
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
    default: return countOf(criterion, m_facts.entries[entry]);
    }
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

Value Criteria::fideValue(CriterionKind kind, std::size_t place) const
{
    const EntryFacts &entry = m_facts.entries[place];
    switch (kind) {
    case CriterionKind::BuchholzCut1: return buchholz(m_facts, entry, 1, 0);
    case CriterionKind::BuchholzCut2: return buchholz(m_facts, entry, 2, 0);
    case CriterionKind::BuchholzMedian1: return buchholz(m_facts, entry, 1, 1);
    case CriterionKind::FideSb: return sumOf(fideTerms(m_facts, entry, true));
    case CriterionKind::Progressive: return progressive(entry);
    default: return buchholz(m_facts, entry, 0, 0);
    }
}

} // namespace kagetsu::tournament
