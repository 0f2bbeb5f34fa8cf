// SPDX-License-Identifier: MIT
#include "cli/output/readboard.h"

namespace kagetsu::cli {

Result<rules::Position, BoardFault> readBoard(std::string_view text)
{
    const std::size_t wrong = text.find_first_not_of("XO.");
    if (wrong != std::string_view::npos)
        return Fault { BoardFault { "board-character", "A board may contain only X (black), O (white) and . (empty).",
            static_cast<int>(wrong) + 1 } };
    const std::optional<rules::Position> position = rules::positionFromText(text);
    if (!position)
        return Fault { BoardFault { "board-length",
            std::to_string(text.size()) + " characters do not make a square board of 5 to 26 lines; 15 × 15 has 225.",
            static_cast<int>(text.size()) + 1 } };
    return *position;
}

} // namespace kagetsu::cli
