// SPDX-License-Identifier: MIT
#include "manygames.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

namespace kagetsu::library {

namespace {

constexpr int Size = 15;
constexpr int Moves = 40;
constexpr int Players = 7000;
constexpr int Events = 3000;

class Maker
{
public:
    ManyGame make()
    {
        ManyGame game;
        game.black = zipf(Players);
        game.white = (game.black + 1 + below(Players - 1)) % Players;
        game.event = below(Events);
        game.year = 1950 + below(76);
        game.winner = below(20) == 0 ? 2 : below(100) < 55 ? 0 : 1;
        std::array<bool, Size * Size> taken {};
        std::uint64_t path = 1;
        for (int i = 0; i < Moves; ++i) {
            const int point = i == 0 ? Size * Size / 2 : nextPoint(path, i, taken);
            taken[static_cast<std::size_t>(point)] = true;
            path = path * 0x9E3779B97F4A7C15 + static_cast<std::uint64_t>(point) + 1;
            game.line.plies.push_back(
                { i % 2 == 0 ? rules::Side::Black : rules::Side::White, rules::Point(point % Size, point / Size) });
        }
        game.line = mapped(game.line, rules::AllSymmetries[static_cast<std::size_t>(below(8))]);
        return game;
    }

private:
    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }

    // Small numbers often: about one in (n + 1) of them.
    int zipf(int limit)
    {
        const double part = std::uniform_real_distribution<double>(0, 1)(m_random);
        return std::min(limit - 1, static_cast<int>(std::pow(static_cast<double>(limit), part)) - 1);
    }

    // After the same moves, the points near the middle are tried in the same order, and the first ones most often.
    int nextPoint(std::uint64_t path, int move, const std::array<bool, Size * Size> &taken)
    {
        std::mt19937 order(static_cast<unsigned>(path >> 17));
        const int reach = std::min(7, 1 + move / 3);
        for (int choice = zipf(move < 4 ? 12 : 40);; --choice) {
            int point = 0;
            do {
                const int x = 7 - reach + static_cast<int>(order() % static_cast<unsigned>(2 * reach + 1));
                const int y = 7 - reach + static_cast<int>(order() % static_cast<unsigned>(2 * reach + 1));
                point = y * Size + x;
            } while (taken[static_cast<std::size_t>(point)]);
            if (choice <= 0)
                return point;
        }
    }

    std::mt19937 m_random { 49 };
};

} // namespace

std::vector<ManyGame> manyGames(int count)
{
    Maker maker;
    std::vector<ManyGame> games;
    games.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        games.push_back(maker.make());
    return games;
}

std::string manyGamesAsRif(int count)
{
    constexpr const char *Results[] { "1", "0", "0.5" };
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<database version=\"1.0\" date=\"2026-11-20\">\n"
                       "<countries><country id=\"1\" name=\"Estonia\" abbr=\"EST\"/></countries>\n"
                       "<rules><rule id=\"1\" name=\"Renju, Taraguchi-10\"/></rules>\n<players>\n";
    const auto number = [](int value) { return '"' + std::to_string(value) + '"'; };
    for (int i = 0; i < Players; ++i)
        text += "<player id=" + number(i + 1) + " name=\"Name" + std::to_string(i % 97) + "\" surname=\"Surname"
            + std::to_string(i) + "\" country=\"1\"/>\n";
    text += "</players>\n<tournaments>\n";
    for (int i = 0; i < Events; ++i)
        text += "<tournament id=" + number(i + 1) + " name=\"Cup " + std::to_string(i) + "\" country=\"1\" year=\""
            + std::to_string(1950 + i % 76) + "\" start=\"" + std::to_string(1950 + i % 76) + "-05-01\"/>\n";
    text += "</tournaments>\n<games>\n";
    int id = 0;
    for (const ManyGame &game : manyGames(count)) {
        text += "<game id=" + number(++id) + " publisher=\"1\" tournament=" + number(game.event + 1)
            + " round=\"1\" rule=\"1\" black=" + number(game.black + 1) + " white=" + number(game.white + 1)
            + " bresult=\"" + Results[game.winner] + "\" btime=\"60\" wtime=\"55\"><move>";
        for (const Line::Ply &ply : game.line.plies) {
            text += static_cast<char>('a' + ply.point->x);
            text += std::to_string(ply.point->y + 1) + ' ';
        }
        text += "</move></game>\n";
    }
    return text + "</games>\n</database>\n";
}

} // namespace kagetsu::library
