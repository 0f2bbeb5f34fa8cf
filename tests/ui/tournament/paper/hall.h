// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/formats/knockout.h"
#include "tournament/formats/lot.h"
#include "tournament/formats/roundrobin.h"
#include "tournament/log/log.h"

#include <cstdlib>
#include <string>
#include <vector>

namespace hall {

using namespace kagetsu::tournament;

inline void act(Log &log, Action action)
{
    if (!log.act(std::move(action), {}))
        std::abort();
}

inline void report(Log &log, int round, std::size_t matches, Lot &lot, int games)
{
    for (std::size_t table = 1; table <= matches; ++table) {
        for (int game = 0; game < games; ++game) {
            GameReport made;
            made.outcome = static_cast<Outcome>(lot.below(8) == 7 ? 3 : lot.below(3));
            made.time = { Milliseconds(1'000'000), Milliseconds(900'000) };
            act(log, ReportGame { 1, round, static_cast<int>(table), game, made });
        }
    }
}

// Returns an event with this many players; its last round is published and has no results yet.
inline Log eventOf(int players, int rounds, Format format, int games = 1)
{
    Log log;
    act(log, SetEventDetails { { "花月杯 Kagetsu Cup", "Tallinn", "2026-05-01", "RIF", { "Ann Lee" } } });
    SectionSettings settings;
    settings.name = "公开组 Open";
    settings.format = format;
    settings.score = TwoOneZero;
    settings.criteria = { { Criterion::Kind::Sos }, { Criterion::Kind::Direct }, { Criterion::Kind::T1 },
        { Criterion::Kind::T2 }, { Criterion::Kind::Time } };
    settings.options.rounds = rounds + 1;
    settings.options.gamesPerMatch = games;
    act(log, AddSection { settings });
    const char *names[] { "王小明", "Ivanov Oleg", "田中太郎", "Ann Lee", "이서연", "Müller Jürgen" };
    for (int i = 0; i < players; ++i) {
        EntryDetails details;
        details.name = std::string(names[i % 6]) + " " + std::to_string(i + 1);
        details.club = i % 2 == 0 ? "清华大学" : "Tallinn Renju Club";
        act(log, AddEntry { 1, details, 1 });
    }
    Lot lot(7);
    const std::vector<Round> robin =
        isRoundRobin(format) ? roundRobinOf(log.event().sections.front()) : std::vector<Round>();
    for (int number = 1; number <= rounds; ++number) {
        Round round;
        if (!robin.empty()) {
            round = robin[static_cast<std::size_t>(number) - 1];
        } else if (isElimination(format)) {
            round = knockoutRound(log.event().sections.front());
        } else {
            std::vector<int> order;
            for (int i = 1; i <= players; ++i)
                order.push_back(i);
            lot.shuffle(order);
            for (std::size_t i = 0; i + 1 < order.size(); i += 2)
                addMatch(round, { order[i] }, { order[i + 1] }, games);
            if (order.size() % 2 != 0)
                round.byes.push_back({ { order.back() }, Bye::Kind::Pairing });
        }
        act(log, AddRound { 1, round });
        act(log, PublishRound { 1, number });
        if (number == rounds)
            break;
        report(log, number, round.matches.size(), lot, games);
        act(log, FinishRound { 1, number });
    }
    return log;
}

} // namespace hall
