// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "match/journal/codec/fields.h"
#include "match/model/event.h"

// Every match::Event as the `type` and `payload` of a journal line, in both directions. Reading is strict: each
// required member must be there with its type and range, and no other. Faults are returned as data; nothing here
// throws.
namespace kagetsu::journal {

// Returns the type word, such as "started" or "acted"; these words are never changed once written.
std::string_view typeOf(const match::Happening &what);
// Returns who acted: "seat-a", "seat-b", "arbiter" or "system" (match-journal.md#format).
std::string_view actorOf(const match::Happening &what);
// Returns the payload, or null if the type says everything.
Json payloadOf(const match::Happening &what);

Result<match::Happening, FieldFault> happeningFrom(std::string_view type, const Json &payload);

struct SetupFormat
{
    Json write(match::MatchSetup &setup) const;
    void read(const json::Node &node, match::MatchSetup &setup) const;
};

} // namespace kagetsu::journal
