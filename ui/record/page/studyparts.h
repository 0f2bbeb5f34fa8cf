// SPDX-License-Identifier: MIT
#pragma once

#include "record/document/line.h"
#include "record/document/record.h"
#include "ui/controls/layout/redraw.h"
#include "ui/record/page/nodefacts.h"

#include <functional>

class QTabWidget;

namespace kagetsu::ui {

class BoardWidget;
class ProofPanel;
class StudyActions;
class StudyEditor;
class StudyNotice;
class StudyPage;
class TaskWithBar;
class ToolBox;

// What a study page and the objects that each do one of its duties share. The page owns all of it and outlives them.
struct StudyParts
{
    StudyPage &page;
    document::Record &record;
    document::Line &line;
    Redraw &redraw;
    TaskWithBar &work; // given up when another record is shown
    TaskWithBar &looking; // for work that changes nothing
    StudyActions &actions;
    StudyEditor &editor;
    StudyNotice &notice;
    BoardWidget &board;
    ToolBox &tools;
    QTabWidget &tabs;
    ProofPanel &proof;
    std::function<const NodeFacts &()> facts; // of the displayed node

    // True if the reasons for forbidden points are shown beside the board.
    bool proves() const;
    // Says what was done, with a button that undoes it.
    void tellUndoable(const QString &what) const;
};

} // namespace kagetsu::ui
