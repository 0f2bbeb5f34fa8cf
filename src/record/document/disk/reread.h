// SPDX-License-Identifier: MIT
#pragma once

#include "record/document/disk/open.h"
#include "record/document/disk/savedrecord.h"
#include "record/document/recorddocument.h"

#include <map>
#include <memory>
#include <optional>

namespace kagetsu::document {

// The second reading of a file with games, in another encoding, and what it changes in those parts of the first reading
// that are in memory.
struct SecondReading
{
    struct Part
    {
        std::shared_ptr<const record::Game> first; // the game at the time when this was made
        record::Game game;
        // Set for a part that was edited: one step of undo that replaces texts and facts that are unchanged since the
        // first reading by those of the second.
        std::optional<RecordDocument::EditedCopy> edited;
    };
    std::shared_ptr<const record::Collection> games;
    std::map<int, Part> parts;
};

// Compares a second reading with the first. May be called in any thread; takes the collection out of `read`. Returns
// nothing, and leaves `read` unchanged, if the readings differ in more than their texts: in the number of games, or in
// the shape of a part. Readings in two encodings hardly ever do.
std::optional<SecondReading> reread(const RecordContent &first, OpenedRecord &read);

} // namespace kagetsu::document
