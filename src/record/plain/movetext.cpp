// SPDX-License-Identifier: MIT
#include "record/plain/movetext.h"

#include "record/plain/gameline.h"
#include "record/text/bytes.h"

#include <algorithm>

namespace kagetsu::record {

namespace {

// Separators between moves that are not ASCII: 、 ， 。 ．, the wide blank and the byte order mark.
constexpr std::string_view WideSeparators[] { "\xE3\x80\x81", "\xEF\xBC\x8C", "\xE3\x80\x82", "\xEF\xBC\x8E",
    "\xE3\x80\x80", "\xEF\xBB\xBF" };

} // namespace

// Returns the length of the separator at this place, or 0. Two dashes are a pass and not a separator.
std::size_t MoveScanner::separatorAt(std::size_t at) const
{
    const char c = m_text[at];
    if (c == '-')
        return m_text.substr(at, 2) == "--" ? 0 : 1;
    constexpr std::string_view separators = " \t\n\v\f\r.,;:()[]|/>";
    if (separators.find(c) != std::string_view::npos)
        return 1;
    for (const std::string_view wide : WideSeparators) {
        if (m_text.substr(at).starts_with(wide))
            return wide.size();
    }
    return 0;
}

std::size_t MoveScanner::wordEnd(std::size_t at) const
{
    do {
        ++at;
    } while (at < m_text.size() && separatorAt(at) == 0 && m_text[at] != '-');
    return at;
}

bool MoveScanner::next(MoveToken &token)
{
    while (m_at < m_text.size() && separatorAt(m_at) > 0)
        m_at += separatorAt(m_at);
    if (m_at >= m_text.size())
        return false;
    const std::size_t begin = m_at;
    token = { MoveToken::Kind::Word, {}, begin, {} };
    const std::string_view rest = m_text.substr(begin);
    std::size_t digits = isLetter(rest[0]) ? 1 : 0;
    while (digits < rest.size() && isDigit(rest[digits]))
        ++digits;
    if (rest.starts_with("--")) {
        token.kind = MoveToken::Kind::Pass;
        m_at += std::min(rest.find_first_not_of('-'), rest.size());
    } else if (lowered(rest.substr(0, 4)) == "pass" && (rest.size() == 4 || !isLetter(rest[4]))) {
        token.kind = MoveToken::Kind::Pass;
        m_at += 4;
    } else if (isDigit(rest[0])) {
        token.kind = MoveToken::Kind::Number;
        m_at += digits;
    } else if (const auto point = rules::pointFromText(rest.substr(0, digits), rules::MaxBoardSize); point) {
        token.kind = MoveToken::Kind::Stone;
        token.point = *point;
        m_at += digits;
    } else {
        m_at = wordEnd(begin);
    }
    token.text = m_text.substr(begin, m_at - begin);
    return true;
}

bool isMoveText(std::string_view text)
{
    MoveScanner scanner(text);
    int stones = 0;
    int words = 0;
    for (MoveToken token; scanner.next(token);) {
        stones += token.kind == MoveToken::Kind::Stone ? 1 : 0;
        words += token.kind == MoveToken::Kind::Word ? 1 : 0;
        constexpr int introduction = 20;
        if (words > stones + introduction)
            return false;
    }
    return stones > 0 && (words == 0 || (stones > 2 && words <= stones));
}

Game readMoveText(std::string_view text)
{
    int lines = 0;
    MoveToken token;
    for (MoveScanner scanner(text); scanner.next(token);) {
        if (token.kind == MoveToken::Kind::Stone)
            lines = std::max({ lines, token.point.x + 1, token.point.y + 1 });
    }
    Findings findings;
    const int size = usualSize(lines);
    GameLine line(size, size, findings);
    for (MoveScanner scanner(text); scanner.next(token);) {
        switch (token.kind) {
        case MoveToken::Kind::Stone: line.play(token.point, token.text, token.offset); break;
        case MoveToken::Kind::Pass: line.pass(); break;
        case MoveToken::Kind::Number: break;
        case MoveToken::Kind::Word: findings.add({ Code::SkippedText, token.offset, -1, token.text }); break;
        }
    }
    line.game().messages = findings.messages(text, 1);
    return std::move(line.game());
}

Result<WrittenGame, ExportRefusal> writeMoveText(const Game &game)
{
    const GameTree &tree = game.tree;
    if (std::max(tree.columns(), tree.rows()) > rules::MaxBoardSize)
        return Fault { ExportRefusal::BoardSize };
    WrittenGame written;
    const auto moves = plainLine(game, { .passes = true }, written.losses);
    if (!moves)
        return Fault { moves.fault() };
    for (const NodeId node : *moves) {
        if (!written.bytes.empty())
            written.bytes += ' ';
        const NodeAction action = tree.action(node);
        written.bytes += action.isStone() ? lowered(rules::toText(action.point())) : "--";
    }
    return written;
}

} // namespace kagetsu::record
