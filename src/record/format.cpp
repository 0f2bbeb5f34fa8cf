// SPDX-License-Identifier: MIT
#include "record/format.h"

#include "record/formats/playok.h"
#include "record/formats/pos.h"
#include "record/formats/psq.h"
#include "record/formats/rif.h"
#include "record/plain/boardtext.h"
#include "record/plain/movetext.h"
#include "record/renlib/libraryreader.h"
#include "record/text/bytes.h"

#include <algorithm>

namespace kagetsu::record {

namespace {

struct FormatRow
{
    Format format;
    std::string_view name;
    std::string_view ending;
};

constexpr FormatRow Rows[] {
    { Format::Sgf, "sgf", ".sgf" },
    { Format::Library, "lib", ".lib" },
    { Format::Library, "lib", ".dat" }, // the oldest kind
    { Format::Rif, "rif", ".rif" },
    { Format::Psq, "psq", ".psq" },
    { Format::PlayOk, "playok", "" },
    { Format::Pos, "pos", ".pos" },
    { Format::Moves, "moves", "" },
    { Format::Board, "board", "" },
};

// True if a tree of SGF may begin in this text: a parenthesis, blanks, a semicolon.
bool mayBeSgf(std::string_view text)
{
    for (std::size_t at = text.find('('); at != std::string_view::npos; at = text.find('(', at + 1)) {
        const std::size_t next = text.find_first_not_of(" \t\r\n", at + 1);
        if (next != std::string_view::npos && text[next] == ';')
            return true;
    }
    return false;
}

} // namespace

std::optional<Format> formatFromContent(std::string_view bytes)
{
    if (isLibrary(bytes))
        return Format::Library;
    const std::string_view text = bytes.starts_with("\xEF\xBB\xBF") ? bytes.substr(3) : bytes;
    if (isPsq(text))
        return Format::Psq;
    if (isRif(text))
        return Format::Rif;
    if (isPlayOk(text))
        return Format::PlayOk;
    if (mayBeSgf(text))
        return Format::Sgf;
    if (isMoveText(text))
        return Format::Moves;
    if (isBoardText(text))
        return Format::Board;
    if (isPos(bytes))
        return Format::Pos;
    return std::nullopt;
}

Format recognise(std::string_view bytes, std::string_view fileName)
{
    const std::optional<Format> named = formatFromFileName(fileName);
    if (named == Format::Library && !trimmed(bytes.substr(0, 100)).starts_with("(;"))
        return Format::Library;
    if (named == Format::Pos && isPos(bytes) && !isLibrary(bytes))
        return Format::Pos;
    const std::optional<Format> told = formatFromContent(bytes);
    return told ? *told : named.value_or(Format::Sgf);
}

std::string_view nameOf(Format format)
{
    const auto *row = std::find_if(
        std::begin(Rows), std::end(Rows), [format](const FormatRow &each) { return each.format == format; });
    return row->name;
}

std::optional<Format> formatFromName(std::string_view name)
{
    const auto *row =
        std::find_if(std::begin(Rows), std::end(Rows), [name](const FormatRow &each) { return each.name == name; });
    return row == std::end(Rows) ? std::nullopt : std::optional(row->format);
}

std::optional<Format> formatFromFileName(std::string_view fileName)
{
    const std::string low = lowered(fileName);
    const auto *row = std::find_if(std::begin(Rows), std::end(Rows),
        [&low](const FormatRow &each) { return !each.ending.empty() && low.ends_with(each.ending); });
    return row == std::end(Rows) ? std::nullopt : std::optional(row->format);
}

} // namespace kagetsu::record
