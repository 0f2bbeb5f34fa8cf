// SPDX-License-Identifier: MIT
#include "library/search/explore.h"

#include "library/search/walk.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <tuple>

namespace kagetsu::library {

namespace {

using rules::Side;

// A row before it is finished.
struct Row
{
    Score score;
    int firstYear = 0;
    int lastYear = 0;
    std::vector<std::uint32_t> movers; // who played the move, once for each game
    std::uint32_t anyOrder = 0;

    void add(const Facts &facts, Side side)
    {
        score.add(facts.winner());
        if (const int year = facts.year(); year != 0) {
            firstYear = firstYear == 0 ? year : std::min(firstYear, year);
            lastYear = std::max(lastYear, year);
        }
        if (const std::uint32_t player = facts.player(side); player != 0)
            movers.push_back(player);
    }
    void add(const Row &other)
    {
        score.add(other.score);
        if (other.firstYear != 0)
            firstYear = firstYear == 0 ? other.firstYear : std::min(firstYear, other.firstYear);
        lastYear = std::max(lastYear, other.lastYear);
        movers.insert(movers.end(), other.movers.begin(), other.movers.end());
        anyOrder += other.anyOrder;
    }
};

// What one thread has counted. Rows are numbered by colour and point; the last one of a colour is a pass.
struct Part
{
    std::vector<Row> rows;
    Score ended;
    Score cut;
    Score all;
};

class Explorer
{
public:
    Explorer(const PositionQuestion &question, const Filter &filter)
        : m_question(question)
        , m_filter(filter)
        , m_points(question.boardSize() * question.boardSize())
        , m_firstSums(question.firstSumsOfNext())
    {
        for (int point = 0; point < m_points; ++point) {
            m_canonical.push_back(canonical(point));
            m_isNext.set(nextSum(Side::Black, point));
            m_isNext.set(nextSum(Side::White, point));
        }
        for (const rules::Symmetry map : rules::AllSymmetries) {
            for (int point = 0; point < m_points; ++point) {
                const rules::Point image = apply(inverse(map), pointOf(point), question.boardSize());
                m_asked[static_cast<std::size_t>(map)].push_back(
                    m_canonical[static_cast<std::size_t>(numberOf(image))]);
            }
        }
    }

    std::size_t rows() const { return 2 * rowsOfSide(); }

    void visit(Part &part, const Block &block) const
    {
        const std::size_t count = m_question.count();
        const bool isNarrow = bytesOfMove(block.boardSize()) == 1;
        walkTo(block, m_question, m_firstSums.get(), [&](std::size_t index, std::string_view moves, std::uint16_t sum) {
            const Facts &facts = block.facts(index);
            const bool isPlain = isNarrow && facts.isPlain();
            if (sum == m_question.sum())
                isPlain ? herePlain(part, facts, moves) : here(part, facts, moves);
            // Whoever comes to the next position has one more stone.
            if (isPlain) {
                if (moves.size() <= count)
                    return;
                const auto byte = static_cast<unsigned char>(moves[count]);
                const auto &weights = count % 2 == 0 ? m_question.blackWeights() : m_question.whiteWeights();
                if (m_isNext.test(static_cast<std::uint16_t>(sum + weights[byte])))
                    nextPlain(part, facts, moves.substr(0, count + 1));
            } else {
                next(part, facts, moves);
            }
        });
        // Games that begin with more stones than the question has may still have the next position.
        visitSetups(part, block);
    }

    Exploration finish(std::vector<Part> &parts) const
    {
        Part sum = std::move(parts.front());
        for (std::size_t i = 1; i < parts.size(); ++i) {
            for (std::size_t row = 0; row < sum.rows.size(); ++row)
                sum.rows[row].add(parts[i].rows[row]);
            sum.ended.add(parts[i].ended);
            sum.cut.add(parts[i].cut);
            sum.all.add(parts[i].all);
        }
        Exploration exploration { .rows = {}, .ended = sum.ended, .cut = sum.cut, .all = sum.all };
        std::vector<std::uint32_t> counts;
        for (std::size_t i = 0; i < sum.rows.size(); ++i) {
            if (sum.rows[i].score.games > 0)
                exploration.rows.push_back(continuation(i, sum.rows[i], counts));
        }
        std::sort(
            exploration.rows.begin(), exploration.rows.end(), [](const Continuation &one, const Continuation &two) {
                const auto order = [](const Continuation &row) { return std::tuple(!row.point, row.side, row.point); };
                return one.score.games != two.score.games ? one.score.games > two.score.games : order(one) < order(two);
            });
        return exploration;
    }

private:
    std::size_t rowsOfSide() const { return static_cast<std::size_t>(m_points) + 1; }
    std::size_t rowOf(Side side, int point) const
    {
        return (side == Side::Black ? 0 : rowsOfSide()) + static_cast<std::size_t>(point);
    }
    rules::Point pointOf(int number) const
    {
        return { number % m_question.boardSize(), number / m_question.boardSize() };
    }
    int numberOf(rules::Point point) const { return point.y * m_question.boardSize() + point.x; }

    int canonical(int number) const
    {
        rules::Point least = pointOf(number);
        for (const rules::Symmetry map : m_question.ownMaps())
            least = std::min(least, apply(map, pointOf(number), m_question.boardSize()));
        return numberOf(least);
    }

    std::uint16_t nextSum(Side side, int point) const
    {
        return static_cast<std::uint16_t>(m_question.sum() + m_question.weight(side, point));
    }

    int asked(rules::Symmetry map, rules::Point point) const { return asked(map, numberOf(point)); }

