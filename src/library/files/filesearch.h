// SPDX-License-Identifier: MIT
#pragma once

#include "library/import.h"
#include "library/search/positionintree.h"
#include "record/collection.h"

#include <QStringList>

#include <functional>
#include <string>
#include <vector>

namespace kagetsu::library {

// A place in a file, or in a record that is open, which has the position asked about.
struct FileHit
{
    std::string file;
    std::size_t game = 0; // in its file, from 0
    record::Way way; // to the node, from the root of its game
    TreeHit place;
    std::string black; // players and date of the game, as they are written
    std::string white;
    std::string date;
    std::string text; // headline and comment of the node, in one line

    friend bool operator==(const FileHit &, const FileHit &) = default;
};

// What a search has gone through.
struct SearchSummary
{
    std::size_t files = 0; // that had games
    std::size_t games = 0;
    std::size_t hits = 0;
    std::size_t unread = 0; // files
    bool isStopped = false;

    friend bool operator==(const SearchSummary &, const SearchSummary &) = default;
};

// How a search goes on. All functions are called in the thread that searches.
struct SearchOptions
{
    unsigned threads = 0; // that read the games of one file; 0: as many as there are processors, up to four
    // So many places of one file are handed on, the first in its order; the others are only counted.
    std::size_t mostHits = static_cast<std::size_t>(-1);
    // Called with the part that is done, from 0 to 1. Returning false ends the search.
    std::function<bool(double)> mayContinue {};
    std::function<void(std::vector<FileHit> hits)> take {}; // those of one file
    std::function<void(const ImportFinding &)> tell {}; // a file that could not be read, or ends too early
};

// Searches a position in files and folders, one file after the other (library.md#records-that-are-in-no-library): .lib,
// SGF and whatever else records are read from. Nothing is written.
SearchSummary searchFiles(
    const QStringList &paths, const PositionQuestion &question, const SearchOptions &options = {});

// The games of one file in memory. `edited` are those that stand in the place of the file's own.
struct RecordInMemory
{
    std::string name;
    std::shared_ptr<const record::Collection> collection; // null for a library, which has one tree
    std::vector<std::pair<std::size_t, std::shared_ptr<const record::Game>>> edited {};
};
// Does the same with records that are open.
SearchSummary searchRecords(
    const std::vector<RecordInMemory> &records, const PositionQuestion &question, const SearchOptions &options = {});

} // namespace kagetsu::library
