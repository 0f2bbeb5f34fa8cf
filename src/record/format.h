// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace kagetsu::record {

// The file formats of records (record-sgf.md, record-renlib.md, record-formats.md).
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

// Recognises the format by the content alone. Returns nothing if the content does not show it, as with libraries
// without a header.
std::optional<Format> formatFromContent(std::string_view bytes);
// Recognises the format by the content, and by the file name if the content is ambiguous. Anything else counts as SGF,
// whose reader finds games in anything.
Format recognise(std::string_view bytes, std::string_view fileName = {});

// Returns the name for command lines: "sgf", "lib", "rif", "psq", "playok", "pos", "moves", "board".
std::string_view nameOf(Format format);
std::optional<Format> formatFromName(std::string_view name);
// Returns the format that belongs to the ending of a file name, or nothing.
std::optional<Format> formatFromFileName(std::string_view fileName);

} // namespace kagetsu::record
