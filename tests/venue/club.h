// SPDX-License-Identifier: MIT
#pragma once

#include "../tournament/desk.h"
#include "tournament/games/sectionrecords.h"

#include <string>
#include <utility>

namespace club {

using namespace kagetsu::tournament;
using namespace std::chrono_literals;

// An event whose actions each have a time: minute 0, 1, 2 and so on unless told.
struct Club
{
    Log log;
    Milliseconds now { 0 };

    Club()
    {
        EventDetails details;
        details.name = "Cup <b>& \"Friends\"";
        details.arbiters = { "Eve" };
        details.initialsFromYear = 2012;
        act(SetEventDetails { details });
        act(AddSection { desk::twoOneZero() });
    }

    void act(Action action)
    {
        if (!log.act(std::move(action), { "Eve", now }))
            std::abort();
        now += 1min;
    }
    EntryId enter(const std::string &name, int year = 1980, int rating = 1777)
    {
        EntryDetails details;
        details.name = name;
        details.birth.year = year;
        details.federationId = "F-4711";
        details.club = "Club of " + std::to_string(year);
        details.rating = rating;
        act(AddEntry { 1, details, 1 });
        return log.event().sections.front().entries.back().id;
    }
    void publish(std::initializer_list<std::pair<EntryId, EntryId>> pairs)
    {
        Round round;
        for (const auto &[a, b] : pairs) {
            Match match;
            match.table = static_cast<int>(round.matches.size()) + 1;
            match.a = a;
            match.b = b;
            match.games.resize(1);
            round.matches.push_back(match);
        }
        const int number = static_cast<int>(log.event().sections.front().rounds.size()) + 1;
        act(AddRound { 1, round });
        act(PublishRound { 1, number });
    }
    void adjust(EntryId entry, int round = 0) { act(Adjust { 1, { entry, round, { -1 }, "shouted" } }); }
    void report(int round, int table, Outcome outcome, const std::string &record = {})
    {
        GameReport made;
        made.outcome = outcome;
        made.record = record;
        made.reason = "a note of the desk";
        act(ReportGame { 1, round, table, 0, made });
    }
};

inline const std::string Record =
    "(;GM[4]SZ[15]PB[Ann Secret]PW[<i>Bob</i>]US[scribe]AN[annotator]C[a note of the desk];B[hh]C[hidden];W[gg]TR[aa]"
    "(;B[ii])(;B[jj]))";

inline ReadRecord records()
{
    return [](const std::string &) { return std::optional(Record); };
}

} // namespace club
