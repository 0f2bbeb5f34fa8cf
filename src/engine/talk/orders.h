// SPDX-License-Identifier: MIT
#pragma once

#include "engine/search.h"

#include <variant>

namespace kagetsu::engine {

// What a Talk has done with its process, in this order.
namespace order {

struct Launch // a new one; the one before it has been dismissed
{
    friend bool operator==(Launch, Launch) = default;
};
struct Write
{
    std::string bytes;
    friend bool operator==(const Write &, const Write &) = default;
};
struct Dismiss // it is to go, and nothing it does matters any more
{
    bool politely = false; // it was told END; else it is terminated at once
    friend bool operator==(Dismiss, Dismiss) = default;
};

} // namespace order

using Order = std::variant<order::Launch, order::Write, order::Dismiss>;

} // namespace kagetsu::engine
