// SPDX-License-Identifier: MIT
#include "match/preset/preset.h"

#include "base/json/texts.h"
#include "opening/file/shipped.h"

namespace kagetsu::preset {

Locks locksOf(Level level)
{
    return { .hints = level >= Level::Club,
        .takeBacks = level >= Level::Rated,
        .pauses = level >= Level::Title,
        .penalties = level >= Level::Rated };
}

std::string titleOf(const Preset &preset, std::string_view language)
{
    return json::textIn(preset.names, language);
}

std::string aboutOf(const Preset &preset, std::string_view language)
{
    return json::textIn(preset.about, language);
}

std::string titleOf(const Form &form, std::string_view language)
{
    return json::textIn(form.names, language);
}

bool mayPause(const Preset &preset)
{
    return preset.pauses == PlayerPause::Free || (preset.pauses == PlayerPause::Call && !preset.arbiter);
}

std::optional<opening::Procedure> openingOf(const Form &form)
{
    if (!form.opening)
        return std::nullopt;
    const opening::Terms &terms = *form.opening;
    const opening::Procedure *base = opening::procedureOf(opening::shippedProcedures(), terms.id);
    std::optional<opening::Procedure> own;
    if (!terms.document.empty()) {
        auto read = opening::readProcedures(terms.document);
        if (!read || read->size() != 1 || read->front().id != terms.id)
            return std::nullopt;
        own = std::move(read).value().front();
        base = &*own;
    }
    if (!base)
        return std::nullopt;
    auto made = opening::procedureBy(terms, *base);
    if (!made)
        return std::nullopt;
    return std::move(made).value();
}

std::optional<clock::TimeControl> timeOf(const Form &form)
{
    auto read = clock::readControl(form.time);
    if (!read)
        return std::nullopt;
    return std::move(read).value();
}

match::RefereeTerms termsOf(const Preset &preset, const Form &form)
{
    match::RefereeTerms terms = preset;
    terms.lateness.limit = form.lateLimit.value_or(terms.lateness.limit);
    return terms;
}

void apply(const Preset &preset, const Form &form, match::MatchSetup &setup)
{
    if (preset.rules)
        setup.rules = *preset.rules;
    setup.boardSize = preset.boardSize;
    if (auto opening = openingOf(form))
        setup.opening = std::move(*opening);
    if (const auto time = timeOf(form))
        setup.time = { *time, *time };
    static_cast<match::RefereeTerms &>(setup) = termsOf(preset, form);
    setup.pauses = mayPause(preset);
    setup.games = preset.games;
    setup.preset = match::PresetTitle { preset.id, preset.names, form.names, /*changed=*/false };
}

bool isAsAgreed(const Preset &preset, const Form &form, const match::MatchSetup &setup)
{
    match::MatchSetup agreed = setup;
    apply(preset, form, agreed);
    agreed.preset = setup.preset;
    agreed.opening.swapDenied = setup.opening.swapDenied;
    if (preset.timeOpen)
        agreed.time = setup.time;
    return agreed == setup;
}

} // namespace kagetsu::preset
