// SPDX-License-Identifier: MIT
#include "tournament/log/slipinput.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace kagetsu::tournament {

namespace {

constexpr std::size_t MostTableDigits = 5;

bool isDigit(char16_t key)
{
    return key >= u'0' && key <= u'9';
}

} // namespace

std::optional<Outcome> outcomeOfSign(char16_t sign)
{
    switch (sign) {
    case '1': return Outcome::AWon;
    case '0': return Outcome::BWon;
    case '=':
    case '/': return Outcome::Draw;
    case '+': return Outcome::AWonByForfeit;
    case '-': return Outcome::BWonByForfeit;
    case '*': return Outcome::BothForfeited;
    default: return std::nullopt;
    }
}

void SlipInput::begin(std::string number, std::optional<int> takenBack)
{
    finish();
    m_number = std::move(number);
    m_takenBack = takenBack;
}

void SlipInput::ask(int table, int games)
{
    m_table = table;
    m_games = games;
    m_number = std::to_string(table);
    m_held.clear();
    m_takenBack.reset();
}

void SlipInput::finish()
{
    m_table = 0;
    m_number.clear();
    m_held.clear();
    m_takenBack.reset();
}

std::vector<Outcome> SlipInput::held() const
{
    std::vector<Outcome> outcomes;
    for (const char key : m_held)
        outcomes.push_back(*outcomeOfSign(static_cast<char16_t>(key)));
    return outcomes;
}

// Returns whether the held keys could be the beginning of a table number.
bool SlipInput::isNumber() const
{
    return std::ranges::all_of(m_held, [](char key) { return isDigit(static_cast<char16_t>(key)); });
}

void SlipInput::readAsNumber(std::string digits)
{
    m_takenBack = m_held.empty() ? m_takenBack : std::optional(m_table);
    m_table = 0;
    m_held.clear();
    digits.resize(std::min(digits.size(), MostTableDigits));
    m_number = std::move(digits);
}

SlipInput::Step SlipInput::type(char16_t key, Time now)
{
    const auto games = static_cast<std::size_t>(m_games);
    if (outcomeOfSign(key) && m_held.size() < games) {
        m_held += key == u'/' ? '=' : static_cast<char>(key);
        m_since = now;
        return m_held.size() == games && !isNumber() ? settle() : Step {};
    }
    if (isDigit(key) && isNumber()) {
        readAsNumber(m_held + static_cast<char>(key));
        return {};
    }
    Step step = settle();
    step.isUnread = isDigit(key);
    return step;
}

SlipInput::Step SlipInput::enter()
{
    if (isAsking() && (m_held.size() < 2 || !isNumber()))
        return settle();
    if (isAsking())
        readAsNumber(m_held);
    int table = 0;
    std::from_chars(m_number.data(), m_number.data() + m_number.size(), table);
    return m_number.empty() ? Step {} : Step { {}, table, false };
}

void SlipInput::backspace()
{
    if (!m_held.empty())
        m_held.pop_back();
    else
        m_table = 0;
}

bool SlipInput::escape()
{
    if (m_held.empty() && !isAsking()) {
        const bool wasEmpty = m_number.empty();
        m_number.clear();
        return !wasEmpty;
    }
    if (m_held.empty())
        m_table = 0;
    m_held.clear();
    return true;
}

SlipInput::Step SlipInput::due(Time now)
{
    return !m_held.empty() && now - m_since >= Quiet ? settle() : Step {};
}

SlipInput::Step SlipInput::settle()
{
    if (m_held.empty())
        return {};
    Step step;
    step.entered = Entry { m_table, held() };
    m_held.clear();
    return step;
}

} // namespace kagetsu::tournament
