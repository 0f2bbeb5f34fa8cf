// SPDX-License-Identifier: MIT
#include "record/collection.h"
#include "record/sgf/sgfwriter.h"
#include "target.h"

using namespace kagetsu::record;

// Any bytes are some collection, and what is written of it is read back as the same, without a fault of the grammar.
KAGETSU_FUZZ_TARGET(sgf)
{
    const Collection collection = readCollection(std::string(input));
    for (std::size_t i = 0; i < collection.size(); ++i) {
        const std::string once = writeSgf(collection.readGame(i));
        const Collection again = readCollection(once);
        law(again.size() == 1 && again.messages().empty());
        law(writeSgf(again.readGame(0)) == once);
    }
}
