// SPDX-License-Identifier: MIT
#pragma once

#include "engine/engine.h"

#include <functional>
#include <string>
#include <vector>

namespace kagetsu::ui {

// What somebody wants of an analysis, so that it can be remembered for the next one.
struct AnalysisChoices
{
    static constexpr int MostLines = 5;

    std::string engine; // id of its profile; the first one while it is not there
    int lines = 3; // 1 to MostLines

    friend bool operator==(const AnalysisChoices &, const AnalysisChoices &) = default;
};

// What a page needs to have positions analysed: the engines there are, the first of which is taken unless another one
// is chosen, what time it is, and whether it is allowed at this moment. It never is while a game is being played.
struct Analyst
{
    std::function<std::vector<engine::Profile>()> engines;
    engine::Engine::Now now;
    std::function<bool()> isAllowed;
    AnalysisChoices chosen {}; // before
    std::function<void(const AnalysisChoices &)> remember {}; // where somebody has chosen
};

} // namespace kagetsu::ui
