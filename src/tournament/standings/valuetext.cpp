// SPDX-License-Identifier: MIT
#include "tournament/standings/valuetext.h"

#include <cstdlib>

namespace kagetsu::tournament {

std::string exactText(Criterion::Kind kind, Eighths amount)
{
    constexpr Eighths Thousandths = 125; // thousandths in one eighth
    const Eighths thousandths = isInHundredths(kind) ? std::abs(amount) / One * 10 : std::abs(amount) * Thousandths;
    std::string text = (amount < 0 ? "-" : "") + std::to_string(thousandths / 1000);
    if (const Eighths part = thousandths % 1000; part != 0) {
        const std::string digits = std::to_string(1000 + part).substr(1);
        text += '.' + digits.substr(0, digits.find_last_not_of('0') + 1);
    }
    return text;
}

} // namespace kagetsu::tournament
