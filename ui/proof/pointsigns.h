// SPDX-License-Identifier: MIT
#pragma once

#include "rules/judge.h"
#include "rules/position.h"
#include "rules/ruleset.h"

#include <optional>
#include <vector>

namespace kagetsu::ui {

class BoardPicture;

// What points are judged on, and for whom.
struct ProofScene
{
    rules::Position position {};
    rules::Side side = rules::Side::Black;
    rules::RuleSet rules;

    friend bool operator==(const ProofScene &, const ProofScene &) = default;
};

// The signs on a page's board: of the points that are forbidden, by kind, and in a second style of those that only look
// so. A page lays them on its picture each time it paints; what is costly is found once per scene.
class PointSigns
{
public:
    bool foulsShown = true;
    bool seemingShown = false;

    // All that the scene has; nothing without one.
    void layOn(BoardPicture &picture, const std::optional<ProofScene> &scene);
    // Only these forbidden points: a match shows what its hints allow.
    void layFouls(BoardPicture &picture, const std::vector<rules::FoulPoint> &fouls) const;
    void laySeeming(BoardPicture &picture, const std::optional<ProofScene> &scene);

private:
    std::optional<ProofScene> m_scene; // of m_seeming
    std::vector<rules::FoulPoint> m_seeming;
};

} // namespace kagetsu::ui
