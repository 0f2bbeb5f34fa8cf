// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/game.h"
#include "ui/print/paper/paperdialog.h"

#include <QString>

#include <memory>
#include <vector>

namespace kagetsu::ui {

// Games to print, and how (library.md#booklets).
struct Booklet
{
    enum class Kind : std::uint8_t {
        Games, // each with diagrams and its moves as text
        Boards, // small boards side by side
    };

    std::shared_ptr<const std::vector<record::Game>> games; // none of another kind than five in a row
    QString title; // "Games" in the language of the booklet if empty
    Kind kind = Kind::Games;
    int every = 30; // moves of one diagram, from LeastEvery to MostEvery
    bool isLetter = false;

    static constexpr int LeastEvery = 5;
    static constexpr int MostEvery = 400;
};

// Adds the games one after the other: players and facts, the whole game on one diagram, its moves as text.
void addWholeGames(std::vector<Block> &blocks, const std::vector<record::Game> &games);

// Returns contents with pages, then the games: players and facts, diagrams on which each move has its number, and the
// moves as text with their comments. The same games give the same document.
Document bookletDocument(const Booklet &booklet, const QString &language);
// Returns the same to view, print and save, with its choices above it.
Paper bookletPaper(const Booklet &booklet);

} // namespace kagetsu::ui
