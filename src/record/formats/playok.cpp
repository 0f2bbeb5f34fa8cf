// SPDX-License-Identifier: MIT
#include "record/formats/playok.h"

#include "record/formats/rulestext.h"
#include "record/plain/gameline.h"
#include "record/plain/movetext.h"
#include "record/sgf/sgfresult.h"
#include "record/text/bytes.h"
#include "record/text/datetext.h"
#include "record/text/lines.h"
#include "record/text/numbertext.h"

#include <algorithm>
#include <map>

namespace kagetsu::record {

namespace {

using rules::Side;

struct Tag
{
    std::string_view key;
    std::string_view value;
};

// Reads [Key "value"].
std::optional<Tag> tagOf(std::string_view line)
{
    if (line.size() < 5 || line.front() != '[' || line.back() != ']')
        return std::nullopt;
    line = line.substr(1, line.size() - 2);
    const std::size_t quote = line.find('"');
    const std::size_t last = line.rfind('"');
    const std::string_view key = trimmed(line.substr(0, quote));
    if (quote == std::string_view::npos || last == quote || key.empty()
        || !std::all_of(key.begin(), key.end(), isLetter))
        return std::nullopt;
    return Tag { key, line.substr(quote + 1, last - quote - 1) };
}

bool isResult(std::string_view word)
{
    return word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "*";
}

class PlayOkReader
{
public:
    explicit PlayOkReader(std::string_view text)
        : m_text(text)
    {
        for (const TextLine &line : linesOf(text)) {
            if (const std::optional<Tag> tag = tagOf(line.text))
                m_tags.try_emplace(tag->key, tag->value);
            else if (!line.text.empty())
                m_moves.push_back(line);
        }
    }

    Game read(int number, int firstLine)
    {
        const int size = sizeOfBoard();
        GameLine line(size, size, m_findings);
        for (const TextLine &moves : m_moves)
            readMoves(moves, line);
        readTags(line.game().info);
        line.game().messages = m_findings.messages(m_text, number, firstLine);
        return std::move(line.game());
    }

private:
    std::string tag(std::string_view key) const
    {
        const auto found = m_tags.find(key);
        return found == m_tags.end() || found->second == "?" ? std::string() : oneLine(found->second);
    }

    // Returns the second number of `61,15`.
    int sizeOfBoard() const
    {
        const std::string type = tag("GameType");
        const std::size_t comma = type.find(',');
        const auto size =
            comma == std::string::npos ? std::nullopt : readNumber(std::string_view(type).substr(comma + 1));
        return size && size->value >= MinRecordSize && size->value <= rules::MaxBoardSize ? size->value
                                                                                          : rules::DefaultBoardSize;
    }

    void readMoves(const TextLine &moves, GameLine &line)
    {
        std::string_view rest = moves.text;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find_first_of(" \t"), rest.size());
            readWord(rest.substr(0, end), line);
            rest = rest.substr(std::min(rest.find_first_not_of(" \t", end), rest.size()));
        }
    }

    // Stones alternate regardless of what is between them: `--` means that this half of the pair is empty.
    void readWord(std::string_view word, GameLine &line)
    {
        const auto offset = static_cast<std::size_t>(word.data() - m_text.data());
        if (isResult(word) || word == "--")
            return;
        if (word == "black" || word == "white") {
            choose(word == "black" ? Side::Black : Side::White, line);
            return;
        }
        // The word is "12." or "12.h8".
        const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
        if (digits > 0 && (digits == word.size() || word[digits] == '.'))
            word.remove_prefix(std::min(digits + 1, word.size()));
        if (word.empty())
            return;
        if (const auto point = rules::pointFromText(word, rules::MaxBoardSize))
            line.play(*point, word, offset);
        else
            m_findings.add({ Code::SkippedText, offset, -1, word });
    }

    // In swap2, the second player chooses after three stones, and the first player, who has Black until then, after
    // five.
    static void choose(Side chosen, GameLine &line)
    {
        GameTree &tree = line.game().tree;
        const bool secondPlayer = line.moves() < 5;
        const Side had = secondPlayer ? Side::White : Side::Black;
        if (!secondPlayer) {
            const std::vector<NodeId> nodes = tree.mainLine();
            tree.editDetails(nodes[3]).swap = SwapChoice::TwoMore;
        }
        tree.editDetails(line.last()).swap = chosen == had ? SwapChoice::Kept : SwapChoice::Swapped;
    }

    void readTags(GameInfo &info) const
    {
        info.event = tag("Event");
        info.place = tag("Site");
        const std::string date = tag("Date");
        info.date = isoDate(date).value_or(date);
        info.round = tag("Round");
        info.black = { tag("Black"), tag("BlackElo"), {} };
        info.white = { tag("White"), tag("WhiteElo"), {} };
        info.result = resultFromSgf(tag("Result"), {});
        if (readSeconds(tag("TimeControl")))
            info.baseTime = tag("TimeControl");
        info.rules = std::any_of(m_moves.begin(), m_moves.end(),
                         [](const TextLine &line) {
                             return line.text.find("white") != std::string_view::npos
                                 || line.text.find("black") != std::string_view::npos;
                         })
            ? "Swap2"
            : "";
    }

    std::string_view m_text;
    std::map<std::string_view, std::string_view> m_tags;
    std::vector<TextLine> m_moves;
    Findings m_findings;
};

} // namespace

bool isPlayOk(std::string_view text)
{
    // The first line that is not empty decides; it is near the beginning.
    for (const TextLine &line : linesOf(text.substr(0, 400))) {
        if (!line.text.empty())
            return tagOf(line.text).has_value();
    }
    return false;
}

std::vector<PlayOkPlace> playOkGames(std::string_view text)
{
    std::vector<PlayOkPlace> games;
    bool wasTag = false;
    for (const TextLine &line : linesOf(text)) {
        if (line.text.empty())
            continue;
        const bool isTag = tagOf(line.text).has_value();
        if (games.empty() || (isTag && !wasTag))
            games.push_back({ line.offset, text.size() });
        if (games.size() > 1)
            games[games.size() - 2].end = games.back().begin;
        wasTag = isTag;
    }
    return games;
}

Game readPlayOk(std::string_view text, int number, int line)
{
    return PlayOkReader(text).read(number, line);
}

} // namespace kagetsu::record
