// SPDX-License-Identifier: MIT
#pragma once

#include "engine/engine.h"

#include <functional>
#include <string>
#include <vector>

namespace kagetsu::ui {

// Choices for analyses, which are remembered for the next one.
struct AnalysisChoices
{
    static constexpr int MostLines = 5;

    std::string engine; // id of its profile; the first engine if it does not exist
    int lines = 3; // 1 to MostLines

    friend bool operator==(const AnalysisChoices &, const AnalysisChoices &) = default;
};

// What a page needs to have positions analysed: the available engines, of which the first is used unless another is
// chosen, the time, and whether analysis is allowed at the moment. It never is while a game is being played.
struct Analyst
{
    std::function<std::vector<engine::Profile>()> engines;
    engine::Engine::Now now;
    std::function<bool()> isAllowed;
    AnalysisChoices chosen {}; // previous choices
    std::function<void(const AnalysisChoices &)> remember {}; // called when the user has chosen
    // For reviews: the id of the engine chosen last, whether they ask it, and what is called when that was chosen.
    std::function<std::string()> chosenEngine {};
    bool reviewsByEngine = false;
    std::function<void(bool)> rememberReview {};
};

} // namespace kagetsu::ui
