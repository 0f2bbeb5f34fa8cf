// SPDX-License-Identifier: MIT
#include "clock/controltext.h"

#include "clock/stagetime.h"

#include <cassert>
#include <cstddef>
#include <utility>

namespace kagetsu::clock {

namespace {

    constexpr Duration Hour = std::chrono::hours(1);
    constexpr Duration Minute = std::chrono::minutes(1);
    constexpr Duration Second = std::chrono::seconds(1);

    bool isDigit(char c)
    {
        return c >= '0' && c <= '9';
    }

    // Reads from left to right; every step either moves on or remembers the fault and the place, and then reads no
    // more.
    class Reader
    {
    public:
        explicit Reader(std::string_view text)
            : m_text(text)
        {
        }

        Result<TimeControl, ControlTextFault> control();
        Result<Duration, ControlTextFault> time();

    private:
        struct Number
        {
            Duration::rep whole = 0;
            Duration::rep thousandths = 0;
            bool isWhole = true;
        };

        char at(std::size_t place) const
        {
            if (place >= m_text.size())
                return '\0';
            const char c = m_text[place];
            return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        }
        char next() const { return at(m_place); }
        bool atEnd() const { return m_place >= m_text.size(); }
        void skipBlanks()
        {
            while (next() == ' ' || next() == '\t')
                ++m_place;
        }
        bool take(std::string_view word)
        {
            for (std::size_t i = 0; i < word.size(); ++i) {
                if (at(m_place + i) != word[i])
                    return false;
            }
            m_place += word.size();
            return true;
        }
        bool fail(ControlFault fault, std::size_t place)
        {
            m_fault = { fault, static_cast<int>(place) };
            return false;
        }
        bool fail(ControlFault fault) { return fail(fault, m_place); }

        std::size_t digitsFrom(std::size_t place) const
        {
            while (isDigit(at(place)))
                ++place;
            return place;
        }

        bool readDigits(Duration::rep& number);
        bool readNumber(Number& number);
        bool readTwoDigits(Duration::rep& number);
        bool readFraction(Duration::rep& thousandths);
        bool readClockTime(Duration::rep first, Duration& time);
        bool readUnits(Duration& time);
        bool readTime(Duration& time);
        bool readPositiveTime(Duration& time);
        bool readCount(int& count);

        bool readStages();
        bool readStage();
        bool readMain(std::size_t begin);
        bool readReserve(MainStage& main, std::size_t begin);
        bool readEnd();
        bool refuseForeign();
        bool append(Stage stage, std::size_t begin);

        std::string_view m_text;
        std::size_t m_place = 0;
        ControlTextFault m_fault;
        TimeControl m_control;
        Duration m_total { 0 };
    };

    Duration unitOf(char letter)
    {
        switch (letter) {
        case 'h':
            return Hour;
        case 'm':
            return Minute;
        case 's':
            return Second;
        default:
            return Duration::zero();
        }
    }

    bool Reader::readDigits(Duration::rep& number)
    {
        const std::size_t begin = m_place;
        const std::size_t end = digitsFrom(begin);
        number = 0;
        for (; m_place < end; ++m_place) {
            number = number * 10 + (next() - '0');
            // Beyond the longest time in any unit, and far from overflow.
            if (number > LongestTime.count())
                return fail(ControlFault::OutOfRange, begin);
        }
        return true;
    }

    bool Reader::readFraction(Duration::rep& thousandths)
    {
        thousandths = 0;
        if (next() != '.')
            return true;
        ++m_place;
        if (!isDigit(next()))
            return fail(ControlFault::BadTime);
        for (Duration::rep worth = 100; isDigit(next()); ++m_place, worth /= 10) {
            if (worth == 0)
                return fail(ControlFault::BadTime);
            thousandths += worth * (next() - '0');
        }
        return true;
    }

    bool Reader::readNumber(Number& number)
    {
        if (!isDigit(next()))
            return fail(ControlFault::BadTime);
        if (!readDigits(number.whole))
            return false;
        number.isWhole = next() != '.';
        return readFraction(number.thousandths);
    }

    bool Reader::readTwoDigits(Duration::rep& number)
    {
        for (std::size_t i = 0; i < 2; ++i) {
            if (!isDigit(at(m_place + i)) || (i == 0 && next() > '5'))
                return fail(ControlFault::BadTime, m_place + i);
        }
        number = (next() - '0') * 10 + (at(m_place + 1) - '0');
        m_place += 2;
        return isDigit(next()) ? fail(ControlFault::BadTime) : true;
    }

