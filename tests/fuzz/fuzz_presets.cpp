// SPDX-License-Identifier: MIT
#include "law.h"
#include "match/match.h"
#include "preset/preset.h"

#include <cstddef>
#include <cstdint>

using namespace kagetsu;
using namespace kagetsu::preset;

// A preset that is accepted can be written, read back, and starts a game by each of its forms.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto presets = readPresets({ reinterpret_cast<const char *>(data), size });
    if (!presets) {
        law(!presets.fault().empty());
        return 0;
    }
    for (const Preset &preset : *presets) {
        const auto again = readPresets(toJson(preset));
        law(again.hasValue() && *again == std::vector { preset });
        for (const Form &form : preset.forms) {
            match::MatchSetup setup;
            setup.id = "fuzz";
            apply(preset, form, setup);
            const bool begins = match::Match().apply(match::Start { setup }, clock::Moment { 0 }).hasValue();
            law(begins || !form.opening); // without one the organiser sets it
        }
    }
    return 0;
}
