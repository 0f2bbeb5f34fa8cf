// SPDX-License-Identifier: MIT
#pragma once

#include "ui/record/page/nodefacts.h"

namespace kagetsu::ui {

// Moves that are tried after the displayed position without being written: nothing of them gets into the record, its
// drafts or its undo. They are gone as soon as another position is shown.
struct Trial
{
    std::vector<PlacedStone> stones {};

    bool isEmpty() const { return stones.empty(); }
    bool has(rules::Point point) const;
    std::vector<record::Move> moves() const;
    // Lays the stones over the picture of the displayed position as thoughts, numbered from 1, instead of the next
    // moves of the record.
    void layOn(BoardPicture &picture, std::optional<rules::Rule> rule) const;

    friend bool operator==(const Trial &, const Trial &) = default;
};

// Returns the facts of the position after the tried stones: it is judged like any other, but is no node of the record.
NodeFacts factsAfter(const NodeFacts &facts, const Trial &trial, std::optional<rules::Rule> rule, bool seeming);

} // namespace kagetsu::ui
