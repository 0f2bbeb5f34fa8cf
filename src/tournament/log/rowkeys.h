// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/slipinput.h"

#include <cstdint>
#include <string>

namespace kagetsu::tournament {

// Tells the results that are typed in the list of tables, each for the chosen table, from table numbers that are typed
// there as into the field for slips (tournament.md#at-the-desk). The result keys 1 and 0 count at once; but if a digit
// that is no result, or Enter, follows digits within SlipInput::Quiet, they were a table number, and the results that
// they entered have to be taken back.
//
// A value without a clock: times are arguments, since any fixed moment.
class RowKeys
{
public:
    using Time = SlipInput::Time;
    enum class Meaning : std::uint8_t {
        Other, // none of these keys
        Result, // of the chosen table
        Number, // the digits so far belong to a table number
        WholeNumber, // the same, and Enter ended it
    };
    struct Step
    {
        Meaning meaning = Meaning::Other;
        std::string number; // if it is one
        int results = 0; // so many of the results told last were its first digits

        friend bool operator==(const Step &, const Step &) = default;
    };

    // Sets how many digits the largest table number has: earlier digits were results.
    void setMostDigits(std::size_t digits) { m_mostDigits = digits; }

    Step type(char16_t key, Time now);
    Step enter(Time now);
    // Another key, or anything else that ends what was being typed.
    void forget() { m_digits.clear(); }

private:
    // Returns the last digits, at most so many, as a number or the beginning of one.
    Step number(Meaning meaning, std::size_t most);

    std::string m_digits; // typed without a pause, each a result
    std::size_t m_mostDigits = 5;
    Time m_since { 0 }; // time of the last one
};

} // namespace kagetsu::tournament
