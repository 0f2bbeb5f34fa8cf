// SPDX-License-Identifier: MIT
#include "ui/match/scene/sidescene.h"

#include "match/model/foulclaims.h"
#include "text/match/setup.h"
#include "text/rules/rules.h"
#include "ui/match/table/sidepanel.h"

namespace kagetsu::ui {

using match::Hints;
using match::Phase;

namespace {

// Lists all forbidden points, for readers who do not point at one.
QString foulList(const std::vector<rules::FoulPoint> &fouls)
{
    QStringList lines { SidePanel::tr("Forbidden now:") };
    for (const rules::FoulPoint &foul : fouls)
        //: A forbidden point and its kinds.
        lines << SidePanel::tr("%1: %2").arg(text::pointText(foul.point), text::foulNames(foul.fouls));
    return lines.join(QLatin1Char('\n'));
}

void tellVerdict(SideScene &scene, const match::Match &match)
{
    // The owner of a forbidden stone has lost.
    const rules::Side side = match.result().winner == record::Winner::Black ? rules::Side::White : rules::Side::Black;
    scene.judged = { positionBefore(match, *scene.verdict), side, match.setup().rules };
    scene.question = scene.verdict;
}

void judge(SideScene &scene, const match::Match &match)
{
    const rules::RuleSet &rules = match.setup().rules;
    const Hints hints = match.phase() == Phase::Playing ? match.setup().hints : Hints::Off;
    scene.followsHand = hints == Hints::Always;
    if (scene.followsHand) {
        const std::optional<rules::Side> side = rules.judgedSide(match.sideToMove());
        const std::vector<rules::FoulPoint> fouls = shownFouls(match);
        if (side)
            scene.judged = { match.position(), *side, rules };
        scene.idle = !fouls.empty() ? foulList(fouls)
            : side                  ? SidePanel::tr("No point is forbidden now. Hover over an empty point to see why.")
                                    : SidePanel::tr("There are no forbidden points under this rule.");
    } else if (hints == Hints::AfterMove && !match.moves().empty() && match.moves().back().point) {
        const match::Move &last = match.moves().back();
        scene.idle = SidePanel::tr("The last stone is not forbidden.");
        if (rules.fouls(last.side).any()) {
            scene.judged = { match.position(), last.side, rules };
            scene.judged->position.clear(*last.point);
            scene.question = last.point;
        }
    }
}

} // namespace

SideScene sideScene(const match::Match &match)
{
    SideScene scene;
    scene.moves = moveLines(match);
    if (match.phase() != Phase::NotStarted && match.opening().isFinished() && !match.openingActs().empty())
        scene.opening = OpeningScene { match.opening(), text::namesOf(match.setup()),
            match.setup().rules.rule == rules::Rule::Renju };
    scene.verdict = match.forbiddenStone();
    scene.tellsWhy = (match.setup().hints != Hints::Off && match.phase() != Phase::NotStarted) || scene.verdict;
    if (scene.verdict)
        tellVerdict(scene, match);
    else
        judge(scene, match);
    return scene;
}

} // namespace kagetsu::ui
