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

// Choices that regulations make differently, with their usual values.
struct SectionOptions
{
    // The treatment of the results of an entry that leaves a round robin.
    enum class Withdrawal : std::uint8_t { AnnulBelowHalf, ResultsStand };
    enum class EmptyBoards : std::uint8_t { Anywhere, Last, First }; // the places where a team may leave boards empty

    int rounds = 0; // planned number; 0 means as many as the format has
    int gamesPerMatch = 1; // the number of boards if teams play
    Withdrawal withdrawal = Withdrawal::AnnulBelowHalf;
    Bye::Kind missedRounds = Bye::Kind::Zero; // the bye of late entries for the rounds before they joined
    bool byesCountOwnPoints = false; // byes count the entry's own points in SOS
    bool forfeitWinIsABye = true; // an entry that won by forfeit gets no pairing bye
    bool swapLastTwoRounds = false; // swaps the last two rounds of the first cycle of a double round robin
    bool matchForThird = true; // an elimination has a match for third place
    int placement = 0; // all places down to this one (8, 16, 32 or 64) are played for; 0: none below the third
    bool secondGrandFinal = true; // played if the winner of the losers' bracket wins the first
    std::optional<int> latenessMinutes; // delay after which a forfeit is proposed
    int forfeitsBeforeWithdrawal = 2; // consecutive forfeits after which a withdrawal is proposed
    EmptyBoards emptyBoards = EmptyBoards::Anywhere;
    // True for a final in which results that its entries have already played against one another in other sections of
    // the event count, so that those matches are not repeated (tournament.md#groups).
    bool carriesResults = false;
    SwissRules swiss {};

    // Returns the lowest place that an elimination plays for: 2, 4, 8 and so on.
    int playedPlaces() const { return placement > 0 ? placement : matchForThird ? 4 : 2; }
    friend bool operator==(const SectionOptions &, const SectionOptions &) = default;
};

// The settings of a section.
struct SectionSettings
{
    std::string name;
    Format format = Format::Swiss;
    std::string rules; // id of the preset for its games
    ScoreSystem score;
    std::vector<Criterion> criteria; // applied after the points
    SectionOptions options;
    std::uint64_t seed = 0;

    friend bool operator==(const SectionSettings &, const SectionSettings &) = default;
};

// A penalty or a bonus. It counts from its round on.
struct Adjustment
{
    EntryId entry;
    int round = 0; // 0: before the first round
    Points points;
    std::string reason;

    friend bool operator==(const Adjustment &, const Adjustment &) = default;
};

// A part of an event that is paired and ranked by itself.
struct Section
{
    enum class State : std::uint8_t { Open, Finished };

    int id = 0;
    SectionSettings settings;
    State state = State::Open;
    std::vector<Entry> entries; // entries in the order in which they were entered
    std::vector<Round> rounds; // the first is round 1
    std::vector<Adjustment> adjustments;
    std::vector<Lock> locks;
    std::vector<PlaceDecision> decisions; // decisions about shared places
    std::optional<Intake> intake; // not set if all entries were entered by name
    Rankings rankings;
    int lastEntryId = 0;

    friend bool operator==(const Section &, const Section &) = default;
};

} // namespace kagetsu::tournament
