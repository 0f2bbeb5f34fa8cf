// SPDX-License-Identifier: MIT
#pragma once

#include "clock/controltext.h"

#include <cstddef>
#include <string_view>

namespace kagetsu::clock {

// Reads a text from left to right, small and capital letters alike; blanks may stand before every word, sign, number
// and unit. Every step either moves on or remembers the fault and its place and gives false; after that nothing more is
// to be read.
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

    // The character so many places ahead, as a small letter; 0 beyond the end.
    char ahead(std::size_t distance = 0) const;
    bool digitAhead() const { return isDigit(ahead()); }
    // The first character after the digits that come next and the blanks behind them.
    char afterDigits() const;

    void skipBlanks();
    bool startsWith(std::string_view word) const; // of what comes next
    // Nothing is taken where the words do not follow one another.
    bool take(std::string_view word);
    bool take(std::string_view first, std::string_view second);
    bool fail(ControlFault fault, std::size_t place);
    bool fail(ControlFault fault) { return fail(fault, m_place); }

    bool readTime(Duration &time);
    bool readPositiveTime(Duration &time);
    // As engine tools write it too: a number without a unit is seconds.
    bool readTimeOrSeconds(Duration &time);
    bool readPositiveTimeOrSeconds(Duration &time);
    // Whether a number without a unit comes next.
    bool secondsAhead() const;
    bool readCount(int &count, int least = 1, int most = 1000000);
    // Blanks, then nothing.
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
    // The unit that comes next as a small letter, with nothing but blanks before it; 0 where none does.
    char unitAhead() const;
    // Whether a further part of the same time comes next: "30m" in "1h 30m".
    bool partAhead(Duration unitBefore) const;
    bool asPositive(bool read, const Duration &time, std::size_t begin);

    std::string_view m_text;
    std::size_t m_place = 0;
    ControlTextFault m_fault;
};

} // namespace kagetsu::clock
