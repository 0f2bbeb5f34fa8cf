// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/match.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace kagetsu::tournament {

// Returns the result that a sign stands for (tournament.md#at-the-desk), for the party named first at a table: 1 won, 0
// lost, = drawn, + won and − lost by forfeit, * if neither came. On a keypad, / is a draw. Returns nothing for any
// other sign.
std::optional<Outcome> outcomeOfSign(char16_t sign);

// Reads what is typed from slips: the number of a table, Enter, and a result key for each of its games
// (tournament.md#at-the-desk). The keys 1 and 0 are also digits of table numbers, so results that consist of digits are
// held back for a moment: if a further digit follows, they were the beginning of a table number, and nothing is
// entered.
//
// State      key                         what happens
// number     Enter                       the table is named; the caller answers with ask() or leaves the number
// asked      result key                  held; entered at once if it is not a digit and no game is left
// asked      other digit                 begins a table number
// held       result key, games left      held as well
// held       digit otherwise             all digits together are a table number; nothing is entered
// held       any other key, or Quiet     entered
// held       Enter                       one key is entered; several digits are a table number
// held       Backspace, Escape           the last key, or all of them, are taken back
// asked      Backspace, Escape           the number of the table can be edited again
//
// A value without a clock: times are arguments, since any fixed moment.
class SlipInput
{
public:
    using Time = std::chrono::milliseconds;
    static constexpr Time Quiet { 700 }; // after this time without a key, held results are entered

    struct Entry
    {
        int table = 0;
        std::vector<Outcome> outcomes; // of one game after the other

        friend bool operator==(const Entry &, const Entry &) = default;
    };
    struct Step
    {
        std::optional<Entry> entered; // the caller answers with ask() or finish()
        std::optional<int> named;
        bool isUnread = false; // the key belongs to what follows the entry and has to be typed again
    };

    // Returns the text of the field: the number of the table in every state.
    const std::string &number() const { return m_number; }
    // Sets the number that is typed next; not while a result is awaited.
    void setNumber(std::string number) { m_number = std::move(number); }

    // Begins with a number of which digits were typed elsewhere, where they counted as results of a table.
    void begin(std::string number, std::optional<int> takenBack);
    // Awaits the results of so many games of a table.
    void ask(int table, int games);
    // Awaits the number of the next table.
    void finish();
    bool isAsking() const { return m_table > 0; }
    // Returns the results that are held back.
    std::vector<Outcome> held() const;
    // Returns the table for which a held result turned out to be part of a table number, until the next table is named.
    std::optional<int> takenBack() const { return m_takenBack; }

    // Types a character while a result is awaited.
    Step type(char16_t key, Time now);
    Step enter();
    void backspace();
    // Returns false in an empty field, which is left.
    bool escape();
    // Returns what has been held back long enough. To be called before each key.
    Step due(Time now);
    // Returns what is held back, without waiting any longer.
    Step settle();
    // Forgets what is held back; the result is still awaited.
    void takeBack() { m_held.clear(); }

private:
    bool isNumber() const;
    void readAsNumber(std::string digits);

    std::string m_number;
    int m_table = 0; // the table whose result is awaited; 0 if a number is
    int m_games = 0; // how many results are awaited
    std::string m_held; // keys of results
    Time m_since { 0 }; // time of the last held key
    std::optional<int> m_takenBack;
};

} // namespace kagetsu::tournament
