// SPDX-License-Identifier: MIT
#include "clock/textreader.h"

namespace kagetsu::clock {

namespace {

Duration unitOf(char letter)
{
    switch (letter) {
    case 'h': return Hour;
    case 'm': return Minute;
    case 's': return Second;
    default: return Duration::zero();
    }
}

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

bool isLetter(char c)
{
    return c >= 'a' && c <= 'z';
}

} // namespace

char TextReader::ahead(std::size_t distance) const
{
    const std::size_t place = m_place + distance;
    if (place >= m_text.size())
        return '\0';
    const char c = m_text[place];
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

char TextReader::afterDigits() const
{
    std::size_t distance = 0;
    while (isDigit(ahead(distance)))
        ++distance;
    while (isBlank(ahead(distance)))
        ++distance;
    return ahead(distance);
}

void TextReader::skipBlanks()
{
    while (isBlank(ahead()))
        ++m_place;
}

bool TextReader::startsWith(std::string_view word) const
{
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (ahead(i) != word[i])
            return false;
    }
    return true;
}

bool TextReader::take(std::string_view word)
{
    TextReader next = *this;
    next.skipBlanks();
    if (!next.startsWith(word))
        return false;
    m_place = next.m_place + word.size();
    return true;
}

bool TextReader::take(std::string_view first, std::string_view second)
{
    const std::size_t begin = m_place;
    if (take(first) && take(second))
        return true;
    m_place = begin;
    return false;
}

bool TextReader::fail(ControlFault fault, std::size_t place)
{
    m_fault = { fault, static_cast<int>(place) };
    return false;
}

bool TextReader::readDigits(Duration::rep &number)
{
    const std::size_t begin = m_place;
    number = 0;
    for (; digitAhead(); ++m_place) {
        number = number * 10 + (ahead() - '0');
        // The number is already beyond the longest time in any unit, and still far from overflow.
        if (number > LongestTime.count())
            return fail(ControlFault::OutOfRange, begin);
    }
    return true;
}

bool TextReader::readFraction(Duration::rep &thousandths)
{
    thousandths = 0;
    if (ahead() != '.')
        return true;
    ++m_place;
    if (!digitAhead())
        return fail(ControlFault::BadTime);
    for (Duration::rep worth = 100; digitAhead(); ++m_place, worth /= 10) {
        if (worth == 0)
            return fail(ControlFault::BadTime);
        thousandths += worth * (ahead() - '0');
    }
    return true;
}

bool TextReader::readNumber(Number &number)
{
    if (!digitAhead())
        return fail(ControlFault::BadTime);
    if (!readDigits(number.whole))
        return false;
    number.isWhole = ahead() != '.';
    return readFraction(number.thousandths);
}

bool TextReader::readTwoDigits(Duration::rep &number)
{
    for (std::size_t i = 0; i < 2; ++i) {
        if (!isDigit(ahead(i)) || (i == 0 && ahead() > '5'))
            return fail(ControlFault::BadTime, m_place + i);
    }
    number = (ahead() - '0') * 10 + (ahead(1) - '0');
    m_place += 2;
    return digitAhead() ? fail(ControlFault::BadTime) : true;
}

// Reads the rest of "15:00" or "1:30:00" after the first number; the seconds may have a fraction.
bool TextReader::readClockTime(Duration::rep first, Duration &time)
{
    Duration::rep second = 0;
    Duration::rep third = 0;
    Duration::rep thousandths = 0;
    ++m_place;
    if (!readTwoDigits(second))
        return false;
    const bool hasHours = ahead() == ':';
    if (hasHours) {
        ++m_place;
        if (!readTwoDigits(third))
            return false;
    }
    if (!readFraction(thousandths))
        return false;
    time = hasHours ? first * Hour + second * Minute + third * Second : first * Minute + second * Second;
    time += Duration(thousandths);
    return true;
}

// Reads "15m", "1h30m" or "12.5s": units from large to small, each at most once.
bool TextReader::readUnits(Duration &time)
{
    time = Duration::zero();
    Duration last = Duration::max();
    for (;;) {
        skipBlanks();
        const std::size_t begin = m_place;
        Number number;
        if (!readNumber(number))
            return false;
        if (last == Duration::max() && number.isWhole && ahead() == ':')
            return readClockTime(number.whole, time);
        const Duration unit = unitOf(unitAhead());
        if (unit == Duration::zero() || unit >= last)
            return fail(ControlFault::BadTime);
        skipBlanks();
        if (number.whole > LongestTime / unit)
            return fail(ControlFault::OutOfRange, begin);
        ++m_place;
        time += number.whole * unit + number.thousandths * (unit / 1000);
        last = unit;
        if (!digitAhead() && !partAhead(last))
            return true;
    }
}

char TextReader::unitAhead() const
{
    TextReader next = *this;
    next.skipBlanks();
    return unitOf(next.ahead()) != Duration::zero() ? next.ahead() : '\0';
}

bool TextReader::partAhead(Duration unitBefore) const
{
    TextReader next = *this;
    next.skipBlanks();
    Number number;
    if (!next.digitAhead() || !next.readNumber(number))
        return false;
    const Duration unit = unitOf(next.unitAhead());
    next.skipBlanks();
    return unit != Duration::zero() && unit < unitBefore && !isLetter(next.ahead(1));
}

bool TextReader::readTime(Duration &time)
{
    skipBlanks();
    const std::size_t begin = m_place;
    if (!readUnits(time))
        return false;
    return time <= LongestTime ? true : fail(ControlFault::OutOfRange, begin);
}

bool TextReader::asPositive(bool read, const Duration &time, std::size_t begin)
{
    if (!read)
        return false;
    return time > Duration::zero() ? true : fail(ControlFault::OutOfRange, begin);
}

bool TextReader::readPositiveTime(Duration &time)
{
    skipBlanks();
    const std::size_t begin = m_place;
    return asPositive(readTime(time), time, begin);
}

bool TextReader::secondsAhead() const
{
    TextReader next = *this;
    next.skipBlanks();
    Number number;
    return next.readNumber(number) && next.unitAhead() == '\0' && next.ahead() != ':';
}

bool TextReader::readTimeOrSeconds(Duration &time)
{
    if (!secondsAhead())
        return readTime(time);
    skipBlanks();
    const std::size_t begin = m_place;
    Number number;
    if (!readNumber(number))
        return false;
    time = number.whole > LongestTime / Second ? Duration::max() : number.whole * Second + Duration(number.thousandths);
    return time <= LongestTime ? true : fail(ControlFault::OutOfRange, begin);
}

bool TextReader::readPositiveTimeOrSeconds(Duration &time)
{
    skipBlanks();
    const std::size_t begin = m_place;
    return asPositive(readTimeOrSeconds(time), time, begin);
}

bool TextReader::readCount(int &count, int least, int most)
{
    skipBlanks();
    const std::size_t begin = m_place;
    if (!digitAhead())
        return fail(ControlFault::BadCount);
    Duration::rep number = 0;
    if (!readDigits(number))
        return false;
    if (number < least)
        return fail(ControlFault::BadCount, begin);
    if (number > most)
        return fail(ControlFault::OutOfRange, begin);
    count = static_cast<int>(number);
    return true;
}

bool TextReader::readEnd()
{
    skipBlanks();
    return atEnd() ? true : fail(ControlFault::TrailingText);
}

} // namespace kagetsu::clock
