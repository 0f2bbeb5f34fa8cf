// SPDX-License-Identifier: MIT
#include "record/formats/pos.h"

#include "record/plain/gameline.h"
#include "record/text/bytes.h"

#include <array>
#include <bitset>
#include <deque>

namespace kagetsu::record {

namespace {

constexpr int PosLines = 15;
constexpr int Points = PosLines * PosLines;

int valueOf(char byte)
{
    return static_cast<unsigned char>(byte);
}

// Reads `table#rule#black#white#swap#state`, without the folder and the file name's ending.
void readName(std::string_view name, GameInfo &info)
{
    name.remove_prefix(name.find_last_of("/\\") + 1); // npos + 1 is 0, the beginning
    name = name.substr(0, name.rfind('.'));
    std::array<std::string_view, 6> fields;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const std::size_t end = name.find('#');
        fields[i] = name.substr(0, end);
        if (end == std::string_view::npos && i + 1 < fields.size())
            return;
        name.remove_prefix(end == std::string_view::npos ? name.size() : end + 1);
    }
    const auto &[table, rule, black, white, swap, state] = fields;
    constexpr std::array<std::string_view, 3> rules { "Sakata", "RIF", "Renju, two swaps" };
    if (rule.size() == 1 && rule[0] >= '0' && rule[0] <= '2')
        info.rules = rules[static_cast<std::size_t>(rule[0] - '0')];
    info.black.name = oneLine(black);
    info.white.name = oneLine(white);
    if (state == "1") // a forbidden point; its kind is not stated
        info.result = { Winner::White, Reason::None };
}

} // namespace

bool isPos(std::string_view bytes)
{
    if (bytes.empty() || valueOf(bytes[0]) == 0 || static_cast<std::size_t>(valueOf(bytes[0])) + 1 != bytes.size())
        return false;
    std::bitset<Points> seen;
    for (const char byte : bytes.substr(1)) {
        const int point = valueOf(byte);
        if (point >= Points || seen.test(static_cast<std::size_t>(point)))
            return false;
        seen.set(static_cast<std::size_t>(point));
    }
    return true;
}

Game readPos(std::string_view bytes, std::string_view fileName)
{
    Findings findings;
    GameLine line(PosLines, PosLines, findings);
    const std::size_t count = bytes.empty() ? 0 : static_cast<std::size_t>(valueOf(bytes[0]));
    if (bytes.size() < count + 1)
        findings.add({ Code::CutRecord, bytes.size() });
    if (bytes.size() > count + 1)
        findings.add({ Code::SkippedText, count + 1 });
    std::deque<std::string> values; // in a readable form
    for (std::size_t i = 1; i < bytes.size() && i <= count; ++i) {
        const int value = valueOf(bytes[i]);
        const std::string &text = values.emplace_back(std::to_string(value));
        if (value < Points)
            line.play({ value % PosLines, PosLines - 1 - value / PosLines }, text, i);
        else
            line.playNowhere(text, i);
    }
    Game game = std::move(line.game());
    readName(fileName, game.info);
    game.messages = findings.messagesByOffset(1);
    return game;
}

Result<WrittenGame, ExportRefusal> writePos(const Game &game)
{
    const GameTree &tree = game.tree;
    if (tree.columns() != PosLines || tree.rows() != PosLines)
        return Fault { ExportRefusal::BoardSize };
    WrittenGame written;
    const auto moves = plainLine(game, {}, written.losses);
    if (!moves)
        return Fault { moves.fault() };
    written.bytes += static_cast<char>(moves->size());
    for (const NodeId node : *moves) {
        const rules::Point point = tree.action(node).point();
        written.bytes += static_cast<char>((PosLines - 1 - point.y) * PosLines + point.x);
    }
    return written;
}

} // namespace kagetsu::record
