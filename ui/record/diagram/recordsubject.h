// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/diagramsubject.h"
#include "ui/record/page/nodefacts.h"

namespace kagetsu::ui {

// Identifies a place in a record and what a diagram of it can show; later edits do not affect it.
struct RecordPlace
{
    std::shared_ptr<const record::Game> game;
    std::optional<rules::Rule> rule; // for forbidden points and winning rows
    document::Line line;
    rules::Symmetry view = rules::Symmetry::Identity;
};

// Return the subject of a diagram of this place; the second one computes the facts itself.
DiagramSubject subjectOf(const RecordPlace &place, const NodeFacts &facts);
DiagramSubject subjectOf(const RecordPlace &place);

// Returns the players, such as "Ann – Bob", or the name of the game; empty if the record has neither.
QString nameOf(const record::GameInfo &info);

} // namespace kagetsu::ui
