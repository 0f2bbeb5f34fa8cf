// SPDX-License-Identifier: MIT
#include "engine/lines/infoblocks.h"

#include "engine/lines/texts.h"

namespace kagetsu::engine {

namespace {

constexpr std::size_t MostMoves = std::size_t { rules::MaxBoardSize } * rules::MaxBoardSize;

// Reads "+M5", "-M4" or a number.
std::optional<Worth> readWorth(std::string_view text)
{
    const std::string capitals = inCapitals(text);
    if (capitals.size() > 2 && capitals[1] == 'M' && (capitals[0] == '+' || capitals[0] == '-')) {
        const auto plies = numberFrom<int>(std::string_view(capitals).substr(2));
        return plies ? std::optional(Worth { capitals[0] == '+' ? 1 : -1, plies }) : std::nullopt;
    }
    const auto value = numberFrom<int>(text);
    return value ? std::optional(Worth { *value, std::nullopt }) : std::nullopt;
}

std::vector<rules::Point> readLine(std::string_view text, int size)
{
    std::vector<rules::Point> moves;
    while (!text.empty() && moves.size() < MostMoves) {
        const auto point = readMoves(takeWord(text));
        if (point.size() != 1)
            break;
        moves.push_back(fromWire(point.front(), size));
    }
    return moves;
}

template <class T>
void setNumber(std::optional<T> &member, std::string_view text)
{
    if (const auto number = numberFrom<T>(text))
        member = *number;
}

} // namespace

std::optional<InfoBlock> InfoBlocks::take(const answer::Info &line)
{
    if (line.key != "PV") {
        set(line);
        return std::nullopt;
    }
    if (inCapitals(line.value) == "DONE")
        return std::exchange(m_open, std::nullopt);
    const auto number = numberFrom<int>(line.value);
    m_open.reset();
    if (number && *number >= 0)
        m_open.emplace().line = *number;
    return std::nullopt;
}

void InfoBlocks::set(const answer::Info &line)
{
    if (!m_open)
        return;
    const std::string &key = line.key;
    if (key == "NUMPV")
        m_open->lines = numberFrom<int>(line.value).value_or(m_open->lines);
    else if (key == "DEPTH")
        setNumber(m_open->depth, line.value);
    else if (key == "SELDEPTH")
        setNumber(m_open->deepest, line.value);
    else if (key == "NODES")
        setNumber(m_open->nodes, line.value);
    else if (key == "TOTALNODES")
        setNumber(m_open->totalNodes, line.value);
    else if (key == "SPEED")
        setNumber(m_open->speed, line.value);
    else if (key == "WINRATE")
        setNumber(m_open->winRate, line.value);
    else if (key == "DRAWRATE")
        setNumber(m_open->drawRate, line.value);
    else if (key == "EVAL")
        m_open->worth = readWorth(line.value);
    else if (key == "BESTLINE")
        m_open->moves = readLine(line.value, m_size);
    else if (const auto time = numberFrom<std::int64_t>(line.value); key == "TOTALTIME" && time)
        m_open->time = Milliseconds(*time);
}

} // namespace kagetsu::engine
