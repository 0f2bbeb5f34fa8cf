// SPDX-License-Identifier: MIT
#pragma once

#include "rules/judge.h"
#include "rules/position.h"
#include "rules/ruleset.h"

#include <optional>
#include <vector>

namespace kagetsu::ui {

class BoardPicture;

// The position in which points are judged, and for which side.
struct ProofScene
{
    rules::Position position {};
    rules::Side side = rules::Side::Black;
    rules::RuleSet rules;

    friend bool operator==(const ProofScene &, const ProofScene &) = default;
};

// Adds signs to a page's board: forbidden points by kind and, in another style, false forbidden points. A page calls
// this each time it paints; costly results are computed once per scene.
class PointSigns
{
public:
    bool foulsShown = true;
    bool seemingShown = false;

    // Adds all signs of the scene; none without a scene.
    void layOn(BoardPicture &picture, const std::optional<ProofScene> &scene);
    // Adds only these forbidden points: a match shows what its hints allow.
    void layFouls(BoardPicture &picture, const std::vector<rules::FoulPoint> &fouls) const;
    void laySeeming(BoardPicture &picture, const std::optional<ProofScene> &scene);

private:
    std::optional<ProofScene> m_scene; // scene of m_seeming
    std::vector<rules::FoulPoint> m_seeming;
};

} // namespace kagetsu::ui
