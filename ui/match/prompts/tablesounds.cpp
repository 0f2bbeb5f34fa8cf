// SPDX-License-Identifier: MIT
#include "ui/match/prompts/tablesounds.h"

#include <algorithm>

namespace kagetsu::ui {

namespace {

bool isStone(const match::Event &event)
{
    const auto *acted = std::get_if<match::Acted>(&event.what);
    return acted
        && (std::holds_alternative<opening::Place>(acted->act) || std::holds_alternative<opening::Offer>(acted->act));
}

} // namespace

TableSound soundOf(const match::Events &events, const match::Match &match)
{
    if (std::ranges::any_of(events, [](const auto &event) { return std::holds_alternative<match::Ended>(event.what); }))
        return TableSound::End;
    if (std::ranges::any_of(
            events, [](const auto &event) { return std::holds_alternative<match::ArbiterCalled>(event.what); }))
        return TableSound::Call;
    return !match.isOnPhysicalBoard() && std::ranges::any_of(events, isStone) ? TableSound::Stone : TableSound::None;
}

} // namespace kagetsu::ui
