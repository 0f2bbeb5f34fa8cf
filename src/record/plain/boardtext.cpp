// SPDX-License-Identifier: MIT
#include "record/plain/boardtext.h"

#include "record/model/findings.h"
#include "record/text/bytes.h"
#include "record/text/lines.h"

#include <algorithm>
#include <optional>

namespace kagetsu::record {

namespace {

using rules::Stone;

struct Glyphs
{
    Stone stone;
    std::string_view characters; // separated by blanks
};

constexpr Glyphs AllGlyphs[] {
    { Stone::None, ". ! ? - + _ · ・ ． ＋ ┼ ╋ ┌ ┬ ┐ ├ ┤ └ ┴ ┘ ┏ ┓ ┗ ┛ ┠ ┨ ┯ ┷ ┣ ┫ ╂" },
    { Stone::Black, "x X * # B b 1 ● ⚫ × ╳" },
    { Stone::White, "o O W w 2 ○ ◯ ⚪" },
};

struct Cell
{
    Stone stone;
    std::size_t length; // in bytes
};

std::optional<Cell> cellAt(std::string_view text)
{
    std::size_t length = 1;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0) == 0x80)
        ++length;
    const std::string_view glyph = text.substr(0, length);
    for (const Glyphs &glyphs : AllGlyphs) {
        // Only whole characters count: each one begins after a blank.
        for (std::size_t at = glyphs.characters.find(glyph); at != std::string_view::npos;
             at = glyphs.characters.find(glyph, at + 1)) {
            const std::size_t end = std::min(glyphs.characters.find(' ', at), glyphs.characters.size());
            if ((at == 0 || glyphs.characters[at - 1] == ' ') && end - at == length && glyph != " ")
                return Cell { glyphs.stone, length };
        }
    }
    return std::nullopt;
}

using Row = std::vector<Stone>;

// Returns the points of a line, or nothing if the line contains anything else.
std::optional<Row> rowOf(std::string_view line)
{
    Row row;
    while (!line.empty()) {
        if (line.front() == ' ' || line.front() == '\t' || line.front() == '|') {
            line.remove_prefix(1);
            continue;
        }
        // A label on an empty point (record-formats.md#diagram-text).
        constexpr std::size_t longestLabel = 4; // including its brackets
        const std::size_t end = line.front() == '(' ? line.substr(0, longestLabel).find(')') : std::string_view::npos;
        if (end != std::string_view::npos) {
            row.push_back(Stone::None);
            line.remove_prefix(end + 1);
            continue;
        }
        const std::optional<Cell> cell = cellAt(line);
        if (!cell)
            return std::nullopt;
        const bool isLetter = line.front() == 'X' || line.front() == 'O';
        row.push_back(cell->stone);
        line.remove_prefix(cell->length);
        // Skip the number of the move (record-formats.md#diagram-text).
        while (isLetter && !line.empty() && isDigit(line.front()))
            line.remove_prefix(1);
    }
    return row.empty() ? std::nullopt : std::optional(row);
}

// Returns the line without the row number on either side.
std::string_view withoutNumbers(std::string_view line)
{
    std::size_t begin = 0;
    while (begin < line.size() && begin < 2 && isDigit(line[begin]))
        ++begin;
    line.remove_prefix(begin);
    std::size_t end = 0;
    while (end < line.size() && end < 2 && isDigit(line[line.size() - 1 - end]))
        ++end;
    line.remove_suffix(end);
    return trimmed(line);
}

// True for a line with the letters or numbers of the columns.
bool isEdge(std::string_view line)
{
    return std::all_of(line.begin(), line.end(),
               [](char c) {
                   return c == ' ' || c == '\t' || c == '|' || isDigit(c) || (c >= 'a' && c <= 'z')
                       || (c >= 'A' && c <= 'Z');
               })
        && line.size() > 1
        && (line.find('A') != std::string_view::npos || line.find('a') != std::string_view::npos || isDigit(line[0]));
}

struct Drawing
{
    std::vector<Row> rows;
    std::vector<TextLine> others; // lines that are not rows
};

