// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/explore.h"
#include "library/search/studies.h"
#include "library/search/typedsearch.h"
#include "rules/judge.h"
#include "rules/position.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace kagetsu::ui {

// A position that a page asks the game library about.
struct ExplorerQuestion
{
    int boardSize = rules::DefaultBoardSize;
    std::vector<library::Line::Stone> stones; // in the order of the moves, if there is one
    bool isOrdered = true;
    std::vector<rules::FoulPoint> fouls {}; // forbidden points of this side
    rules::Side foulSide = rules::Side::Black;

    friend bool operator==(const ExplorerQuestion &, const ExplorerQuestion &) = default;
};

// Returns the question about the stones of a position, whose order is not known.
ExplorerQuestion questionAbout(const rules::Position &position);

// What the library answered: how games went on, the games, newest first, and what its studies say.
struct ExplorerAnswer
{
    std::shared_ptr<const library::Catalogue> catalogue;
    ExplorerQuestion question;
    library::Exploration exploration;
    std::vector<library::PositionHit> hits;
    library::StudyAnswer studies;
};

// Asks the library; called in any thread. Returns nothing if it was stopped.
std::optional<ExplorerAnswer> answerTo(const ExplorerQuestion &question,
    const std::shared_ptr<const library::Catalogue> &catalogue, const library::Studies &studies,
    const library::Filter &filter, const std::function<bool()> &isStopped);

} // namespace kagetsu::ui
