// SPDX-License-Identifier: MIT
#include "match/model/match.h"
#include "match/preset/preset.h"
#include "target.h"

using namespace kagetsu;
using namespace kagetsu::preset;

// A preset that is accepted can be written, read back, and starts a game by each of its forms.
KAGETSU_FUZZ_TARGET(presets)
{
    const auto presets = readPresets(input);
    if (!presets) {
        law(!presets.fault().empty());
        return;
    }
    for (const Preset &preset : *presets) {
        const auto again = readPresets(toJson(preset));
        law(again.hasValue() && *again == std::vector { preset });
        for (const Form &form : preset.forms) {
            match::MatchSetup setup;
            setup.id = "fuzz";
            apply(preset, form, setup);
            const bool begins = match::Match().decide(match::Start { setup }, clock::Moment { 0 }).hasValue();
            law(begins || !form.opening); // without one the organiser sets it
        }
    }
}
