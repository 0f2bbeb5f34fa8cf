// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/explore.h"
#include "library/search/names.h"

#include <map>
#include <string>

namespace kagetsu::library {

// A game that a report names.
struct ReportGame
{
    std::int64_t id = 0;
    int ply = 0; // moves after which it has the position
    std::string black;
    std::string white;
    std::string event;
    int day = 0; // as dayOf() gives it
    record::Winner winner = record::Winner::Unknown;

    friend bool operator==(const ReportGame &, const ReportGame &) = default;
};

// How often somebody was to move in the position, or had just moved.
struct ReportPlayer
{
    std::string name;
    rules::Side side = rules::Side::Black;
    Score score; // of Black

    friend bool operator==(const ReportPlayer &, const ReportPlayer &) = default;
};

// One way in which games went on, always with the move that most of them played.
struct ReportLine
{
    std::vector<Line::Stone> moves;
    Score score; // of the games that went on with the first move
    std::uint32_t end = 0; // games that have the position after the last one

    friend bool operator==(const ReportLine &, const ReportLine &) = default;
};

// What the library knows of a position, as a report tells it (library.md#report).
struct PositionReport
{
    int boardSize = rules::DefaultBoardSize;
    std::vector<Line::Stone> stones; // as they were asked
    Exploration exploration;
    std::map<int, Score> byYear; // 0 for games without a year
    std::vector<ReportPlayer> players; // most games first
    std::vector<ReportLine> lines; // most games first
    std::uint32_t otherOrder = 0; // games that came to the position by other moves
    std::optional<ReportGame> first; // the oldest with a date
    std::vector<ReportGame> newest;
    std::vector<ReportGame> models; // decided games of those who played the position most, the newest first

    friend bool operator==(const PositionReport &, const PositionReport &) = default;
};

struct ReportOptions
{
    std::size_t players = 12;
    std::size_t lines = 6;
    std::size_t plies = 8; // of a line
    std::uint32_t fewestGames = 2; // that a line goes on with
    std::size_t newest = 10;
    std::size_t models = 4;
    std::function<bool()> isStopped {};
};

// Returns nothing if it was stopped.
std::optional<PositionReport> reportOf(const Catalogue &catalogue, int boardSize,
    const std::vector<Line::Stone> &stones, const Filter &filter, const ReportOptions &options = {});

} // namespace kagetsu::library
