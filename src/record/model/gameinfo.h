// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/result.h"
#include "rules/ruleset.h"

#include <optional>
#include <string>

namespace kagetsu::record {

// Says whether a record is a game of five in a row (record-sgf.md#which-game).
enum class GameKind : std::uint8_t {
    Ours,
    Unsure, // possibly; the user must decide, and setting the kind to Ours records that decision
    Foreign, // Go, another game, or a board with three dimensions: it can be listed, but not played through
};

// One player of a record, under the colour after the last swap.
struct PlayerInfo
{
    std::string name;
    std::string rank;
    std::string team; // club or country

    friend bool operator==(const PlayerInfo &, const PlayerInfo &) = default;
};

// The facts of a whole game (record-sgf.md#properties, record-sgf.md#private-properties). Texts are UTF-8 on one line,
// except the remark; empty means unknown.
struct GameInfo
{
    GameKind kind = GameKind::Ours;
    int gameType = 4; // GM as it was read; written for foreign games
    std::string sizeText; // SZ as it was read, still escaped; written for foreign games

    PlayerInfo black;
    PlayerInfo white;
    std::optional<rules::Side> opener; // XOP: the colour of the opener
    std::string event;
    std::string round;
    std::string date; // as it was written; 2026-11-20 in Kagetsu's own records
    std::string place;
    std::string table; // XTB
    std::string arbiter; // XAR
    std::string tournamentGame; // XTD, see tournament.md#records-of-a-section

    GameResult result;
    std::string resultText; // RE as it was read; written again as long as it still expresses `result`
    std::string reasonText; // XRS as it was read; written again under the same condition

    std::string rules; // RU as a text; see rulestext.h
    std::string baseTime; // TM, in seconds
    std::string overtime; // OT, free text
    std::string timeControl; // XTC, exact
    std::string procedure; // XPR: the opening procedure with its parameters
    std::string openingName; // ON
    std::string openingId; // XON, "d7"

    std::string gameName; // GN
    std::string remark; // GC, several lines
    std::string source; // SO
    std::string user; // US, the person who entered the record
    std::string annotator; // AN
    std::string copyright; // CP
    std::string recordId; // XID

    std::string application; // AP of the file that was read; a writer replaces it by its own name
    std::string originalApplication; // XAP: the program that first wrote the record, if it was not this one
    std::string charset; // IANA name of the encoding it was read in

    const PlayerInfo &player(rules::Side side) const { return side == rules::Side::Black ? black : white; }
    friend bool operator==(const GameInfo &, const GameInfo &) = default;
};

// One game of a collection as shown in a list, from its first node and its extent alone (record-sgf.md#r42).
struct CollectionEntry
{
    int number = 1; // place in the collection, counted from 1
    PlayerInfo black;
    PlayerInfo white;
    std::string gameName;
    std::string event;
    std::string round;
    std::string date;
    std::string rules;
    GameResult result;
    int gameType = 4; // GM; see GameInfo::kind for what an opened game is taken for
    int columns = 0; // 0 if the file does not say; opening the game decides
    int rows = 0;
    int mainMoves = 0; // number of move properties in the main line
    int nodes = 0; // before repairs
    int variations = 0; // number of lines besides the main one
    int messages = 0; // about the grammar; interpreting the game may add others

    friend bool operator==(const CollectionEntry &, const CollectionEntry &) = default;
};

} // namespace kagetsu::record
