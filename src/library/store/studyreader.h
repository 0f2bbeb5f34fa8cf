// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/studies.h"
#include "library/store/sqlstore.h"

namespace kagetsu::library {

// Reads all studies of a library, in the order of their ids. Those of `known` that have not changed are taken from
// there. If it is stopped, those that were read so far are returned.
Result<Studies, StoreFault> readStudies(
    const SqlStore &store, const Games &games, const Studies &known, const std::function<bool()> &isStopped = {});

} // namespace kagetsu::library
