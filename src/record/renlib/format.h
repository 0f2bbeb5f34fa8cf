// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <optional>
#include <string_view>

namespace kagetsu::record::renlib {

// Numbers of the library format (renlib.md#header, renlib.md#texts).

constexpr std::string_view Magic("\xFFRenLib\xFF", 8);
constexpr std::size_t HeaderSize = 20;
constexpr char OldestBegin = '\x78'; // H8, the first move of a file without header (renlib.md#without-a-header)
constexpr int NewestVersion = 304; // 100 times major plus minor
constexpr int MostDepth = 225; // of the lists in RenLib
constexpr int BoardSize = 15;

enum Flag : unsigned {
    Sibling = 0x80,
    Leaf = 0x40,
    OldComment = 0x20,
    Marked = 0x10,
    NewComment = 0x08,
    StartHere = 0x04,
    NoMove = 0x02,
    Extended = 0x01,
};
constexpr unsigned HasBoardText = 0x0001; // of the extension
constexpr char CommentSplit = '\x08';

// The position byte counts rows from the top of a board of 15 lines; smaller boards lie in its top left corner.
inline std::uint8_t byteOf(rules::Point point, int rows)
{
    return static_cast<std::uint8_t>((rows - 1 - point.y) << 4 | (point.x + 1));
}

// Nothing for a byte that is no point of a board of this size; 0 stands for none too.
inline std::optional<rules::Point> pointOf(std::uint8_t byte, int size)
{
    const int column = (byte & 0x0F) - 1;
    const int row = byte >> 4;
    if (column < 0 || column >= size || row >= size)
        return std::nullopt;
    return rules::Point(column, size - 1 - row);
}

// By which children are ordered and matched: 0 for a pass and for whatever has no point.
inline std::uint8_t byteOf(NodeAction action, int rows)
{
    return action.point() == Move::Nowhere ? std::uint8_t(0) : byteOf(action.point(), rows);
}

} // namespace kagetsu::record::renlib
