// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"
#include "tournament/model/find.h"

#include <cstdlib>
#include <initializer_list>
#include <string>
#include <string_view>

namespace desk {

using namespace kagetsu::tournament;

inline SectionSettings twoOneZero(Format format = Format::Swiss)
{
    SectionSettings settings;
    settings.format = format;
    settings.score = TwoOneZero;
    return settings;
}

// An event of one section whose entries are named by one letter, in the order of their ids. Every action must be
// allowed, otherwise the test ends.
class Desk
{
public:
    explicit Desk(std::string_view names, SectionSettings settings = twoOneZero())
    {
        act(AddSection { std::move(settings) });
        for (const char name : names)
            enter(name);
    }

    const Section &section() const { return log.event().sections.front(); }
    EntryId id(char name) const
    {
        for (const Entry &entry : section().entries) {
            if (entry.details.name == std::string(1, name))
                return entry.id;
        }
        return {};
    }
    char name(EntryId entry) const { return findEntry(section(), entry)->details.name.front(); }
    int round() const { return static_cast<int>(section().rounds.size()); }

    kagetsu::Result<kagetsu::Done, Refusal> tryTo(Action action)
    {
        return log.act(std::move(action), { "arbiter", {} });
    }
    void act(Action action)
    {
        if (!tryTo(std::move(action)))
            std::abort();
    }
    void enter(char name, int joined = 1)
    {
        EntryDetails details;
        details.name = name;
        act(AddEntry { 1, details, joined });
    }

    // Parses a round: "AB CD -E" are two matches and a pairing bye, "/E" a half bye and ".E" a zero bye.
    Round roundOf(std::string_view text) const
    {
        Round made;
        for (std::size_t at = 0; at + 1 < text.size(); at += 3)
            addPair(made, text[at], text[at + 1]);
        return made;
    }
    void draw(std::string_view text) { act(AddRound { 1, roundOf(text) }); }
    void publish(std::string_view text)
    {
        draw(text);
        act(PublishRound { 1, round() });
    }
    // Reports the result of a match; `games` has one letter per game: '1' A won, '0' B won, '=' drawn, '+' and '-'
    // forfeits, '*' a double forfeit.
    void report(int table, std::string_view games)
    {
        for (std::size_t game = 0; game < games.size(); ++game) {
            GameReport made;
            made.outcome = outcome(games[game]);
            act(ReportGame { 1, round(), table, static_cast<int>(game), made });
        }
    }
    // Plays a whole round, such as "AB1 CD= -E".
    void play(std::string_view text)
    {
        std::string pairs;
        std::string results;
        for (std::size_t at = 0; at < text.size();) {
            const bool isBye = text[at] == '-' || text[at] == '/' || text[at] == '.';
            pairs += std::string(text.substr(at, 2)) + ' ';
            if (!isBye)
                results += text[at + 2];
            at += isBye ? 3 : 4;
        }
        publish(pairs);
        for (std::size_t table = 0; table < results.size(); ++table)
            report(static_cast<int>(table) + 1, { &results[table], 1 });
        act(FinishRound { 1, round() });
    }

    Log log;

private:
    static Outcome outcome(char letter)
    {
        constexpr std::string_view Letters = "10=+-*";
        return static_cast<Outcome>(Letters.find(letter));
    }
    void addPair(Round &made, char a, char b) const
    {
        constexpr std::string_view Byes = "-/.";
        if (const std::size_t kind = Byes.find(a); kind != std::string_view::npos) {
            made.byes.push_back({ id(b), static_cast<Bye::Kind>(kind) });
            return;
        }
        Match match;
        match.table = static_cast<int>(made.matches.size()) + 1;
        match.a = id(a);
        match.b = id(b);
        match.games.resize(static_cast<std::size_t>(section().settings.options.gamesPerMatch));
        made.matches.push_back(std::move(match));
    }
};

} // namespace desk
