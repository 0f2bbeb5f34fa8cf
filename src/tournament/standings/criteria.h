// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/criterion.h"
#include "tournament/score/facts.h"
#include "tournament/standings/value.h"

#include <span>

namespace kagetsu::tournament {

// Computes the values of all criteria for the entries of a section. It keeps a reference to the facts.
class Criteria
{
public:
    explicit Criteria(const SectionFacts &facts);

    // Returns the value for the entry with this index; `tied` contains all entries that are level with it so far,
    // including itself.
    Value valueOf(const Criterion &criterion, std::size_t entry, std::span<const std::size_t> tied) const;

private:
    Value sumValue(Criterion::Kind kind, std::size_t entry) const;
    Value fideValue(const Criterion &criterion, std::size_t entry) const;
    Value encounterValue(const Criterion &criterion, std::size_t entry, std::span<const std::size_t> tied) const;

    const SectionFacts &m_facts;
    SectionFacts m_fore; // the facts with a drawn last round
    std::vector<Eighths> m_sos; // one value per entry
    std::vector<Eighths> m_sb;
};

} // namespace kagetsu::tournament
