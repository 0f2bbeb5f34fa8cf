// SPDX-License-Identifier: MIT
#include "tournament/log/rowkeys.h"

#include <algorithm>
#include <utility>

namespace kagetsu::tournament {

RowKeys::Step RowKeys::type(char16_t key, Time now)
{
    if (now - m_since >= SlipInput::Quiet)
        forget();
    m_since = now;
    const bool isDigit = key >= u'0' && key <= u'9';
    if (isDigit && !outcomeOfSign(key)) {
        Step step = number(Meaning::Number, m_mostDigits - 1);
        step.number += static_cast<char>(key);
        return step;
    }
    if (isDigit)
        m_digits += static_cast<char>(key);
    else
        forget();
    return { outcomeOfSign(key) ? Meaning::Result : Meaning::Other, {}, 0 };
}

RowKeys::Step RowKeys::enter(Time now)
{
    if (now - m_since >= SlipInput::Quiet)
        forget();
    return m_digits.empty() ? Step {} : number(Meaning::WholeNumber, m_mostDigits);
}

RowKeys::Step RowKeys::number(Meaning meaning, std::size_t most)
{
    std::string digits = std::exchange(m_digits, {});
    digits.erase(0, digits.size() - std::min(digits.size(), most));
    const int results = static_cast<int>(digits.size());
    return { meaning, std::move(digits), results };
}

} // namespace kagetsu::tournament
