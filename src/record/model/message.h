// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/treenode.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::record {

enum class Severity : std::uint8_t { Info, Warning, Error };

// The repairs, guesses and faults that a reader of game files reports (record-sgf.md#messages,
// record-renlib.md#damaged-files). The texts are made elsewhere.
enum class Code : std::uint8_t {
    // the bytes (record-sgf.md#charsets)
    CharsetMismatch, // CA_MISMATCH: the file states one charset and is written in another
    UnknownCharset, // the file states an unknown charset
    MixedCharsets,
    BadBytes, // `count` says how many
    NulBytes, // `count` says how many
    TooLarge, // over 2 GB: nothing was read (record-sgf.md#limits)
    // the grammar (record-sgf.md#grammar)
    JunkBefore,
    JunkBetween,
    MissingSemicolon,
    ExtraParen,
    EmptyVariation,
    ExtraClose,
    Unclosed,
    UnclosedValue,
    NodeAfterVariation,
    OldIdent,
    LowerIdent,
    NoValue,
    StrayValue,
    Duplicate,
    IllegalChar,
    // values, points and the board (record-sgf.md#values, record-sgf.md#points)
    ValueSpelling, // understood, although not written as the format requires
    BadValue, // not understood and kept unchanged
    BadDate, // the same for a date
    PrivateBad, // the same for one of Kagetsu's own properties (record-sgf.md#r31)
    CommaList,
    SetupOverlap,
    UnfoldsTooFar, // one rectangle too many: kept unchanged, and not set up
    NotPlanar, // NOT_2D
    SizeGuessed,
    BadSize,
    PointSpelling,
    IllegalPoint,
    OccupiedPoint,
    SameColour,
    // the game (record-sgf.md#which-game)
    OrcGame, // GM5_ORC
    UnsureGame, // possibly a game of five in a row: the user must decide
    GoRecord,
    OtherGame,
    // the nodes (record-sgf.md#nodes)
    MoveInRoot,
    SetupAndMove,
    MovesSplit,
    MultiMove,
    RootPropertyLate,
    InfoLate,
    SideGuessed,
    // a library of RenLib (record-renlib.md#damaged-files)
    NoHeader, // from RenLib 1.x
    LeftoverByte,
    CutRecord,
    CutText,
    CutTree, // announced moves are missing
    BadPosition, // reading ends here
    AfterEnd, // a record after the end of the tree
    RootSibling,
    PassWithoutRoot,
    DuplicateMove,
    TextConflict, // the same move occurred again with a different text
    LabelWithChildren,
    EmptyLabel,
    UnpaddedText,
    ForeignBits,
    TooDeep,
    // other formats (record-formats.md)
    SkippedText, // words or lines that are not understood
    BadXml, // reading ends here
    DuplicateId,
    UnknownId, // of a player, a rule …, that is not in the file
};

constexpr int CodeCount = static_cast<int>(Code::UnknownId) + 1;

// A message of a reader, with the place it is about.
struct Message
{
    Code code = Code::BadValue;
    // Line and column in the original text, counted from 1; columns count characters; 0 in files that are not text.
    int line = 1;
    int column = 1;
    int tree = 0; // counted from 1; 0 if it concerns no tree
    int node = -1; // node of that tree in file order from 0, before repairs; -1 for none
    std::int64_t count = 0; // number of bytes, for BadBytes and NulBytes
    std::string excerpt; // the first characters concerned, if that helps
    std::int64_t offset = -1; // in files that are not text: number of bytes before the place
    NodeId place = NoNode; // node in the tree that was read, after repairs; NoNode if it concerns none

    friend bool operator==(const Message &, const Message &) = default;
};

// Returns the name of the code: "JUNK_BEFORE". For SGF, these are the names of record-sgf.md. They are meant for lists
// and scripts.
std::string_view nameOf(Code code);
Severity severityOf(Code code);
// Returns the highest severity in the list; Info if the list is empty.
Severity worst(const std::vector<Message> &messages);

} // namespace kagetsu::record
