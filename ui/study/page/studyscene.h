// SPDX-License-Identifier: MIT
#pragma once

#include "document/record.h"
#include "engine/search.h"
#include "ui/board/boardpicture.h"
#include "ui/look/layout/page.h"
#include "ui/solver/quietwins.h"
#include "ui/solver/winpanel.h"
#include "ui/study/edit/studyeditor.h"
#include "ui/study/page/nodefacts.h"

#include <map>

namespace kagetsu::ui {

// All that the study page is drawn from.
struct StudyState
{
    const document::Record &record;
    const document::Line &line;
    const NodeFacts &facts; // of the node looked at
    std::shared_ptr<const TreeSnapshot> snapshot {}; // none while the first one is being made
    int shape = 0; // another number after each edit that moved nodes
    int positions = 0; // of a library
    int remarks = 0; // of whoever read the file
    rules::Symmetry view = rules::Symmetry::Identity;
    StudyMode mode = StudyMode::Look;
    StudyTool tool = StudyTool::Play;
    StudyHand hand {};
    bool arrangesGames = false; // in the background
    bool proves = false; // why points are forbidden is told beside the board
    bool tellsWins = false; // those of the position shown, unasked
    Shown shown { .numbers = true };

    const document::RecordDocument &document() const { return *record.document(); }
    const record::GameTree &tree() const { return document().tree(); }
    record::NodeId node() const { return line.node(); }
};

// The study page as it is to be seen. Where the parts lie is no part of it, nor what is told for a moment, nor which
// step of a proof is read.
struct StudyScene
{
    struct Head
    {
        std::optional<record::GameInfo> game; // none of a library
        QString file; // what is told of a library
        QString charset; // how the texts are read, where one may want that otherwise
        QString remarks;

        friend bool operator==(const Head &, const Head &) = default;
    };
    struct Notes
    {
        QString headline;
        QString comment;

        friend bool operator==(const Notes &, const Notes &) = default;
    };
    struct Sheet
    {
        std::vector<record::NodeId> line;
        int shape = 0; // what hangs where it hung may be another move

        friend bool operator==(const Sheet &, const Sheet &) = default;
    };
    struct Proof
    {
        QString idle; // told while no point is shown
        std::optional<ProofScene> scene;
        std::optional<rules::Point> held; // whatever the pointer does

        friend bool operator==(const Proof &, const Proof &) = default;
    };

    struct Wins
    {
        QString idle; // told where none can be looked for
        std::optional<WinScene> scene;
        std::optional<QuietQuestion> quiet; // whose wins are told unasked

        friend bool operator==(const Wins &, const Wins &) = default;
    };

    struct Analysis
    {
        QString idle; // told where nothing can be analysed
        std::optional<engine::Position> position;

        friend bool operator==(const Analysis &, const Analysis &) = default;
    };

    bool hasRecord = false;
    bool listsGames = false; // there are several
    bool isLibrary = false;
    StudyMode mode = StudyMode::Look;
    BoardPicture board {}; // without what a proof lays on it
    std::optional<rules::Side> lays {}; // whose stone a tap lays
    std::vector<rules::Point> leadsOn {}; // where a tap goes on in the record
    Head head {};
    Notes notes {};
    Sheet sheet {};
    int place = 0; // on the line
    record::NodeId node = record::GameTree::root();
    std::shared_ptr<const TreeSnapshot> tree {};
    SameList same {};
    Proof proof {};
    Wins wins {};
    Analysis analysis {};
    // Of the actions that not every moment allows, whether this one does.
    std::map<StudyCommand, bool> deeds {};
    bool isBookmarked = false;

    int end() const { return static_cast<int>(sheet.line.size()) - 1; }
    friend bool operator==(const StudyScene &, const StudyScene &) = default;
};

StudyScene studyScene(const StudyState &state);

} // namespace kagetsu::ui
