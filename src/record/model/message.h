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

// What a reader of game files repaired, guessed or could not understand (sgf.md#messages, renlib.md#damaged-files).
// Words are made elsewhere.
enum class Code : std::uint8_t {
    // the bytes (sgf.md#charsets)
    CharsetMismatch, // CA_MISMATCH: the file says one charset and is written in another
    UnknownCharset, // the file names one that nobody knows
    MixedCharsets,
    BadBytes, // count: how many
    NulBytes, // count: how many
    TooLarge, // over 2 GB: nothing was read (sgf.md#limits)
    // the grammar (sgf.md#grammar)
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
    // values, points and the board (sgf.md#values, sgf.md#points)
    ValueSpelling, // understood, though not written as the format says
    BadValue, // not understood and kept as it was
    BadDate, // the same for a date
    PrivateBad, // the same for a property of our own (sgf.md#r31)
    CommaList,
    SetupOverlap,
    UnfoldsTooFar, // a rectangle that is one too many: kept as it was, and not set up
    NotPlanar, // NOT_2D
    SizeGuessed,
    BadSize,
    PointSpelling,
    IllegalPoint,
    OccupiedPoint,
    SameColour,
    // the game (sgf.md#which-game)
    OrcGame, // GM5_ORC
    UnsureGame, // may be ours: the user must say
    GoRecord,
    OtherGame,
    // the nodes (sgf.md#nodes)
    MoveInRoot,
    SetupAndMove,
    MovesSplit,
    MultiMove,
    RootPropertyLate,
    InfoLate,
    SideGuessed,
    // a library of RenLib (renlib.md#damaged-files)
    NoHeader, // from RenLib 1.x
    LeftoverByte,
    CutRecord,
    CutText,
    CutTree, // moves were announced that do not come
    BadPosition, // reading ends here
    AfterEnd, // a record after the tree was complete
    RootSibling,
    PassWithoutRoot,
    DuplicateMove,
    TextConflict, // the same move had another text
    LabelWithChildren,
    EmptyLabel,
    UnpaddedText,
    ForeignBits,
    TooDeep,
    // other formats (formats.md)
    SkippedText, // words or lines that are not understood
    BadXml, // reading ends here
    DuplicateId,
    UnknownId, // of a player, a rule …, that the file does not have
};

constexpr int CodeCount = static_cast<int>(Code::UnknownId) + 1;

struct Message
{
    Code code = Code::BadValue;
    int line = 1; // of the original text, both from 1; columns count characters; 0 in files that are no text
    int column = 1;
    int tree = 0; // from 1; 0 for what concerns no tree
    int node = -1; // of that tree in file order from 0, before repairs; -1 for none
    std::int64_t count = 0; // of bytes, for BadBytes and NulBytes
    std::string excerpt; // the first characters of what it is about, if that helps
    std::int64_t offset = -1; // in files that are no text: bytes before the place
    NodeId place = NoNode; // in the tree that was read, after repairs; NoNode when it is about none of its nodes

    friend bool operator==(const Message &, const Message &) = default;
};

// "JUNK_BEFORE": for SGF the names of sgf.md; for lists and scripts.
std::string_view nameOf(Code code);
Severity severityOf(Code code);
// The highest severity of the list; Info when it is empty.
Severity worst(const std::vector<Message> &messages);

} // namespace kagetsu::record
