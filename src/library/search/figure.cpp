// SPDX-License-Identifier: MIT
#include "library/search/figure.h"

#include <algorithm>
#include <array>
#include <bit>

namespace kagetsu::library {

namespace {

using rules::Side;
using rules::Symmetry;

constexpr std::size_t MostRows = rules::MaxBoardSize;
using Rows = std::array<std::uint32_t, MostRows>; // bits by column

struct Cell
{
    int x = 0;
    int y = 0;
    FigurePoint what = FigurePoint::Any;
};

// The figure under one map, with or without its colours exchanged.
struct Variant
{
    Symmetry map = Symmetry::Identity;
    bool isExchanged = false;
    std::vector<Cell> stones; // Black and White
    std::vector<Cell> empty;
    Rows corners {}; // where the lower left corner of what lies on the board may be
};

FigurePoint exchanged(FigurePoint what)
{
    return what == FigurePoint::Black ? FigurePoint::White : what == FigurePoint::White ? FigurePoint::Black : what;
}

// When each point was played on: the number of the ply, and who did. 0 is a stone that was set up.
class Game
{
public:
    explicit Game(int boardSize)
        : m_size(boardSize)
        , m_when(static_cast<std::size_t>(boardSize * boardSize), Never)
    {
    }
    static constexpr int Never = INT_MAX;

    void read(std::string_view moves)
    {
        for (const int point : m_played)
            m_when[static_cast<std::size_t>(point)] = Never;
        m_played.clear();
        m_black.fill(0);
        m_white.fill(0);
        int &ply = m_plies;
        ply = 0;
        LineReader reader(moves, m_size);
        for (LineStep step; reader.next(step);) {
            if (step.kind == LineStep::Kind::Begin) {
                for (const int point : m_played)
                    m_when[static_cast<std::size_t>(point)] = 0;
                ply = 0;
            } else if (step.kind != LineStep::Kind::Turn) {
                ++ply;
            }
            if (step.kind != LineStep::Kind::Stone)
                continue;
            m_played.push_back(step.point);
            m_when[static_cast<std::size_t>(step.point)] = ply;
            (step.side == Side::Black ? m_black : m_white)[static_cast<std::size_t>(step.point / m_size)] |= 1u
                << (step.point % m_size);
        }
    }

    int size() const { return m_size; }
    int plies() const { return m_plies; }
    int when(int x, int y) const { return m_when[static_cast<std::size_t>(y * m_size + x)]; }
    const Rows &rows(FigurePoint colour) const { return colour == FigurePoint::Black ? m_black : m_white; }

private:
    int m_size;
    int m_plies = 0;
    std::vector<int> m_when;
    std::vector<int> m_played;
    Rows m_black {};
    Rows m_white {};
};

std::vector<Variant> variantsOf(const Figure &figure, int size);

class Seeker
{
public:
    Seeker(const Figure &figure, int boardSize)
        : m_figure(figure)
        , m_variants(variantsOf(figure, boardSize))
        , m_game(boardSize)
    {
    }

    std::optional<FigureHit> seek(std::string_view moves)
    {
        m_game.read(moves);
        std::optional<FigureHit> best;
        for (const Variant &variant : m_variants)
            seek(variant, best);
        return best;
    }

private:
    void seek(const Variant &variant, std::optional<FigureHit> &best) const
    {
        const int size = m_game.size();
        for (int y = 0; y < size; ++y) {
            std::uint32_t corners = variant.corners[static_cast<std::size_t>(y)];
            for (const Cell &cell : variant.stones) {
                if (corners == 0)
                    break;
                const int row = y + cell.y;
                const std::uint32_t stones =
                    row >= 0 && row < size ? m_game.rows(cell.what)[static_cast<std::size_t>(row)] : 0;
                corners &= cell.x >= 0 ? stones >> cell.x : stones << -cell.x;
            }
            for (; corners != 0; corners &= corners - 1)
                check(variant, std::countr_zero(corners), y, best);
        }
    }

