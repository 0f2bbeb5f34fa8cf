// SPDX-License-Identifier: MIT
#include "ui/record/proof/pointsigns.h"

#include "rules/proof/apparentfouls.h"
#include "ui/board/boardpicture.h"

namespace kagetsu::ui {

void PointSigns::layOn(BoardPicture &picture, const std::optional<ProofScene> &scene)
{
    if (scene)
        layFouls(picture, rules::judgeBoard(scene->position, scene->side, scene->rules).fouls);
    laySeeming(picture, scene);
}

void PointSigns::layFouls(BoardPicture &picture, const std::vector<rules::FoulPoint> &fouls) const
{
    if (!foulsShown)
        return;
    for (const rules::FoulPoint &foul : fouls)
        picture.at(foul.point).signs.fouls = foul.fouls;
}

void PointSigns::laySeeming(BoardPicture &picture, const std::optional<ProofScene> &scene)
{
    if (!seemingShown || !scene)
        return;
    if (scene != m_scene) {
        m_scene = scene;
        m_seeming = rules::apparentFouls(scene->position, scene->side, scene->rules);
    }
    for (const rules::FoulPoint &point : m_seeming)
        picture.at(point.point).signs.seeming = point.fouls;
}

} // namespace kagetsu::ui
