// SPDX-License-Identifier: MIT
#include "ui/app/learn/libraryfeed.h"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

namespace kagetsu::ui {

namespace {

std::string nameOf(const library::NameTable &table, std::uint32_t id)
{
    const library::NamedRow *row = id == 0 ? nullptr : table.row(id);
    return row ? row->name : std::string();
}

review::Line lineOf(const library::Line &line, rules::Rule rule)
{
    review::Line played { { .rule = rule }, {}, std::nullopt };
    rules::Position position(line.size);
    for (const library::Line::Stone &stone : line.setup)
        position.place(stone.point, stone.side);
    for (const library::Line::Ply &ply : line.plies) {
        const auto move =
            ply.point ? record::Move::stone(ply.side, *ply.point) : record::Move::pass(ply.side);
        played.moves.push_back({ move, position });
        if (ply.point)
            position.place(*ply.point, ply.side);
    }
    return played;
}

class LibraryFeed : public puzzle::Feed
{
public:
    LibraryFeed(std::shared_ptr<const library::Catalogue> catalogue, std::int64_t after)
        : m_catalogue(std::move(catalogue))
        , m_after(after)
    {
    }

    std::optional<puzzle::PlayedGame> next() override
    {
        if (!std::exchange(m_isListed, true))
            list();
        return m_next < m_places.size() ? std::optional(read(m_places[m_next++])) : std::nullopt;
    }

private:
    struct Place
    {
        std::int64_t id = 0;
        const library::Block *block = nullptr;
        std::size_t index = 0;
    };

    void list()
    {
        for (const auto &block : m_catalogue->contents.games.blocks()) {
            for (std::size_t i = 0; i < block->size(); ++i) {
                const library::Facts &facts = block->facts(i);
                const std::int64_t id = block->idOf(i);
                if (id > m_after && facts.kind() != library::GameKind::Study)
                    m_places.push_back({ id, block.get(), i });
            }
        }
        std::sort(m_places.begin(), m_places.end(), [](const Place &one, const Place &other) { return one.id < other.id; });
    }

    puzzle::PlayedGame read(const Place &place) const
    {
        const library::Facts &facts = place.block->facts(place.index);
        const int size = place.block->boardSize();
        puzzle::PlayedGame game { .line = {}, .source = {}, .at = std::to_string(place.id) };
        game.source.black = nameOf(m_catalogue->players, facts.black());
        game.source.white = nameOf(m_catalogue->players, facts.white());
        game.source.event = nameOf(m_catalogue->events, facts.event());
        if (facts.year() > 0)
            game.source.date = std::to_string(facts.year());
        const auto line = library::lineFrom(place.block->movesOf(place.index), size);
        const auto named = facts.rule() > 0 ? std::optional(static_cast<rules::Rule>(facts.rule() - 1)) : std::nullopt;
        const auto rule = puzzle::ruleFor(named, size);
        game.isLeftOut = !line || !rule;
        if (!game.isLeftOut)
            game.line = lineOf(*line, *rule);
        return game;
    }

    std::shared_ptr<const library::Catalogue> m_catalogue;
    std::int64_t m_after;
    bool m_isListed = false;
    std::vector<Place> m_places;
    std::size_t m_next = 0;
};

} // namespace

std::unique_ptr<puzzle::Feed> libraryFeed(std::shared_ptr<const library::Catalogue> catalogue, const std::string &at)
{
    std::int64_t after = 0;
    std::from_chars(at.data(), at.data() + at.size(), after);
    return std::make_unique<LibraryFeed>(std::move(catalogue), after);
}

} // namespace kagetsu::ui
