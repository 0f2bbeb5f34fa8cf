// SPDX-License-Identifier: MIT
#include "engine/aiprogram/dialogue.h"

#include "rules/judge.h"

#include <cassert>
#include <cstdlib>
#include <limits>
#include <utility>

namespace kagetsu::aiprogram {

namespace {

Reply error(std::string text)
{
    return { .lines = { "ERROR " + std::move(text) } };
}

constexpr std::string_view NoBoard = "there is no board yet: START comes first";
constexpr std::size_t MostListed = std::size_t { ai::LargestBoard } * ai::LargestBoard;
constexpr int MostLines = 20;

struct Command
{
    std::string name;
    std::string_view arguments;
};

Command commandOf(std::string_view line)
{
    line = trimmed(line);
    const std::size_t blank = line.find_first_of(" \t");
    return { upper(line.substr(0, blank)),
        blank == std::string_view::npos ? std::string_view {} : trimmed(line.substr(blank)) };
}

// Reads numbers as in "7,8" and "7, 8".
std::vector<std::int64_t> numbersFrom(std::string_view text)
{
    std::vector<std::int64_t> numbers;
    while (numbers.size() < 4) {
        const std::size_t comma = text.find(',');
        const auto number = numberFrom(trimmed(text.substr(0, comma)));
        if (!number)
            return {};
        numbers.push_back(*number);
        if (comma == std::string_view::npos)
            return numbers;
        text.remove_prefix(comma + 1);
    }
    return {};
}

} // namespace

bool Dialogue::isStop(std::string_view line)
{
    const std::string name = commandOf(line).name;
    return name == "YXSTOP" || name == "STOP" || name == "END";
}

Reply Dialogue::take(std::string_view line)
{
    const auto [name, arguments] = commandOf(line);
    if (name == "END") // also within a list, because this is added when the manager has gone
        return { .ends = true };
    if (m_listing != Listing::None)
        return listingLine(line);
    if (name.empty() || name == "YXSTOP" || name == "STOP")
        return {};
    if (name == "ABOUT")
        return { .lines = { R"(name="Kagetsu", version=")" KAGETSU_RELEASE R"(", author="Kagetsu", country="")" } };
    if (name == "START" || name == "RECTSTART")
        return start(arguments, name == "RECTSTART");
    if (name == "INFO")
        return info(arguments);
    if (name == "YXSHOWINFO")
        return { .lines = { "MESSAGE INFO MAX_THREAD_NUM 1", "MESSAGE INFO MAX_HASH_SIZE 12" } };
    const bool isListing = name == "BOARD" || name == "YXBOARD" || name == "SWAP2BOARD";
    if (!isListing && name != "RESTART" && name != "BEGIN" && name != "TURN" && name != "TAKEBACK" && name != "YXNBEST"
        && name != "YXSHOWFORBID")
        return { .lines = { "UNKNOWN " + name.substr(0, 40) } };
    if (isListing) {
        // The list is read to its end even without a board, so that its lines are not taken for commands.
        m_listing = name == "BOARD" ? Listing::Board : name == "YXBOARD" ? Listing::BoardToKeep : Listing::Swap;
        m_listed.clear();
        m_listingFault = m_position ? "" : NoBoard;
        return {};
    }
    if (!m_position)
        return error(std::string(NoBoard));
    if (name == "RESTART") {
        clear();
        return { .lines = { "OK" } };
    }
    if (name == "BEGIN")
        return m_placed.empty() ? think(Asked::Move) : error("the board is not empty");
    if (name == "TURN")
        return turn(arguments);
    if (name == "TAKEBACK")
        return takeBack(arguments);
    if (name == "YXSHOWFORBID")
        return forbidden();
    const auto lines = numberFrom(arguments.empty() ? "1" : arguments);
    if (!lines || *lines < 1 || *lines > MostLines)
        return error("YXNBEST takes a number from 1 to 20");
    return think(Asked::Lines, static_cast<int>(*lines));
}

Reply Dialogue::start(std::string_view arguments, bool isRectangle)
{
    const std::vector<std::int64_t> numbers = numbersFrom(arguments);
    if (numbers.size() != (isRectangle ? 2U : 1U) || numbers.front() != numbers.back()
        || numbers.front() < ai::SmallestBoard || numbers.front() > ai::LargestBoard)
        return error("only square boards of 5 to 22 points a side");
    m_position.emplace(static_cast<int>(numbers.front()));
    clear();
    return { .lines = { "OK" } };
}

Reply Dialogue::turn(std::string_view arguments)
{
    const auto point = pointFrom(arguments);
    if (!point || !add(*point, m_toMove))
        return error("not an empty point of the board");
    m_toMove = rules::other(m_toMove);
    return think(Asked::Move);
}

Reply Dialogue::takeBack(std::string_view arguments)
{
    const auto point = pointFrom(arguments);
    if (!point || m_placed.empty() || m_placed.back().point != *point)
        return error("not the newest stone");
    m_toMove = m_placed.back().side;
    m_position->clear(*point);
    m_placed.pop_back();
    return { .lines = { "OK" } };
}

// The protocol has no reply to INFO. A value that is not valid is answered all the same, because the engine would
// otherwise play differently from what was asked for.
Reply Dialogue::info(std::string_view arguments)
{
    const std::size_t blank = arguments.find_first_of(" \t");
    const std::string_view key = arguments.substr(0, blank);
    const std::string_view value =
        blank == std::string_view::npos ? std::string_view {} : trimmed(arguments.substr(blank));
    if (set(m_settings, key, value) == SettingAnswer::BadValue)
        return error("no such value of " + std::string(key.substr(0, 40)));
    return {};
}

Reply Dialogue::forbidden() const
{
    std::string line = "FORBID ";
    for (const rules::FoulPoint &each : judgeBoard(*m_position, m_toMove, m_settings.rules).fouls) {
        const auto add2 = [&](int number) {
            line += static_cast<char>('0' + number / 10);
            line += static_cast<char>('0' + number % 10);
        };
        add2(each.point.x);
        add2(m_position->size() - 1 - each.point.y);
    }
    return { .lines = { line + "." } };
}

Reply Dialogue::listingLine(std::string_view line)
{
    line = trimmed(line);
    if (upper(line) == "DONE")
        return endOfListing();
    if (upper(line) == "END") // added at the end of the input as well
        return { .ends = true };
    if (line.empty() || !m_listingFault.empty())
        return {};
    const std::vector<std::int64_t> numbers = numbersFrom(line);
    const std::size_t comma = line.find(',', line.find(',') + 1);
    const auto point = numbers.size() >= 2 ? pointFrom(line.substr(0, comma)) : std::nullopt;
    const bool hasField = numbers.size() == 3 && (numbers[2] == 1 || numbers[2] == 2);
    if (!point || (!hasField && (m_listing != Listing::Swap || numbers.size() != 2)))
        m_listingFault = "no stone of this board: " + std::string(line.substr(0, 40));
    else if (m_listed.size() >= MostListed)
        m_listingFault = "more stones than points";
    else
        m_listed.push_back({ *point, hasField ? numbers[2] : 0 });
    return {};
}

Reply Dialogue::endOfListing()
{
    const Listing listing = std::exchange(m_listing, Listing::None);
    if (m_listingFault.empty()) {
        clear();
        m_listingFault = listing == Listing::Swap ? std::string() : placeListed();
    }
    if (!m_listingFault.empty()) {
        if (m_position)
            clear();
        return error(m_listingFault);
    }
    return listing == Listing::Swap ? swap() : listing == Listing::Board ? think(Asked::Move) : Reply {};
}

// Makes the listed stones the position, with the engine to move. The first stone is Black's; if a side has passed, the
// number of stones does not show whose turn it is.
std::string Dialogue::placeListed()
{
    const bool isBlack = m_listed.empty() || m_listed.front().field == 1;
    m_toMove = isBlack ? rules::Side::Black : rules::Side::White;
    for (const Listed &each : m_listed)
        if (!add(each.point, each.field == 1 ? m_toMove : rules::other(m_toMove)))
            return "two stones on one point";
    return {};
}

Reply Dialogue::swap()
{
    if (m_listed.size() != 0 && m_listed.size() != 3 && m_listed.size() != 5)
        return error("SWAP2BOARD takes 0, 3 or 5 stones");
    for (const Listed &each : m_listed) {
        if (!add(each.point, m_toMove))
            return error("two stones on one point");
        m_toMove = rules::other(m_toMove);
    }
    if (!m_listed.empty())
        return think(Asked::Swap);
    // The three stones are spread out near a corner, which favours neither side much. They are mirrored or turned in
    // one of eight ways.
    const int size = m_position->size();
    const std::uint64_t way = m_settings.seed % 8;
    std::string line;
    for (rules::Point point : { rules::Point(1, 1), rules::Point(3, 2), rules::Point(1, 3) }) {
        if ((way & 1U) != 0)
            point.x = static_cast<std::int8_t>(size - 1 - point.x);
        if ((way & 2U) != 0)
            point.y = static_cast<std::int8_t>(size - 1 - point.y);
        if ((way & 4U) != 0)
            std::swap(point.x, point.y);
        line += (line.empty() ? "" : " ") + textOf(point);
    }
    return { .lines = { line } };
}

Reply Dialogue::think(Asked asked, int lines)
{
    if (m_position->isFull())
        return error("the board is full");
    m_asked = asked;
    Order order { .task = { .position = *m_position,
                      .side = m_toMove,
                      .rules = m_settings.rules,
                      .level = m_settings.level,
                      .seed = m_settings.seed,
                      .nodes = m_settings.nodes,
                      .lines = lines,
                      .weighs = asked == Asked::Lines },
        .milliseconds = timeFor(m_settings) };
    // The highest level uses all the time it is given.
    if (order.task.nodes == 0 && order.milliseconds && m_settings.level == ai::HighestLevel)
        order.task.nodes = std::numeric_limits<std::uint64_t>::max();
    return { .lines = {}, .order = std::move(order) };
}

std::vector<std::string> Dialogue::infoLines(const ai::Thought &thought) const
{
    return m_asked == Asked::Lines ? blocks(thought) : std::vector<std::string>();
}

std::vector<std::string> Dialogue::found(const ai::Thought &thought)
{
    std::vector<std::string> lines;
    if (m_asked == Asked::Lines || m_settings.showsDetail)
        lines = blocks(thought);
    // The side to move stays White. If Black has the better position, the engine swaps and takes Black.
    if (m_asked == Asked::Swap && thought.choices.front().worth < 0) {
        lines.emplace_back("SWAP");
        return lines;
    }
    lines.push_back(textOf(thought.move()));
    if (m_asked == Asked::Lines)
        return lines;
    [[maybe_unused]] const bool isPlaced = add(thought.move(), m_toMove);
    assert(isPlaced);
    m_toMove = rules::other(m_toMove);
    return lines;
}

bool Dialogue::add(rules::Point point, rules::Side side)
{
    if (!m_position->isOn(point) || !m_position->isEmpty(point))
        return false;
    m_position->place(point, side);
    m_placed.push_back({ point, side });
    return true;
}

void Dialogue::clear()
{
    m_position.emplace(m_position->size());
    m_placed.clear();
    m_toMove = rules::Side::Black;
}

// Rows are counted from the top.
std::optional<rules::Point> Dialogue::pointFrom(std::string_view text) const
{
    const std::vector<std::int64_t> numbers = numbersFrom(text);
    const int size = m_position ? m_position->size() : 0;
    if (numbers.size() != 2 || numbers[0] < 0 || numbers[1] < 0 || numbers[0] >= size || numbers[1] >= size)
        return std::nullopt;
    return rules::Point(static_cast<int>(numbers[0]), size - 1 - static_cast<int>(numbers[1]));
}

std::string Dialogue::textOf(rules::Point point) const
{
    return std::to_string(point.x) + "," + std::to_string(m_position->size() - 1 - point.y);
}

std::vector<std::string> Dialogue::blocks(const ai::Thought &thought) const
{
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < thought.choices.size(); ++i) {
        const ai::Choice &choice = thought.choices[i];
        const int moves = ai::Win - std::abs(choice.worth);
        lines.push_back("INFO PV " + std::to_string(i));
        lines.push_back("INFO NUMPV " + std::to_string(thought.choices.size()));
        lines.push_back("INFO DEPTH " + std::to_string(choice.depth));
        lines.push_back("INFO TOTALNODES " + std::to_string(thought.nodes));
        lines.push_back("INFO EVAL "
            + (std::abs(choice.worth) >= ai::SurelyWon ? (choice.worth > 0 ? "+M" : "-M") + std::to_string(moves)
                                                       : std::to_string(choice.worth)));
        std::string line = "INFO BESTLINE";
        for (const rules::Point point : choice.line)
            line += " " + textOf(point);
        lines.push_back(line);
        lines.emplace_back("INFO PV DONE");
    }
    return lines;
}

} // namespace kagetsu::aiprogram
