// SPDX-License-Identifier: MIT
#pragma once

#include "clock/controltext.h"

#include <cstddef>
#include <string_view>

namespace kagetsu::clock {

// Reads a text from left to right, treating small and capital letters alike; blanks may precede every word, sign,
// number and unit. Every step either advances or remembers the fault and its place and returns false; after a fault
// nothing more may be read.
class TextReader
{
public:
    explicit TextReader(std::string_view text)
        : m_text(text)
    {
    }

    const ControlTextFault &fault() const { return m_fault; }
    std::size_t place() const { return m_place; }
    bool atEnd() const { return m_place >= m_text.size(); }

    // Returns the character this many places ahead as a small letter; 0 beyond the end.
    char ahead(std::size_t distance = 0) const;
    bool digitAhead() const { return isDigit(ahead()); }
    // Returns the first character after the digits that come next and the blanks behind them.
    char afterDigits() const;

    void skipBlanks();
    bool startsWith(std::string_view word) const; // True if this word comes next
    // Takes the word, or both words in order; takes nothing if they do not come next.
    bool take(std::string_view word);
    bool take(std::string_view first, std::string_view second);
    bool fail(ControlFault fault, std::size_t place);
    bool fail(ControlFault fault) { return fail(fault, m_place); }

    bool readTime(Duration &time);
    bool readPositiveTime(Duration &time);
    // These also accept the form of engine tools, in which a number without a unit means seconds.
    bool readTimeOrSeconds(Duration &time);
    bool readPositiveTimeOrSeconds(Duration &time);
    // Returns true if a number without a unit comes next.
    bool secondsAhead() const;
    bool readCount(int &count, int least = 1, int most = 1000000);
    // Succeeds if nothing but blanks is left.
    bool readEnd();

    static bool isDigit(char c) { return c >= '0' && c <= '9'; }

private:
    struct Number
    {
        Duration::rep whole = 0;
        Duration::rep thousandths = 0;
        bool isWhole = true;
    };

    bool readDigits(Duration::rep &number);
    bool readFraction(Duration::rep &thousandths);
    bool readNumber(Number &number);
    bool readTwoDigits(Duration::rep &number);
    bool readClockTime(Duration::rep first, Duration &time);
    bool readUnits(Duration &time);
    // Returns the unit that comes next, after blanks only, as a small letter; 0 if none does.
    char unitAhead() const;
    // Returns true if a further part of the same time comes next, such as "30m" in "1h 30m".
    bool partAhead(Duration unitBefore) const;
    bool asPositive(bool read, const Duration &time, std::size_t begin);

    std::string_view m_text;
    std::size_t m_place = 0;
    ControlTextFault m_fault;
};

} // namespace kagetsu::clock
