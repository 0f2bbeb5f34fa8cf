// SPDX-License-Identifier: MIT
#include "cli/input/games.h"

#include "cli/output/message.h"

namespace kagetsu::cli {

bool hasGame(const record::Collection &games, const std::string &name)
{
    if (games.size() > 0)
        return true;
    printMessage({ name, 1, 1 }, Severity::Error, "no-games",
        games.format() == record::Format::Library ? "A RenLib library contains lines, not games."
                                                  : "The file contains no game.");
    return false;
}

} // namespace kagetsu::cli
