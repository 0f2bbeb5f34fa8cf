// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/diagramsubject.h"
#include "ui/study/page/nodefacts.h"

namespace kagetsu::ui {

// What a diagram of a place in a record can show; later edits change nothing in it.
struct RecordPlace
{
    std::shared_ptr<const record::Game> game;
    std::optional<rules::Rule> rule; // for forbidden points and the rows that win
    document::Line line;
    rules::Symmetry view = rules::Symmetry::Identity;
};

DiagramSubject subjectOf(const RecordPlace &place, const NodeFacts &facts);
DiagramSubject subjectOf(const RecordPlace &place);

// "Ann – Bob", or the name of the game; empty where the record has neither.
QString nameOf(const record::GameInfo &info);

} // namespace kagetsu::ui
