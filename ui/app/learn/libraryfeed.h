// SPDX-License-Identifier: MIT
#pragma once

#include "learn/puzzle/gamefeed.h"
#include "library/search/names.h"

#include <memory>
#include <string>

namespace kagetsu::ui {

// Returns the games of the library in the order in which they were added, from `at` on; `at` is the id of the last one
// that was looked through. Games that are cut off at a fault, and studies, are passed over.
std::unique_ptr<puzzle::Feed> libraryFeed(std::shared_ptr<const library::Catalogue> catalogue, const std::string &at);

} // namespace kagetsu::ui