    void check(const Variant &variant, int x, int y, std::optional<FigureHit> &best) const
    {
        int since = m_figure.firstPly;
        for (const Cell &cell : variant.stones)
            since = std::max(since, m_game.when(x + cell.x, y + cell.y));
        int until = Game::Never;
        for (const Cell &cell : variant.empty)
            until = std::min(until, m_game.when(x + cell.x, y + cell.y));
        if (since < until && since <= std::min(m_figure.lastPly, m_game.plies()) && (!best || since < best->ply))
            best = FigureHit { 0, since, variant.map, { x, y }, variant.isExchanged, {} };
    }

    const Figure &m_figure;
    std::vector<Variant> m_variants;
    Game m_game;
};

// Returns the figure's cells after a map, with the lower left corner of the whole figure at the origin.
std::vector<Cell> mappedCells(const Figure &figure, Symmetry map)
{
    // A map of a board this large keeps all points on it.
    const int span = std::max(figure.columns, figure.rows);
    std::vector<Cell> cells;
    int left = span;
    int bottom = span;
    for (int y = 0; y < figure.rows; ++y) {
        for (int x = 0; x < figure.columns; ++x) {
            const rules::Point point = apply(map, { x, y }, span);
            const FigurePoint what = figure.points[static_cast<std::size_t>(y * figure.columns + x)];
            cells.push_back({ point.x, point.y, what });
            left = std::min<int>(left, point.x);
            bottom = std::min<int>(bottom, point.y);
        }
    }
    for (Cell &cell : cells) {
        cell.x -= left;
        cell.y -= bottom;
    }
    return cells;
}

bool isOutside(const Cell &cell, int x, int y, int size)
{
    return x + cell.x < 0 || y + cell.y < 0 || x + cell.x >= size || y + cell.y >= size;
}

// Moves the origin to the lower left of the points that lie on the board, so that every corner is one of its points.
void placeOnBoard(std::vector<Cell> &cells)
{
    int left = INT_MAX;
    int bottom = INT_MAX;
    for (const Cell &cell : cells) {
        if (cell.what != FigurePoint::Outside) {
            left = std::min(left, cell.x);
            bottom = std::min(bottom, cell.y);
        }
    }
    for (Cell &cell : cells) {
        cell.x -= left;
        cell.y -= bottom;
    }
}

std::optional<Variant> variantOf(const Figure &figure, Symmetry map, bool isExchanged, int size)
{
    std::vector<Cell> cells = mappedCells(figure, map);
    placeOnBoard(cells);
    Variant variant { .map = map, .isExchanged = isExchanged, .stones = {}, .empty = {}, .corners = {} };
    bool isAnywhere = false;
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) {
            const bool fits = std::all_of(cells.begin(), cells.end(),
                [&](const Cell &cell) { return isOutside(cell, x, y, size) == (cell.what == FigurePoint::Outside); });
            if (fits)
                variant.corners[static_cast<std::size_t>(y)] |= 1u << x;
            isAnywhere = isAnywhere || fits;
        }
    }
    if (figure.corner) {
        // The figure at its place, then turned with the whole board.
        rules::Point low { size, size };
        for (int y = 0; y < figure.rows; ++y) {
            for (int x = 0; x < figure.columns; ++x) {
                if (figure.points[static_cast<std::size_t>(y * figure.columns + x)] == FigurePoint::Outside)
                    continue;
                const rules::Point at { figure.corner->x + x, figure.corner->y + y };
                if (!isOn(at, size))
                    return std::nullopt;
                const rules::Point image = apply(map, at, size);
                low = { std::min<int>(low.x, image.x), std::min<int>(low.y, image.y) };
            }
        }
        const std::uint32_t only = variant.corners[static_cast<std::size_t>(low.y)] & 1u << low.x;
        variant.corners.fill(0);
        variant.corners[static_cast<std::size_t>(low.y)] = only;
        isAnywhere = only != 0;
    }
    for (Cell &cell : cells) {
        if (isExchanged)
            cell.what = exchanged(cell.what);
        if (cell.what == FigurePoint::Black || cell.what == FigurePoint::White)
            variant.stones.push_back(cell);
        else if (cell.what == FigurePoint::Empty)
            variant.empty.push_back(cell);
    }
    return isAnywhere ? std::optional(std::move(variant)) : std::nullopt;
}

