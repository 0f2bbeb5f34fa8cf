// SPDX-License-Identifier: MIT
#pragma once

#include "engine/search.h"
#include "record/document/record.h"
#include "ui/board/boardpicture.h"
#include "ui/controls/layout/page.h"
#include "ui/library/explorerquestion.h"
#include "ui/record/edit/studyeditor.h"
#include "ui/record/page/nodefacts.h"
#include "ui/record/page/trial.h"
#include "ui/record/panels/nextmoves.h"
#include "ui/record/solver/quietwins.h"
#include "ui/record/solver/winpanel.h"

#include <map>

namespace kagetsu::ui {

// Holds everything from which the study page is drawn.
struct StudyState
{
    const document::Record &record;
    const document::Line &line;
    const NodeFacts &facts; // facts of the current node, or of what is tried after it
    std::shared_ptr<const TreeSnapshot> snapshot {}; // null while the first one is being made
    int shape = 0; // changes with each edit that moved nodes
    int positions = 0; // number of positions in a library
    int remarks = 0; // number of remarks by the reader of the file
    rules::Symmetry view = rules::Symmetry::Identity;
    StudyMode mode = StudyMode::Look;
    StudyTool tool = StudyTool::Play;
    StudyHand hand {};
    Trial trial {};
    bool arrangesGames = false; // in the background
    bool proves = false; // the reasons for forbidden points are shown beside the board
    bool tellsWins = false; // wins of the displayed position are shown without asking
    Shown shown { .numbers = true };

    const document::RecordDocument &document() const { return *record.document(); }
    const record::GameTree &tree() const { return document().tree(); }
    record::NodeId node() const { return line.node(); }
};

// Holds everything visible on the study page. Layout, temporary notices and the current step of a proof are not part of
// it.
struct StudyScene
{
    struct Head
    {
        std::optional<record::GameInfo> game; // nothing for a library
        QString file; // line about a library
        QString opening; // name of the opening, as far as it is known
        QString charset; // encoding of the texts, if the user may want another one
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
        int shape = 0; // a node in the same place may be another move
        Trial trial {}; // shown instead of the rest of the line

        friend bool operator==(const Sheet &, const Sheet &) = default;
    };
    struct Proof
    {
        QString idle; // text while no point is shown
        std::optional<ProofScene> scene;
        std::optional<rules::Point> held; // stays whatever the pointer does

        friend bool operator==(const Proof &, const Proof &) = default;
    };

    struct Wins
    {
        QString idle; // text if none can be searched for
        std::optional<WinScene> scene;
        std::optional<QuietQuestion> quiet; // position whose wins are shown without asking

        friend bool operator==(const Wins &, const Wins &) = default;
    };

    struct Analysis
    {
        QString idle; // text if nothing can be analysed
        std::optional<engine::Position> position;

        friend bool operator==(const Analysis &, const Analysis &) = default;
    };

    bool hasRecord = false;
    // The position that the game library is asked about; nothing if it is not square.
    std::optional<ExplorerQuestion> games {};
    bool listsGames = false; // there are several
    bool isLibrary = false;
    StudyMode mode = StudyMode::Look;
    BoardPicture board {}; // without the marks of a proof
    std::optional<rules::Side> lays {}; // whose stone a tap places
    std::vector<rules::Point> leadsOn {}; // where a tap continues in the record
    Head head {};
    Notes notes {};
    Sheet sheet {};
    int place = 0; // on the line
    std::vector<NextChoice> next {}; // the moves with which the record continues
    record::NodeId node = record::GameTree::root();
    std::shared_ptr<const TreeSnapshot> tree {};
    SameList same {};
    Proof proof {};
    Wins wins {};
    Analysis analysis {};
    // Says whether each action that is not always available is available now.
    std::map<StudyCommand, bool> allowed {};
    bool isBookmarked = false;

    int end() const { return static_cast<int>(sheet.line.size()) - 1; }
    friend bool operator==(const StudyScene &, const StudyScene &) = default;
};

// Returns the scene of this state.
StudyScene studyScene(const StudyState &state);

} // namespace kagetsu::ui
