// SPDX-License-Identifier: MIT
#include "venue/picture/lineeffect.h"

namespace kagetsu::venue {

namespace {

using namespace tournament;
using EffectKind = LineEffect::Kind;

template <class... Functions>
struct Overloads : Functions...
{
    using Functions::operator()...;
};

} // namespace

LineEffect effectOf(const Action &action)
{
    const auto unseen = LineEffect { EffectKind::Unseen };
    return std::visit(
        Overloads {
            [](const auto &) { return LineEffect {}; },
            [&](const AddLock &) { return unseen; },
            [&](const RemoveLocks &) { return unseen; },
            [&](const AddRound &) { return unseen; },
            [&](const ChangeRound &) { return unseen; },
            [&](const RemoveRound &) { return unseen; },
            [&](const SetRankings &) { return unseen; },
            [](const ReportGame &a) { return LineEffect { EffectKind::Result, a.section, a.round, a.table }; },
            [](const AddGame &a) { return LineEffect { EffectKind::Result, a.section, a.round, a.table }; },
            [](const RuleMatch &a) { return LineEffect { EffectKind::Result, a.section, a.round, a.table }; },
            [](const Adjust &a) { return LineEffect { EffectKind::Adjustment, a.section, a.adjustment.round }; },
            [](const RemoveAdjustment &a) { return LineEffect { EffectKind::Adjustment, a.section }; },
            [](const DecidePlaces &a) { return LineEffect { EffectKind::Decision, a.section }; },
            [](const FinishRound &a) { return LineEffect { EffectKind::Closing, a.section, a.round }; },
            [](const FinishSection &a) { return LineEffect { EffectKind::SectionClosing, a.section }; },
        },
        action);
}

} // namespace kagetsu::venue
