// SPDX-License-Identifier: MIT
#pragma once

#include "document/disk/open.h"
#include "document/disk/savedrecord.h"
#include "document/recorddocument.h"

#include <map>
#include <memory>
#include <optional>

namespace kagetsu::document {

// A file with games is read once more, in another encoding: the second reading, with what becomes of the parts of the
// first that are at hand.
struct SecondReading
{
    struct Part
    {
        std::shared_ptr<const record::Game> first; // as it was when this was made
        record::Game game;
        // Of a part that was edited: one step of undo in which texts and facts that are as the first reading had them
        // become what the second has.
        std::optional<RecordDocument::EditedCopy> edited;
    };
    std::shared_ptr<const record::Collection> games;
    std::map<int, Part> parts;
};

// In any thread; takes the collection out of `read`. Nothing, and `read` stays whole, when the readings differ in more
// than their texts, as those in two encodings nearly never do: in the number of games, or in the shape of a part.
std::optional<SecondReading> reread(const RecordContent &first, OpenedRecord &read);

} // namespace kagetsu::document
