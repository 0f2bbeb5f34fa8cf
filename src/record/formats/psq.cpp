// SPDX-License-Identifier: MIT
#include "record/formats/psq.h"

#include "record/formats/foreignfacts.h"
#include "record/plain/gameline.h"
#include "record/text/bytes.h"
#include "record/text/lines.h"
#include "record/text/numbertext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kagetsu::record {

namespace {

using rules::Side;

constexpr std::string_view Start = "Piskvorky ";
constexpr int DefaultSize = 20;
constexpr int TimedOut = 15; // one of the codes at the end
constexpr std::array<std::string_view, 2> FileNames { "file-black", "file-white" };

// Reads three numbers separated by commas: column, row, milliseconds.
std::optional<std::array<int, 3>> numbersOf(std::string_view line)
{
    std::array<int, 3> numbers {};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::size_t end = i + 1 < numbers.size() ? line.find(',') : line.size();
        if (end == std::string_view::npos)
            return std::nullopt;
        const auto number = readNumber(line.substr(0, end));
        if (!number || !number->usual)
            return std::nullopt;
        numbers[i] = number->value;
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return numbers;
}

// Reads "20x20" after the first word.
std::optional<std::pair<int, int>> sizeOf(std::string_view header)
{
    header = header.substr(0, header.find(','));
    const std::size_t by = header.find('x', Start.size());
    if (!header.starts_with(Start) || by == std::string_view::npos)
        return std::nullopt;
    const auto columns = readNumber(header.substr(Start.size(), by - Start.size()));
    const auto rows = readNumber(header.substr(by + 1));
    const auto fits = [](const auto &n) { return n && n->value >= MinRecordSize && n->value <= MaxRecordSize; };
    return fits(columns) && fits(rows) ? std::optional(std::pair(columns->value, rows->value)) : std::nullopt;
}

// Turns the file name of a program into a readable name.
std::string shortName(std::string_view file)
{
    const std::string low = lowered(file);
    for (const std::string_view ending : { ".exe", ".zip" }) {
        if (low.ends_with(ending))
            file.remove_suffix(ending.size());
    }
    constexpr std::string_view program = "pbrain-";
    if (low.starts_with(program) && file.size() > program.size())
        file.remove_prefix(program.size());
    return oneLine(file);
}

class PsqReader
{
public:
    explicit PsqReader(std::string_view text)
        : m_text(text)
        , m_lines(linesOf(text))
    {
        while (!m_lines.empty() && m_lines.back().text.empty())
            m_lines.pop_back();
    }

    Game read()
    {
        const std::string_view header = m_lines.empty() ? std::string_view() : m_lines.front().text;
        const auto size = sizeOf(header);
        if (!size)
            m_findings.add({ header.starts_with(Start) ? Code::BadSize : Code::SizeGuessed, 0, 0, header });
        GameLine line(size ? size->first : DefaultSize, size ? size->second : DefaultSize, m_findings);
        std::size_t next = header.starts_with(Start) ? 1 : 0;
        next = readMoves(next, line);
        const bool secondBegins = header.ends_with(" 1");
        readEnd(next, secondBegins, line);
        line.game().messages = m_findings.messages(m_text, 1);
        return std::move(line.game());
    }

private:
    // Reads the moves. Returns the index of the line after the last move.
    std::size_t readMoves(std::size_t at, GameLine &line)
    {
        std::size_t behind = at;
        for (; at < m_lines.size(); ++at) {
            const auto [text, offset] = m_lines[at];
            if (text.empty())
                continue;
            const std::optional<std::array<int, 3>> numbers = numbersOf(text);
            if (!numbers)
                break;
            const auto [column, row, time] = *numbers;
            const GameTree &tree = line.game().tree;
            if (column < 1 || column > tree.columns() || row < 1 || row > tree.rows())
                line.playNowhere(text, offset);
            else
                line.play({ column - 1, tree.rows() - row }, text, offset);
            setMoveTime(line.game().tree, line.last(), std::chrono::milliseconds(time));
            behind = at + 1;
        }
        return behind;
    }

    // Reads the names and the final code, instead of which later programs write a number and the rule.
    void readEnd(std::size_t at, bool secondBegins, GameLine &line)
    {
        Game &game = line.game();
        std::size_t end = m_lines.size();
        int code = -1;
        if (at < end) {
            const std::string_view last = m_lines[end - 1].text;
            const std::size_t comma = last.find(',');
            if (const auto number = readNumber(last.substr(0, comma))) {
                code = number->value;
                if (comma != std::string_view::npos)
                    game.info.rules = oneLine(trimmed(last.substr(comma + 1)));
                --end;
            }
        }
        std::vector<TextLine> names(m_lines.begin() + static_cast<std::ptrdiff_t>(std::min(at, end)),
            m_lines.begin() + static_cast<std::ptrdiff_t>(end));
        // A player's name may be empty; other empty lines have no meaning.
        if (names.size() > 2)
            std::erase_if(names, [](const TextLine &name) { return name.text.empty(); });
        for (std::size_t i = 0; i < names.size(); ++i) {
            const auto [file, offset] = names[i];
            if (i > 1) {
                m_findings.add({ Code::SkippedText, offset, -1, file });
                continue;
            }
            const Side side = (i == 1) == secondBegins ? Side::Black : Side::White;
            (side == Side::Black ? game.info.black : game.info.white).name = shortName(file);
            if (shortName(file) != file)
                keepFact(game.tree, FileNames[static_cast<std::size_t>(side)], file);
        }
        if (line.endsWithFive())
            game.info.result = { line.turn() == Side::White ? Winner::Black : Winner::White, Reason::Five };
        else if (code == TimedOut && line.moves() > 0)
            game.info.result = { line.turn() == Side::White ? Winner::Black : Winner::White, Reason::Time };
    }

    std::string_view m_text;
    std::vector<TextLine> m_lines;
    Findings m_findings;
};

// Returns the name for a line of its own, which must not look like a move or a code.
std::string nameText(const Game &game, Side side)
{
    std::string name = fact(game.tree, FileNames[static_cast<std::size_t>(side)]);
    const std::string &shown = game.info.player(side).name;
    if (shortName(name) != shown)
        name = shown;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    // the name would be read as a number or as a different name
    if (numbersOf(name) || readNumber(name.substr(0, name.find(','))) || shortName(name) != shown)
        name = "pbrain-" + shown + ".exe";
    return name;
}

} // namespace

bool isPsq(std::string_view text)
{
    return text.starts_with(Start);
}

Game readPsq(std::string_view text)
{
    return PsqReader(text).read();
}

Result<WrittenGame, ExportRefusal> writePsq(const Game &game)
{
    WrittenGame written;
    const auto moves = plainLine(game, { .names = true, .moveTimes = true }, written.losses);
    if (!moves)
        return Fault { moves.fault() };
    const GameTree &tree = game.tree;
    std::string &text = written.bytes;
    text.append(Start).append(std::to_string(tree.columns())).append("x").append(std::to_string(tree.rows()));
    text += ", 0:0, 0\r\n";
    for (const NodeId node : *moves) {
        const rules::Point point = tree.action(node).point();
        text += std::to_string(point.x + 1) + ',' + std::to_string(tree.rows() - point.y) + ','
            + std::to_string(moveTime(tree, node).count()) + "\r\n";
    }
    if (!game.info.black.name.empty() || !game.info.white.name.empty())
        text += nameText(game, Side::Black) + "\r\n" + nameText(game, Side::White) + "\r\n";
    text += "-1\r\n";
    return written;
}

} // namespace kagetsu::record
