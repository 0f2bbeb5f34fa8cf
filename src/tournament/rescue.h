// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/store.h"

namespace kagetsu::tournament {

// The recoverable part of a damaged event file (tournament.md#a-damaged-file): everything before the damage that makes
// up a valid event.
struct Rescue
{
    std::string id;
    Log log;
    StoreFault damage;
    std::vector<Salvage::Row> leftOut; // the rows from the damage on, as far as they can be read
    bool isRestUnreadable = false; // true if more rows may have existed
};

// Reads the file through the store without changing it. Returns nothing if the file is whole, and a fault if nothing
// can be recovered because the file is not an event or cannot be read at all.
Result<std::optional<Rescue>, StoreFault> rescueFrom(Store &store, const std::string &path);

} // namespace kagetsu::tournament
