// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/store.h"

namespace kagetsu::tournament {

// What can be saved of an event whose file is damaged (tournament.md#a-damaged-file): all that stands before the damage
// and makes an event.
struct Rescue
{
    std::string id;
    Log log;
    StoreFault damage;
    std::vector<Salvage::Row> leftOut; // what stands from the damage on, as far as it can be read
    bool isRestUnreadable = false; // there may have been more
};

// Reads the file with this store, and does not touch it. Nothing: the file is whole. A fault: there is nothing to be
// saved, as it is no event, or not to be read at all.
Result<std::optional<Rescue>, StoreFault> rescueFrom(Store &store, const std::string &path);

} // namespace kagetsu::tournament
