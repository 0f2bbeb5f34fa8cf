// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace kagetsu::record {

// The formats records come in (sgf.md, renlib.md, formats.md).
enum class Format : std::uint8_t {
    Sgf,
    Library, // of RenLib
    Rif, // the library of RenjuNet
    Psq, // Piskvork
    PlayOk,
    Pos,
    Moves, // a line of moves
    Board, // a drawn position
};

// By the content alone; nothing where it tells nothing, as of libraries without a header.
std::optional<Format> formatFromContent(std::string_view bytes);
// By the content; the name of the file helps where the content cannot tell. What is nothing else is taken for SGF,
// whose reader finds games in anything.
Format recognise(std::string_view bytes, std::string_view fileName = {});

// "sgf", "lib", "rif", "psq", "playok", "pos", "moves", "board": for command lines.
std::string_view nameOf(Format format);
std::optional<Format> formatFromName(std::string_view name);
// By the ending of a file's name: the formats that have one.
std::optional<Format> formatFromFileName(std::string_view fileName);

} // namespace kagetsu::record