    void here(Part &part, const Facts &facts, std::string_view moves) const
    {
        FirstStones first(moves, m_question.boardSize(), m_question.count());
        bool isSameOrder = false;
        const auto map = m_question.match(first.stones(), isSameOrder);
        if (!map || !m_filter.accepts(facts))
            return;
        part.all.add(facts.winner());
        LineStep step;
        if (!first.next(step)) {
            (facts.isCut() ? part.cut : part.ended).add(facts.winner());
            return;
        }
        const int point = step.kind == LineStep::Kind::Pass ? m_points : asked(*map, first.stones().back().point);
        Row &row = part.rows[rowOf(step.side, point)];
        row.add(facts, step.side);
        row.anyOrder += step.kind == LineStep::Kind::Pass ? 1 : 0;
    }

    // The same for the many games that have nothing but stones in turns, without making anything of them.
    void herePlain(Part &part, const Facts &facts, std::string_view moves) const
    {
        const std::size_t count = m_question.count();
        bool isSameOrder = false;
        const auto map = m_question.matchPlain(moves.substr(0, count), isSameOrder);
        if (!map || !m_filter.accepts(facts))
            return;
        part.all.add(facts.winner());
        if (moves.size() == count) {
            (facts.isCut() ? part.cut : part.ended).add(facts.winner());
            return;
        }
        const Side side = count % 2 == 0 ? Side::Black : Side::White;
        part.rows[rowOf(side, asked(*map, static_cast<unsigned char>(moves[count])))].add(facts, side);
    }

    // Returns the row's point for a point of a game that the map takes the question onto.
    int asked(rules::Symmetry map, int point) const
    {
        return m_asked[static_cast<std::size_t>(map)][static_cast<std::size_t>(point)];
    }

    // `moves` are one more than the question has stones.
    void nextPlain(Part &part, const Facts &facts, std::string_view moves) const
    {
        if (!m_filter.accepts(facts))
            return;
        std::array<std::size_t, rules::AllSymmetries.size()> found {};
        std::size_t count = 0;
        m_question.forExtrasPlain(moves, [&](rules::Symmetry map, std::size_t extra) {
            const std::size_t row =
                rowOf(extra % 2 == 0 ? Side::Black : Side::White, asked(map, static_cast<unsigned char>(moves[extra])));
            if (std::find(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(count), row)
                == found.begin() + static_cast<std::ptrdiff_t>(count))
                found[count++] = row;
        });
        for (std::size_t i = 0; i < count; ++i)
            ++part.rows[found[i]].anyOrder;
    }

    void next(Part &part, const Facts &facts, std::string_view moves) const
    {
        const FirstStones first(moves, m_question.boardSize(), m_question.count() + 1);
        if (first.stones().size() != m_question.count() + 1 || !m_filter.accepts(facts))
            return;
        // A position may continue the question in several places at once.
        std::vector<std::size_t> found;
        for (const rules::Symmetry map : rules::AllSymmetries) {
            const auto extra = m_question.extraStone(map, first.stones());
            if (!extra)
                continue;
            const Line::Stone &stone = first.stones()[*extra];
            const std::size_t row = rowOf(stone.side, asked(map, stone.point));
            if (std::find(found.begin(), found.end(), row) == found.end())
                found.push_back(row);
        }
        for (const std::size_t row : found)
            ++part.rows[row].anyOrder;
    }

    void visitSetups(Part &part, const Block &block) const
    {
        const char *at = block.bytes();
        for (std::size_t index = 0; index < block.size(); ++index) {
            const std::string_view moves(at, block.lengthOf(index));
            at += moves.size();
            if (!block.facts(index).isPlain() && setupStones(moves, block.boardSize()) == m_question.count() + 1)
                next(part, block.facts(index), moves);
        }
    }

    Continuation continuation(std::size_t number, const Row &row, std::vector<std::uint32_t> &counts) const
    {
        Continuation made;
        made.side = number < rowsOfSide() ? Side::Black : Side::White;
        const int point = static_cast<int>(number % rowsOfSide());
        if (point < m_points)
            made.point = pointOf(point);
        made.score = row.score;
        made.firstYear = row.firstYear;
        made.lastYear = row.lastYear;
        made.anyOrder = row.anyOrder;
        for (const std::uint32_t player : row.movers) {
            if (counts.size() <= player)
                counts.resize(player + std::size_t(1));
            const std::uint32_t games = ++counts[player];
            if (games > made.playerGames || (games == made.playerGames && player < made.player)) {
                made.player = player;
                made.playerGames = games;
            }
        }
        for (const std::uint32_t player : row.movers)
            counts[player] = 0;
        return made;
    }

    const PositionQuestion &m_question;
    const Filter &m_filter;
    int m_points;
    std::unique_ptr<const PositionQuestion::FirstSums> m_firstSums;
    std::vector<int> m_canonical; // by point: the first one that is equal to it
    // By map and point of a game: the same for the point of the question.
    std::array<std::vector<int>, rules::AllSymmetries.size()> m_asked;
    std::bitset<65536> m_isNext; // sums of positions with one more stone
};

} // namespace

void Score::add(record::Winner winner)
{
    ++games;
    if (winner == record::Winner::Black)
        ++black;
    else if (winner == record::Winner::White)
        ++white;
    else if (winner == record::Winner::Draw)
        ++draws;
}

void Score::add(const Score &other)
{
    games += other.games;
    black += other.black;
    draws += other.draws;
    white += other.white;
}

std::optional<Exploration> explore(
    const Games &games, const PositionQuestion &question, const Filter &filter, const PassOptions &options)
{
    const Explorer explorer(question, filter);
    Part start;
    start.rows.resize(explorer.rows());
    auto parts = passOver<Part>(games, question.boardSize(), options, start,
        [&explorer](Part &part, const Block &block) { explorer.visit(part, block); });
    return parts ? std::optional(explorer.finish(*parts)) : std::nullopt;
}

} // namespace kagetsu::library
