// SPDX-License-Identifier: MIT
#include "clock/controltext.h"

#include "clock/stagetime.h"
#include "clock/textreader.h"

#include <cassert>
#include <utility>

namespace kagetsu::clock {

namespace {

// Collects the stages of a control while reading its text.
class ControlReader
{
public:
    explicit ControlReader(std::string_view text)
        : m_text(text)
    {
    }

    bool read();
    const TimeControl &control() const { return m_control; }
    const ControlTextFault &fault() const { return m_text.fault(); }

private:
    bool readStages();
    bool readStage();
    bool readMain(std::size_t begin);
    bool readDelay(MainStage &main);
    bool readReserve(MainStage &main, std::size_t begin);
    bool readByoYomi(ByoYomiStage &byoYomi, std::string_view beforePeriod);
    bool readCanadian();
    bool readBank();
    bool readHourglass();
    bool isContestOrder();
    bool readContest();
    bool readOptions();
    bool readPerMove();
    bool asOnlyOnce(bool &has, bool may);
    bool append(Stage stage, std::size_t begin);

    TextReader m_text;
    TimeControl m_control;
    Duration m_total { 0 };
};

bool ControlReader::read()
{
    m_text.skipBlanks();
    if (m_text.atEnd())
        return m_text.fail(ControlFault::Empty);
    if (isContestOrder())
        return readContest() && m_text.readEnd();
    const bool isRead = m_text.take("inf")
        || (m_text.take("bank")     ? readBank()
                : m_text.take("hg") ? readHourglass()
                                    : readStages());
    return isRead && readOptions() && m_text.readEnd();
}

// Stages are separated by commas; before byo-yomi a blank is enough.
bool ControlReader::readStages()
{
    const std::size_t begin = m_text.place();
    for (;;) {
        if (!readStage())
            return false;
        const std::size_t end = m_text.place();
        m_text.skipBlanks();
        if (m_text.take(",")) {
            m_text.skipBlanks();
            continue;
        }
        if (m_text.place() == end || m_text.atEnd())
            break;
        if (m_text.digitAhead() && (m_text.afterDigits() == '/' || m_text.afterDigits() == '-')) {
            if (!readCanadian())
                return false;
            break;
        }
        if (!m_text.digitAhead() || m_text.afterDigits() != 'x')
            break;
    }
    // This is checked here and not at each stage because byo-yomi may follow an empty main time.
    return m_total > Duration::zero() ? true : m_text.fail(ControlFault::OutOfRange, begin);
}

bool ControlReader::readStage()
{
    const std::size_t begin = m_text.place();
    if (!m_text.digitAhead())
        return m_text.fail(m_text.atEnd() ? ControlFault::BadTime : ControlFault::Unknown);
    if (m_text.afterDigits() != 'x')
        return readMain(begin);
    ByoYomiStage byoYomi;
    return readByoYomi(byoYomi, "x") && append(byoYomi, begin);
}

bool ControlReader::readMain(std::size_t begin)
{
    MainStage main;
    const bool hasQuota = m_text.afterDigits() == '/';
    if (hasQuota && !(m_text.readCount(main.quota) && m_text.take("/")))
        return false;
    // Engine tools write periods of moves without units.
    const auto readTime = [&](Duration &time) {
        return hasQuota ? m_text.readTimeOrSeconds(time) : m_text.readTime(time);
    };
    if (!readTime(main.time))
        return false;
    if (m_text.take("+")) {
        if (!readTime(main.increment))
            return false;
        main.bonusBefore = m_text.take("!");
    }
    if (m_text.take("/", "max")) {
        Duration maximum { 0 };
        if (!m_text.readPositiveTime(maximum))
            return false;
        main.maximum = maximum;
    }
    if (!readDelay(main))
        return false;
    return m_text.take("(") ? readReserve(main, begin) : append(main, begin);
}

// Reads an optional " d10s" or " b10s".
bool ControlReader::readDelay(MainStage &main)
{
    TextReader next = m_text;
    next.skipBlanks();
    const bool isBronstein = next.ahead() == 'b';
    if (!next.take("d") && !next.take("b"))
        return true;
    next.skipBlanks();
    if (!next.digitAhead())
        return true;
    m_text = next;
    if (!m_text.readTime(main.delay))
        return false;
    if (isBronstein && main.delay > Duration::zero())
        main.delayForm = DelayForm::Bronstein;
    return true;
}

// Reads "5)x60s" after the base time, which includes the reserve.
bool ControlReader::readReserve(MainStage &main, std::size_t begin)
{
    ByoYomiStage reserve;
    reserve.reserve = true;
    if (!readByoYomi(reserve, ")x"))
        return false;
    if (reserve.periods > main.time / reserve.period)
        return m_text.fail(ControlFault::OutOfRange, begin);
    main.time -= reserve.periods * reserve.period;
    return append(main, begin) && append(reserve, begin);
}

bool ControlReader::readByoYomi(ByoYomiStage &byoYomi, std::string_view beforePeriod)
{
    if (!m_text.readCount(byoYomi.periods))
        return false;
    for (const char sign : beforePeriod) {
        if (!m_text.take({ &sign, 1 }))
            return m_text.fail(ControlFault::Unknown);
    }
    return m_text.readPositiveTime(byoYomi.period);
}

// Reads "10/10m" or "10-20-30/10m*".
bool ControlReader::readCanadian()
{
    const std::size_t begin = m_text.place();
    if (quotaOf(m_control.stages.back()) > 0)
        return m_text.fail(ControlFault::Unknown);
    CanadianStage canadian;
    canadian.blocks.clear();
    do {
        int moves = 0;
        if (!m_text.readCount(moves))
            return false;
        canadian.blocks.push_back(moves);
    } while (m_text.take("-"));
    if (!m_text.take("/"))
        return m_text.fail(ControlFault::Unknown);
    if (!m_text.readPositiveTime(canadian.time))
        return false;
    canadian.carry = m_text.take("*");
    return append(std::move(canadian), begin);
}

// Reads "30s 10x60s" after the word "bank".
bool ControlReader::readBank()
{
    const std::size_t begin = m_text.place();
    BankStage bank;
    ByoYomiStage units;
    m_text.skipBlanks();
    if (!m_text.readPositiveTime(bank.free))
        return false;
    m_text.skipBlanks();
    if (!readByoYomi(units, "x"))
        return false;
    bank.units = units.periods;
    bank.unit = units.period;
    return append(bank, begin);
}

// Reads "10m", or "60" as engine tools write it, after the word.
bool ControlReader::readHourglass()
{
    const std::size_t begin = m_text.place();
    MainStage main;
    if (!m_text.readPositiveTimeOrSeconds(main.time))
        return false;
    m_control.hourglass = true;
    return append(main, begin);
}

// "180/30+1" is the order of an engine contest, and "40/15+0.5" a number of moves in a time. They differ only in size:
// nobody makes more than 112 moves before a board of fifteen lines is full. The word "gomocup" in front decides, too.
bool ControlReader::isContestOrder()
{
    if (m_text.take("gomocup")) {
        m_text.skipBlanks();
        return true;
    }
    constexpr int mostMoves = 112;
    TextReader next = m_text;
    int first = 0;
    return next.digitAhead() && next.readCount(first) && first > mostMoves && next.take("/") && next.secondsAhead();
}

// Reads time of the game, limit per move and increment.
bool ControlReader::readContest()
{
    const std::size_t begin = m_text.place();
    MainStage main;
    Duration perMove { 0 };
    if (!m_text.readPositiveTimeOrSeconds(main.time))
        return false;
    if (!m_text.take("/"))
        return m_text.fail(ControlFault::Unknown);
    if (!m_text.readPositiveTimeOrSeconds(perMove))
        return false;
    if (m_text.take("+") && !m_text.readTimeOrSeconds(main.increment))
        return false;
    m_control.perMove = perMove;
    return append(main, begin);
}

// Reads the options that apply to every stage, each at most once and in any order.
bool ControlReader::readOptions()
{
    bool hasPolicy = false;
    bool hasOpening = false;
    bool hasAtZero = false;
    bool hasPresses = false;
    for (m_text.skipBlanks(); m_text.ahead() == '/'; m_text.skipBlanks()) {
        const std::size_t begin = m_text.place();
        bool isRead = false;
        if (m_text.take("/", "cap") && !m_control.perMove) {
            isRead = readPerMove();
            if (!isRead)
                return false;
        } else if (m_text.take("/", "turn-lost")) {
            m_control.capPolicy = CapPolicy::TurnLost;
            isRead = asOnlyOnce(hasPolicy, m_control.perMove.has_value());
        } else if (m_text.take("/", "warn")) {
            m_control.capPolicy = CapPolicy::Warn;
            isRead = asOnlyOnce(hasPolicy, m_control.perMove.has_value());
        } else if (m_text.take("/", "penalty")) {
            if (!m_text.readPositiveTime(m_control.capPenalty))
                return false;
            m_control.capPolicy = CapPolicy::Penalty;
            isRead = asOnlyOnce(hasPolicy, m_control.perMove && !m_control.stages.empty());
        } else if (m_text.take("/", "opening")) {
            if (!m_text.readCount(m_control.capInOpening, 0, MostCapInOpening))
                return false;
            isRead = asOnlyOnce(hasOpening, m_control.perMove.has_value());
        } else if (m_text.take("/", "at-zero")) {
            isRead = asOnlyOnce(hasAtZero, hasQuota(m_control));
        } else if (m_text.take("/", "presses")) {
            isRead = asOnlyOnce(hasPresses, countsMoves(m_control));
        }
        if (!isRead)
            return m_text.fail(ControlFault::Unknown, begin);
    }
    if (hasAtZero)
        m_control.nextStage = NextStage::AtZero;
    if (hasPresses)
        m_control.quotaUnit = QuotaUnit::Presses;
    return true;
}

bool ControlReader::asOnlyOnce(bool &has, bool may)
{
    return !std::exchange(has, true) && may;
}

bool ControlReader::readPerMove()
{
    Duration perMove { 0 };
    if (!m_text.readPositiveTime(perMove))
        return false;
    m_control.perMove = perMove;
    return true;
}

bool ControlReader::append(Stage stage, std::size_t begin)
{
    const Duration time = stageTotal(stage);
    m_total += time;
    const bool isEnough = quotaOf(stage) == 0 || time > Duration::zero();
    m_control.stages.push_back(std::move(stage));
    return isEnough && m_total <= LongestTime ? true : m_text.fail(ControlFault::OutOfRange, begin);
}

std::string blocksText(const CanadianStage &canadian)
{
    std::string text;
    for (const int moves : canadian.blocks)
        text += (text.empty() ? " " : "-") + std::to_string(moves);
    return text + '/' + toText(canadian.time) + (canadian.carry ? "*" : "");
}

std::string capText(const TimeControl &control)
{
    std::string text = "/cap" + toText(*control.perMove);
    switch (control.capPolicy) {
    case CapPolicy::Lose: break;
    case CapPolicy::TurnLost: text += "/turn-lost"; break;
    case CapPolicy::Warn: text += "/warn"; break;
    case CapPolicy::Penalty: text += "/penalty" + toText(control.capPenalty); break;
    }
    if (control.capInOpening != UsualCapInOpening)
        text += "/opening" + std::to_string(control.capInOpening);
    return text;
}

std::string mainText(const MainStage &main, Duration base)
{
    std::string text = (main.quota > 0 ? std::to_string(main.quota) + '/' : std::string()) + toText(base);
    if (main.increment > Duration::zero() || main.bonusBefore)
        text += '+' + toText(main.increment);
    if (main.bonusBefore)
        text += '!';
    if (main.maximum)
        text += "/max" + toText(*main.maximum);
    if (main.delay > Duration::zero())
        text += (main.delayForm == DelayForm::Us ? " d" : " b") + toText(main.delay);
    return text;
}

} // namespace

Result<TimeControl, ControlTextFault> readControl(std::string_view text)
{
    ControlReader reader(text);
    if (!reader.read())
        return Fault { reader.fault() };
    assert(isSound(reader.control()));
    return reader.control();
}

Result<Duration, ControlTextFault> readTime(std::string_view text)
{
    TextReader reader(text);
    Duration time { 0 };
    reader.skipBlanks();
    if (reader.atEnd())
        reader.fail(ControlFault::Empty);
    else if (reader.readTime(time) && reader.readEnd())
        return time;
    return Fault { reader.fault() };
}

std::string toText(const TimeControl &control)
{
    assert(isSound(control));
    std::string text = control.stages.empty() ? "inf" : control.hourglass ? "hg" : "";
    for (std::size_t i = 0; i < control.stages.size(); ++i) {
        if (const auto *byoYomi = std::get_if<ByoYomiStage>(&control.stages[i])) {
            const std::string count = std::to_string(byoYomi->periods);
            text += byoYomi->reserve ? '(' + count + ')' : (i == 0 ? "" : " ") + count;
            text += 'x' + toText(byoYomi->period);
            continue;
        }
        if (const auto *canadian = std::get_if<CanadianStage>(&control.stages[i])) {
            text += blocksText(*canadian);
            continue;
        }
        if (const auto *bank = std::get_if<BankStage>(&control.stages[i])) {
            text += "bank " + toText(bank->free) + ' ' + std::to_string(bank->units) + 'x' + toText(bank->unit);
            continue;
        }
        const auto &main = std::get<MainStage>(control.stages[i]);
        Duration base = main.time;
        if (i + 1 < control.stages.size()) {
            const auto *next = std::get_if<ByoYomiStage>(&control.stages[i + 1]);
            if (next && next->reserve)
                base += next->periods * next->period;
        }
        text += (i == 0 ? "" : ", ") + mainText(main, base);
    }
    if (control.perMove)
        text += capText(control);
    if (control.nextStage == NextStage::AtZero)
        text += "/at-zero";
    if (control.quotaUnit == QuotaUnit::Presses)
        text += "/presses";
    return text;
}

std::string toText(Duration time)
{
    constexpr Duration hour = std::chrono::hours(1);
    constexpr Duration minute = std::chrono::minutes(1);
    constexpr Duration second = std::chrono::seconds(1);
    if (time % hour == Duration::zero() && time != Duration::zero())
        return std::to_string(time / hour) + 'h';
    if (time % minute == Duration::zero())
        return std::to_string(time / minute) + 'm';
    std::string text = std::to_string(time / second);
    if (const auto thousandths = (time % second).count()) {
        std::string digits = std::to_string(1000 + thousandths).substr(1);
        digits.erase(digits.find_last_not_of('0') + 1);
        text += '.' + digits;
    }
    return text + 's';
}

} // namespace kagetsu::clock