// Collects the rows. All of them must be as wide as the first one.
Drawing drawingOf(const std::vector<TextLine> &lines, bool numbered)
{
    Drawing drawing;
    for (const TextLine &line : lines) {
        if (line.text.empty())
            continue;
        std::optional<Row> row = rowOf(numbered ? withoutNumbers(line.text) : line.text);
        if (row && (drawing.rows.empty() || row->size() == drawing.rows.front().size()))
            drawing.rows.push_back(std::move(*row));
        else
            drawing.others.push_back(line);
    }
    // All points are in one line.
    if (drawing.rows.size() == 1) {
        const Row all = drawing.rows.front();
        std::size_t side = 1;
        while (side * side < all.size())
            ++side;
        if (side * side == all.size() && side >= MinRecordSize) {
            drawing.rows.clear();
            for (std::size_t at = 0; at < all.size(); at += side)
                drawing.rows.emplace_back(all.begin() + static_cast<std::ptrdiff_t>(at),
                    all.begin() + static_cast<std::ptrdiff_t>(at + side));
        }
    }
    return drawing;
}

Drawing bestDrawing(const std::vector<TextLine> &lines)
{
    Drawing plain = drawingOf(lines, /*numbered=*/false);
    Drawing numbered = drawingOf(lines, /*numbered=*/true);
    return numbered.rows.size() > plain.rows.size() ? numbered : plain;
}

} // namespace

bool isBoardText(std::string_view text)
{
    // The length of a board of the largest size, drawn with wide characters.
    constexpr std::size_t longest = 20000;
    if (text.size() > longest)
        return false;
    const Drawing drawing = bestDrawing(linesOf(text));
    const auto fits = [](std::size_t lines) { return lines >= rules::MinBoardSize && lines <= MaxRecordSize; };
    return fits(drawing.rows.size()) && fits(drawing.rows.front().size())
        && std::all_of(
            drawing.others.begin(), drawing.others.end(), [](const TextLine &line) { return isEdge(line.text); });
}

Game readBoardText(std::string_view text)
{
    Findings findings;
    Drawing drawing = bestDrawing(linesOf(text));
    const auto clamped = [](std::size_t lines) {
        return static_cast<int>(std::clamp<std::size_t>(lines, MinRecordSize, MaxRecordSize));
    };
    Game game;
    const int rows = clamped(drawing.rows.size());
    const int columns = clamped(drawing.rows.empty() ? 0 : drawing.rows.front().size());
    game.tree = GameTree(columns, rows);
    for (const TextLine &line : drawing.others) {
        if (!isEdge(line.text))
            findings.add({ Code::SkippedText, line.offset, -1, line.text });
    }
    if (drawing.rows.size() != static_cast<std::size_t>(rows)
        || drawing.rows.front().size() != static_cast<std::size_t>(columns))
        findings.add({ Code::BadSize, 0 });
    Setup setup;
    for (std::size_t y = 0; y < drawing.rows.size() && y < static_cast<std::size_t>(rows); ++y) {
        const Row &row = drawing.rows[y];
        for (std::size_t x = 0; x < row.size() && x < static_cast<std::size_t>(columns); ++x) {
            const rules::Point point(static_cast<int>(x), rows - 1 - static_cast<int>(y));
            if (row[x] != Stone::None)
                (row[x] == Stone::Black ? setup.black : setup.white).push_back(point);
        }
    }
    if (!setup.isEmpty())
        game.tree.editDetails(GameTree::root()).setup = std::move(setup);
    game.messages = findings.messages(text, 1);
    return game;
}

std::string writeBoardText(const Stones &stones)
{
    std::string text;
    for (int y = stones.rows() - 1; y >= 0; --y) {
        for (int x = 0; x < stones.columns(); ++x) {
            const Stone stone = stones.at({ x, y });
            text += stone == Stone::Black ? 'X' : stone == Stone::White ? 'O' : '.';
        }
        text += '\n';
    }
    return text;
}

} // namespace kagetsu::record
