// SPDX-License-Identifier: MIT
#include "law.h"
#include "record/collection.h"
#include "record/sgfwriter.h"

#include <cstddef>
#include <cstdint>

using namespace kagetsu::record;

// Any bytes are some collection, and what is written of it is read back as the same, without a fault of the grammar.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const Collection collection = readCollection(std::string(reinterpret_cast<const char *>(data), size));
    for (std::size_t i = 0; i < collection.size(); ++i) {
        const std::string once = writeSgf(collection.readGame(i));
        const Collection again = readCollection(once);
        law(again.size() == 1 && again.messages().empty());
        law(writeSgf(again.readGame(0)) == once);
    }
    return 0;
}
