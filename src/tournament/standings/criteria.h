// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/criterion.h"
#include "tournament/score/facts.h"
#include "tournament/standings/value.h"

#include <span>

namespace kagetsu::tournament {

// The values of all criteria for the entries of a section. It refers to the facts.
class Criteria
{
public:
    explicit Criteria(const SectionFacts &facts);

    // Of the entry at this place; `tied` are all that are level with it so far, itself among them.
    Value valueOf(const Criterion &criterion, std::size_t entry, std::span<const std::size_t> tied) const;

private:
    Value sumValue(Criterion::Kind kind, std::size_t entry) const;
    Value fideValue(const Criterion &criterion, std::size_t entry) const;
    Value encounterValue(const Criterion &criterion, std::size_t entry, std::span<const std::size_t> tied) const;

    const SectionFacts &m_facts;
    SectionFacts m_fore; // with a drawn last round
    std::vector<Eighths> m_sos; // of each entry
    std::vector<Eighths> m_sb;
};

} // namespace kagetsu::tournament
