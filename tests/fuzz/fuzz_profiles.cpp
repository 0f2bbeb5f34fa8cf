// SPDX-License-Identifier: MIT
#include "engine/profile.h"
#include "target.h"

using namespace kagetsu;
using namespace kagetsu::engine;

// A profile that is accepted can be written and read back.
KAGETSU_FUZZ_TARGET(profiles)
{
    const auto profiles = readProfiles(input);
    if (!profiles) {
        law(!profiles.fault().empty());
        return;
    }
    for (const Profile &profile : *profiles) {
        const auto again = readProfiles(toJson(profile));
        law(again.hasValue() && *again == std::vector { profile });
    }
}