    // "15:00" or "1:30:00" after the first number; the seconds may have a fraction.
    bool Reader::readClockTime(Duration::rep first, Duration& time)
    {
        Duration::rep second = 0;
        Duration::rep third = 0;
        Duration::rep thousandths = 0;
        ++m_place;
        if (!readTwoDigits(second))
            return false;
        const bool hasHours = next() == ':';
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

    // "15m", "1h30m", "12.5s": units from large to small, each once.
    bool Reader::readUnits(Duration& time)
    {
        time = Duration::zero();
        Duration last = Duration::max();
        for (;;) {
            const std::size_t begin = m_place;
            Number number;
            if (!readNumber(number))
                return false;
            if (last == Duration::max() && number.isWhole && next() == ':')
                return readClockTime(number.whole, time);
            const Duration unit = unitOf(next());
            if (unit == Duration::zero() || unit >= last)
                return fail(ControlFault::BadTime);
            if (number.whole > LongestTime / unit)
                return fail(ControlFault::OutOfRange, begin);
            ++m_place;
            time += number.whole * unit + number.thousandths * (unit / 1000);
            last = unit;
            if (!isDigit(next()))
                return true;
        }
    }

    bool Reader::readTime(Duration& time)
    {
        const std::size_t begin = m_place;
        if (!readUnits(time))
            return false;
        return time <= LongestTime ? true : fail(ControlFault::OutOfRange, begin);
    }

    bool Reader::readPositiveTime(Duration& time)
    {
        const std::size_t begin = m_place;
        if (!readTime(time))
            return false;
        return time > Duration::zero() ? true : fail(ControlFault::OutOfRange, begin);
    }

    bool Reader::readCount(int& count)
    {
        constexpr Duration::rep most = 1000000;
        const std::size_t begin = m_place;
        if (!isDigit(next()))
            return fail(ControlFault::BadCount);
        Duration::rep number = 0;
        if (!readDigits(number))
            return false;
        if (number == 0)
            return fail(ControlFault::BadCount, begin);
        if (number > most)
            return fail(ControlFault::OutOfRange, begin);
        count = static_cast<int>(number);
        return true;
    }

    // The systems of 2.9 that the clock cannot run yet are known by their beginnings.
    bool Reader::refuseForeign()
    {
        const bool isHourglass = next() == 'h' && at(m_place + 1) == 'g';
        const bool isBank = next() == 'b' && at(m_place + 1) == 'a' && at(m_place + 2) == 'n' && at(m_place + 3) == 'k';
        const bool isDelay = (next() == 'd' || next() == 'b') && isDigit(at(m_place + 1));
        const bool isMovesPerTime = isDigit(next()) && at(digitsFrom(m_place)) == '/';
        return isHourglass || isBank || isDelay || isMovesPerTime ? fail(ControlFault::NotOffered) : true;
    }

    bool Reader::append(Stage stage, std::size_t begin)
    {
        m_total += stageTotal(stage);
        m_control.stages.push_back(std::move(stage));
        return m_total <= LongestTime ? true : fail(ControlFault::OutOfRange, begin);
    }

    // "(5)x60s" after the base time, of which the reserve is a part.
    bool Reader::readReserve(MainStage& main, std::size_t begin)
    {
        ByoYomiStage reserve;
        reserve.reserve = true;
        ++m_place;
        if (!readCount(reserve.periods))
            return false;
        if (!take(")x"))
            return fail(ControlFault::Unknown);
        if (!readPositiveTime(reserve.period))
            return false;
        if (reserve.periods > main.time / reserve.period)
            return fail(ControlFault::OutOfRange, begin);
        main.time -= reserve.periods * reserve.period;
        return append(main, begin) && append(reserve, begin);
    }

    bool Reader::readMain(std::size_t begin)
    {
        MainStage main;
        if (!readTime(main.time))
            return false;
        if (take("+")) {
            if (!readTime(main.increment))
                return false;
            main.bonusBefore = take("!");
        }
        if (take("/max")) {
            Duration maximum { 0 };
            if (!readPositiveTime(maximum))
                return false;
            main.maximum = maximum;
        }
        return next() == '(' ? readReserve(main, begin) : append(main, begin);
    }

    bool Reader::readStage()
    {
        const std::size_t begin = m_place;
        if (!refuseForeign())
            return false;
        if (!isDigit(next()))
            return fail(atEnd() ? ControlFault::BadTime : ControlFault::Unknown);
        if (at(digitsFrom(m_place)) != 'x')
            return readMain(begin);
        ByoYomiStage byoYomi;
        if (!readCount(byoYomi.periods))
            return false;
        ++m_place;
        return readPositiveTime(byoYomi.period) && append(byoYomi, begin);
    }

    // Stages are divided by commas; before byo-yomi a blank is enough.
    bool Reader::readStages()
    {
        const std::size_t begin = m_place;
        for (;;) {
            if (!readStage())
                return false;
            const std::size_t end = m_place;
            skipBlanks();
            if (take(",")) {
                skipBlanks();
                continue;
            }
            if (m_place == end || atEnd())
                break;
            if (!refuseForeign())
                return false;
            if (!isDigit(next()) || at(digitsFrom(m_place)) != 'x')
                break;
        }
        // Here and not at each stage: byo-yomi may follow no main time at all.
        return m_total > Duration::zero() ? true : fail(ControlFault::OutOfRange, begin);
    }

    bool Reader::readEnd()
    {
        if (take("/cap")) {
            Duration perMove { 0 };
            if (!readPositiveTime(perMove))
                return false;
            m_control.perMove = perMove;
        } else if (next() == '/') {
            return fail(ControlFault::Unknown);
        }
        skipBlanks();
        return atEnd() ? true : fail(ControlFault::TrailingText);
    }

    Result<TimeControl, ControlTextFault> Reader::control()
    {
        skipBlanks();
        if (atEnd())
            return Fault { ControlTextFault { ControlFault::Empty, static_cast<int>(m_place) } };
        if (!(take("inf") || readStages()) || !readEnd())
            return Fault { m_fault };
        return std::move(m_control);
    }

    Result<Duration, ControlTextFault> Reader::time()
    {
        skipBlanks();
        if (atEnd())
            return Fault { ControlTextFault { ControlFault::Empty, static_cast<int>(m_place) } };
        Duration time { 0 };
        if (!readTime(time))
            return Fault { m_fault };
        skipBlanks();
        if (!atEnd())
            return Fault { ControlTextFault { ControlFault::TrailingText, static_cast<int>(m_place) } };
        return time;
    }

    std::string periodsText(const ByoYomiStage& byoYomi)
    {
        return 'x' + toText(byoYomi.period);
    }

    std::string mainText(const MainStage& main, Duration base)
    {
        std::string text = toText(base);
        if (main.increment > Duration::zero() || main.bonusBefore)
            text += '+' + toText(main.increment);
        if (main.bonusBefore)
            text += '!';
        if (main.maximum)
            text += "/max" + toText(*main.maximum);
        return text;
    }

} // namespace

Result<TimeControl, ControlTextFault> readControl(std::string_view text)
{
    return Reader(text).control();
}

std::string toText(const TimeControl& control)
{
    assert(isSound(control));
    std::string text = control.stages.empty() ? "inf" : "";
    for (std::size_t i = 0; i < control.stages.size(); ++i) {
        if (const auto* byoYomi = std::get_if<ByoYomiStage>(&control.stages[i])) {
            const std::string count = std::to_string(byoYomi->periods);
            if (byoYomi->reserve)
                text += '(' + count + ')' + periodsText(*byoYomi);
            else
                text += (i == 0 ? "" : " ") + count + periodsText(*byoYomi);
            continue;
        }
        const auto& main = std::get<MainStage>(control.stages[i]);
        Duration base = main.time;
        if (i + 1 < control.stages.size()) {
            const auto* next = std::get_if<ByoYomiStage>(&control.stages[i + 1]);
            if (next && next->reserve)
                base += next->periods * next->period;
        }
        text += (i == 0 ? "" : ", ") + mainText(main, base);
    }
    if (control.perMove)
        text += "/cap" + toText(*control.perMove);
    return text;
}

Result<Duration, ControlTextFault> readTime(std::string_view text)
{
    return Reader(text).time();
}

std::string toText(Duration time)
{
    if (time % Hour == Duration::zero() && time != Duration::zero())
        return std::to_string(time / Hour) + 'h';
    if (time % Minute == Duration::zero())
        return std::to_string(time / Minute) + 'm';
    std::string text = std::to_string(time / Second);
    if (auto thousandths = (time % Second).count()) {
        std::string digits = std::to_string(1000 + thousandths).substr(1);
        digits.erase(digits.find_last_not_of('0') + 1);
        text += '.' + digits;
    }
    return text + 's';
}

} // namespace kagetsu::clock
