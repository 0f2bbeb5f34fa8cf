// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/criterion.h"
#include "tournament/model/qualification.h"
#include "tournament/model/rankings.h"
#include "tournament/model/round.h"
#include "tournament/model/scoresystem.h"
#include "tournament/model/swissrules.h"

namespace kagetsu::tournament {

enum class Format : std::uint8_t { RoundRobin, DoubleRoundRobin, Swiss, Elimination, DoubleElimination };

constexpr bool isRoundRobin(Format format)
{
    return format == Format::RoundRobin || format == Format::DoubleRoundRobin;
}

constexpr bool isElimination(Format format)
{
    return format == Format::Elimination || format == Format::DoubleElimination;
}

// What regulations settle differently, with the usual choice.
struct SectionOptions
{
    enum class Withdrawal : std::uint8_t { AnnulBelowHalf, ResultsStand }; // in a round robin
    enum class EmptyBoards : std::uint8_t { Anywhere, Last, First }; // where nobody comes for a team

    int rounds = 0; // planned; 0: as many as the format has
    int gamesPerMatch = 1; // of teams: boards
    Withdrawal withdrawal = Withdrawal::AnnulBelowHalf;
    Bye::Kind missedRounds = Bye::Kind::Zero; // of late entries
    bool byesCountOwnPoints = false; // in SOS
    bool forfeitWinIsABye = true; // who won by forfeit gets no pairing bye
    bool swapLastTwoRounds = false; // of the first cycle of a double round robin
    bool matchForThird = true; // in an elimination
    int placement = 0; // all places down to this one, 8, 16, 32 or 64, are played for; 0: none below the third
    bool secondGrandFinal = true; // after a win of the one who comes from the losers' bracket
    std::optional<int> latenessMinutes; // after which a forfeit is proposed
    int forfeitsBeforeWithdrawal = 2; // in a row, after which a withdrawal is proposed
    EmptyBoards emptyBoards = EmptyBoards::Anywhere;
    // In a final: what its entries have played against one another in other sections of the event counts, and is not
    // played again (tournament.md#groups).
    bool carriesResults = false;
    SwissRules swiss {};

    // Down to which place an elimination plays: 2, 4, 8, and so on.
    int playedPlaces() const { return placement > 0 ? placement : matchForThird ? 4 : 2; }
    friend bool operator==(const SectionOptions &, const SectionOptions &) = default;
};

struct SectionSettings
{
    std::string name;
    Format format = Format::Swiss;
    std::string rules; // id of the preset of its games
    ScoreSystem score;
    std::vector<Criterion> criteria; // after the points
    SectionOptions options;
    std::uint64_t seed = 0;

    friend bool operator==(const SectionSettings &, const SectionSettings &) = default;
};

// A penalty or a bonus; counts from its round on.
struct Adjustment
{
    EntryId entry;
    int round = 0; // 0: before the first
    Points points;
    std::string reason;

    friend bool operator==(const Adjustment &, const Adjustment &) = default;
};

// A group of an event that is paired and ranked by itself.
struct Section
{
    enum class State : std::uint8_t { Open, Finished };

    int id = 0;
    SectionSettings settings;
    State state = State::Open;
    std::vector<Entry> entries; // in the order in which they came
    std::vector<Round> rounds; // the first is round 1
    std::vector<Adjustment> adjustments;
    std::vector<Lock> locks;
    std::vector<PlaceDecision> decisions; // of shared places
    std::optional<Intake> intake; // nothing: everybody was entered by name
    Rankings rankings;
    int lastEntryId = 0;

    friend bool operator==(const Section &, const Section &) = default;
};

} // namespace kagetsu::tournament