std::vector<Variant> variantsOf(const Figure &figure, int size)
{
    std::vector<Variant> variants;
    for (const bool isExchanged : { false, true }) {
        for (const Symmetry map : rules::AllSymmetries) {
            if (isExchanged && !figure.orExchanged)
                continue;
            std::optional<Variant> variant = variantOf(figure, map, isExchanged, size);
            const auto isSame = [&variant](const Variant &other) {
                const auto same = [](const std::vector<Cell> &one, const std::vector<Cell> &two) {
                    return one.size() == two.size() && std::all_of(one.begin(), one.end(), [&two](const Cell &cell) {
                        return std::any_of(two.begin(), two.end(), [&cell](const Cell &each) {
                            return each.x == cell.x && each.y == cell.y && each.what == cell.what;
                        });
                    });
                };
                return other.corners == variant->corners && same(other.stones, variant->stones)
                    && same(other.empty, variant->empty);
            };
            if (variant && std::none_of(variants.begin(), variants.end(), isSame))
                variants.push_back(std::move(*variant));
        }
    }
    return variants;
}

} // namespace

Result<Figure, FigureFault> figureFrom(std::string_view text)
{
    std::vector<std::vector<FigurePoint>> rows;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find_first_of("/\n", at), text.size());
        std::vector<FigurePoint> row;
        for (const char c : text.substr(at, end - at)) {
            switch (c) {
            case 'X':
            case 'x': row.push_back(FigurePoint::Black); break;
            case 'O':
            case 'o': row.push_back(FigurePoint::White); break;
            case '.': row.push_back(FigurePoint::Empty); break;
            case '?': row.push_back(FigurePoint::Any); break;
            case '#': row.push_back(FigurePoint::Outside); break;
            case '\r': break;
            default: return Fault { FigureFault::Letter };
            }
        }
        if (!row.empty() || end < text.size())
            rows.push_back(std::move(row));
        at = end + 1;
    }
    Figure figure;
    figure.rows = static_cast<int>(rows.size());
    figure.columns = rows.empty() ? 0 : static_cast<int>(rows.front().size());
    bool hasStone = false;
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        if (row->size() != rows.front().size())
            return Fault { FigureFault::Shape };
        figure.points.insert(figure.points.end(), row->begin(), row->end());
    }
    for (const FigurePoint point : figure.points)
        hasStone = hasStone || point == FigurePoint::Black || point == FigurePoint::White;
    constexpr int Most = rules::MaxBoardSize + 2;
    if (figure.rows > Most || figure.columns > Most)
        return Fault { FigureFault::Shape };
    return hasStone ? Result<Figure, FigureFault>(std::move(figure)) : Fault { FigureFault::Empty };
}

std::optional<std::vector<FigureHit>> findFigure(
    const Games &games, int boardSize, const Figure &figure, const Filter &filter, const PassOptions &options)
{
    using Hits = std::vector<FigureHit>;
    const auto visit = [&](Hits &hits, const Block &block) {
        Seeker seeker(figure, boardSize);
        const char *at = block.bytes();
        for (std::size_t index = 0; index < block.size(); ++index) {
            const std::string_view moves(at, block.lengthOf(index));
            at += moves.size();
            if (!filter.accepts(block.facts(index)))
                continue;
            if (std::optional<FigureHit> hit = seeker.seek(moves)) {
                hit->game = block.idOf(index);
                hit->facts = block.facts(index);
                hits.push_back(*hit);
            }
        }
    };
    auto parts = passOver<Hits>(games, boardSize, options, {}, visit);
    if (!parts)
        return std::nullopt;
    Hits all = std::move(parts->front());
    for (std::size_t i = 1; i < parts->size(); ++i)
        all.insert(all.end(), (*parts)[i].begin(), (*parts)[i].end());
    return all;
}

} // namespace kagetsu::library
