// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/points.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace kagetsu::tournament {

// A tournament report file as a value, in the words of [TRF26]: what other programs for pairing and rating read and
// write (tournament.md#report-files). Text is UTF-8. Numbers of players count from 1, to 9999.

// One player in one round.
struct TrfGame
{
    int opponent = 0; // 0: none
    char side = '-'; // 'w', 'b', or '-' without a game; we write who opens as 'b'
    char result = ' '; // one of "+-WDL1=0HFUZ", ' ' while there is none

    friend bool operator==(const TrfGame &, const TrfGame &) = default;
};

struct TrfPlayer
{
    int number = 0;
    char sex = ' ';
    std::string title; // up to 3 places
    std::string name; // up to 33 places
    std::optional<int> rating; // 1 to 9999
    std::string federation; // up to 3 places
    std::string id; // up to 11 places
    std::string birth; // up to 10 places
    Points points; // of 0 to 99½
    int rank = 0; // 0: none
    std::vector<TrfGame> games; // by round

    friend bool operator==(const TrfPlayer &, const TrfPlayer &) = default;
};

// Line 162, as it is without one; the points of a pairing bye are those of a win where the line does not say them.
// Points outside 0 to 99½ cannot be said.
struct TrfScore
{
    Points win = Points::whole(1);
    Points draw { 1 };
    Points loss;
    Points absence;
    Points pairingBye = Points::whole(1);

    friend bool operator==(const TrfScore &, const TrfScore &) = default;
};

// Line 240: byes of a round that was asked for or given.
struct TrfByes
{
    char kind = 'Z'; // F H Z
    int round = 0;
    std::vector<int> players;

    friend bool operator==(const TrfByes &, const TrfByes &) = default;
};

// Line 260: who must not meet in these rounds.
struct TrfForbidden
{
    int firstRound = 0;
    int lastRound = 0;
    std::vector<int> players;

    friend bool operator==(const TrfForbidden &, const TrfForbidden &) = default;
};

// Line 250: points that count in the pairing of these rounds only, for players with numbers from the first to the last.
struct TrfAcceleration
{
    Points points;
    int firstRound = 0;
    int lastRound = 0;
    int firstPlayer = 0;
    int lastPlayer = 0;

    friend bool operator==(const TrfAcceleration &, const TrfAcceleration &) = default;
};

// Line 299: points out of the ordinary.
struct TrfAssignment
{
    char kind = ' '; // ' ' a penalty or a bonus; else the result of which these are the points
    Points points;
    int round = 0; // 0: all
    std::vector<int> players;

    friend bool operator==(const TrfAssignment &, const TrfAssignment &) = default;
};

// A line that is kept as it is: of teams, of national ratings, of other programs.
struct TrfOther
{
    std::string tag; // 3 places
    std::string text; // from the fifth place on

    friend bool operator==(const TrfOther &, const TrfOther &) = default;
};

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
    std::string times; // 122, as it is printed
    std::vector<std::string> roundDates; // 132, by round, "YY/MM/DD"; empty where it is not known
    int rounds = 0; // 142, planned; 0: not said
    char firstSide = ' '; // 152, 'W' or 'B'
    std::optional<TrfScore> score; // 162; nothing where all of it is as usual
    std::string controller; // 182, who makes the pairings
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
    bool isShifted = false; // read: points and games of players stood one place too far to the right

    friend bool operator==(const TrfReport &, const TrfReport &) = default;
};

inline constexpr int MostTrfPlayers = 9999;
inline constexpr int MostTrfRounds = 999;
inline constexpr Points MostTrfPoints { 199 }; // 99½

} // namespace kagetsu::tournament
