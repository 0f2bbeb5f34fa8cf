// SPDX-License-Identifier: MIT
#pragma once

#include "engine/engine.h"

#include <functional>
#include <vector>

namespace kagetsu::ui {

// What a page needs to have positions analysed: the engines there are, the first of which is taken unless another one
// is chosen, what time it is, and whether it is allowed at this moment. It never is while a game is being played.
struct Analyst
{
    std::function<std::vector<engine::Profile>()> engines;
    engine::Engine::Now now;
    std::function<bool()> isAllowed;
};

} // namespace kagetsu::ui
