// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/points.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace kagetsu::tournament {

// A tournament report file as a value, in the terms of [TRF26], the format that pairing and rating programs exchange
// (tournament.md#report-files). Text is UTF-8. Player numbers count from 1, up to 9999.

// One player's result in one round.
struct TrfGame
{
    int opponent = 0; // 0 if none
    char side = '-'; // 'w', 'b', or '-' without a game; Kagetsu writes the opener as 'b'
    char result = ' '; // one of "+-WDL1=0HFUZ", or ' ' without a result

    friend bool operator==(const TrfGame &, const TrfGame &) = default;
};

// One player of a report, line 001.
struct TrfPlayer
{
    int number = 0;
    char sex = ' ';
    std::string title; // up to 3 characters
    std::string name; // up to 33 characters
    std::optional<int> rating; // 1 to 9999
    std::string federation; // up to 3 characters
    std::string id; // up to 11 characters
    std::string birth; // up to 10 characters
    Points points; // 0 to 99½
    int rank = 0; // 0 if not given
    std::vector<TrfGame> games; // one game per round

    friend bool operator==(const TrfPlayer &, const TrfPlayer &) = default;
};

// The points of line 162, with the values that apply without such a line. If the line does not give the points of a
// pairing bye, they are those of a win. Points outside 0 to 99½ cannot be expressed.
struct TrfScore
{
    Points win = Points::whole(1);
    Points draw { 1 };
    Points loss;
    Points absence;
    Points pairingBye = Points::whole(1);

    friend bool operator==(const TrfScore &, const TrfScore &) = default;
};

// Line 240: byes of a round that were requested or granted.
struct TrfByes
{
    char kind = 'Z'; // F, H or Z
    int round = 0;
    std::vector<int> players;

    friend bool operator==(const TrfByes &, const TrfByes &) = default;
};

// Line 260: players who must not meet in these rounds.
struct TrfForbidden
{
    int firstRound = 0;
    int lastRound = 0;
    std::vector<int> players;

    friend bool operator==(const TrfForbidden &, const TrfForbidden &) = default;
};

// Line 250: points that count only for the pairing of these rounds, for players with numbers from the first to the
// last.
struct TrfAcceleration
{
    Points points;
    int firstRound = 0;
    int lastRound = 0;
    int firstPlayer = 0;
    int lastPlayer = 0;

    friend bool operator==(const TrfAcceleration &, const TrfAcceleration &) = default;
};

// Line 299: points that the normal rules do not give.
struct TrfAssignment
{
    char kind = ' '; // ' ' for a penalty or a bonus; otherwise the result that these points are for
    Points points;
    int round = 0; // 0 for all rounds
    std::vector<int> players;

    friend bool operator==(const TrfAssignment &, const TrfAssignment &) = default;
};

// A line that is kept unchanged: of teams, of national ratings, or of other programs.
struct TrfOther
{
    std::string tag; // 3 characters
    std::string text; // the line from its fifth character on

    friend bool operator==(const TrfOther &, const TrfOther &) = default;
};

// A whole report. The numbers in comments are those of its lines.
struct TrfReport
{
    std::vector<std::string> remarks; // lines "###"
    std::string name; // 012
    std::string city; // 022
    std::string federation; // 032
    std::string start; // 042, "YYYY/MM/DD"
    std::string end; // 052
    std::string type; // 092
    std::string chiefArbiter; // 102
    std::vector<std::string> deputies; // 112
    std::string times; // 122, as printed
    std::vector<std::string> roundDates; // 132, by round, "YY/MM/DD"; empty if not known
    int rounds = 0; // 142, planned number of rounds; 0 if not given
    char firstSide = ' '; // 152, 'W' or 'B'
    std::optional<TrfScore> score; // 162; not set if all values are the usual ones
    std::string controller; // 182, the program or person that makes the pairings
    std::string typeCode; // 192, "CUSTOM_SWISS"
    std::vector<std::string> tieBreaks; // 202
    std::vector<std::string> standings; // 212
    std::string timeControl; // 222, "5400+30"
    std::vector<TrfPlayer> players;
    std::vector<TrfByes> byes;
    std::vector<TrfAcceleration> accelerations;
    std::vector<TrfForbidden> forbidden;
    std::vector<TrfAssignment> assignments;
    std::vector<TrfOther> others;
    bool isShifted = false; // when read: the players' points and games were one character too far to the right

    friend bool operator==(const TrfReport &, const TrfReport &) = default;
};

inline constexpr int MostTrfPlayers = 9999;
inline constexpr int MostTrfRounds = 999;
inline constexpr Points MostTrfPoints { 199 }; // 99½

} // namespace kagetsu::tournament
