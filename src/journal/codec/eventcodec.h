// SPDX-License-Identifier: MIT
#pragma once

#include "journal/codec/fields.h"
#include "match/event.h"
#include "result.h"

// Every match::Event as the `type` and `payload` of a journal line, both ways. Reading is strict: each member that must
// be there, of its type and range, and no other; what is wrong comes back as data. Nothing here throws.
namespace kagetsu::journal {

// "started", "acted", …; the words of the file, never changed once written.
std::string_view typeOf(const match::Happening &what);
// "seat-a", "seat-b", "arbiter", "system": whose deed it was (journal.md#format).
std::string_view actorOf(const match::Happening &what);
// Null when the type says everything.
Json payloadOf(const match::Happening &what);

Result<match::Happening, FieldFault> happeningFrom(std::string_view type, const Json &payload);

struct SetupFormat
{
    Json write(match::MatchSetup &setup) const;
    void read(const json::Node &node, match::MatchSetup &setup) const;
};

} // namespace kagetsu::journal
