// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <optional>
#include <string_view>

namespace kagetsu::record::renlib {

// Constants of the library format (record-renlib.md#header, record-renlib.md#texts).

constexpr std::string_view Magic("\xFFRenLib\xFF", 8);
constexpr std::size_t HeaderSize = 20;
constexpr char OldestBegin =
    '\x78'; // H8, the first move of a file without a header (record-renlib.md#without-a-header)
constexpr int NewestVersion = 304; // 100 times the major version plus the minor version
constexpr int MostDepth = 225; // limit of RenLib's lists
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
constexpr unsigned HasBoardText = 0x0001; // bit of the extension
constexpr char CommentSplit = '\x08';

// Returns the position byte. It counts rows from the top of a board of 15 lines; smaller boards are in its top left
// corner.
inline std::uint8_t byteOf(rules::Point point, int rows)
{
    return static_cast<std::uint8_t>((rows - 1 - point.y) << 4 | (point.x + 1));
}

// Returns the point, or nothing if the byte is not a point of a board of this size, as with 0.
inline std::optional<rules::Point> pointOf(std::uint8_t byte, int size)
{
    const int column = (byte & 0x0F) - 1;
    const int row = byte >> 4;
    if (column < 0 || column >= size || row >= size)
        return std::nullopt;
    return rules::Point(column, size - 1 - row);
}

// Returns the byte by which children are ordered and matched; 0 for a pass and for anything else without a point.
inline std::uint8_t byteOf(NodeAction action, int rows)
{
    return action.point() == Move::Nowhere ? std::uint8_t(0) : byteOf(action.point(), rows);
}

} // namespace kagetsu::record::renlib
