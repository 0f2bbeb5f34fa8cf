// SPDX-License-Identifier: MIT
#pragma once

#include "engine/search.h"

#include <variant>

namespace kagetsu::engine {

// The orders of a Talk for its process, to be carried out in this order.
namespace order {

struct Launch // starts a new process; the one before it has been dismissed
{
    friend bool operator==(Launch, Launch) = default;
};
struct Write
{
    std::string bytes;
    friend bool operator==(const Write &, const Write &) = default;
};
struct Dismiss // ends the process; whatever it still does is ignored
{
    bool politely = false; // True if it was told to END; otherwise it is terminated at once
    friend bool operator==(Dismiss, Dismiss) = default;
};

} // namespace order

using Order = std::variant<order::Launch, order::Write, order::Dismiss>;

} // namespace kagetsu::engine
