// SPDX-License-Identifier: MIT
#include "record/text/lines.h"

#include "record/text/bytes.h"

#include <algorithm>

namespace kagetsu::record {

std::vector<TextLine> linesOf(std::string_view text)
{
    std::vector<TextLine> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
        const std::string_view line = trimmed(text.substr(at, end - at));
        lines.push_back({ line, line.empty() ? at : static_cast<std::size_t>(line.data() - text.data()) });
        at = end + (text.substr(end, 2) == "\r\n" ? 2 : 1);
    }
    return lines;
}

} // namespace kagetsu::record
