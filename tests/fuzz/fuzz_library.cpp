// SPDX-License-Identifier: MIT
#include "law.h"
#include "record/renlibconvert.h"
#include "record/renlibreader.h"
#include "record/renlibwriter.h"
#include "record/sgfwriter.h"

#include <cstddef>
#include <cstdint>

using namespace kagetsu;
using namespace kagetsu::record;

// Any bytes are refused or are some library, and what is written of it stays as it is.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const Result<Library, LibraryRefusal> library =
        readLibrary(std::string(reinterpret_cast<const char *>(data), size));
    if (!library)
        return 0;
    Losses losses;
    law(!writeSgf(gameFromLibrary(library->game.tree, losses)).empty());
    const Result<WrittenLibrary, LibraryMisfit> once = writeLibrary(library->game.tree);
    if (!once) {
        law(once.fault().reason == LibraryMisfit::Reason::TooDeep);
        return 0;
    }
    const Result<Library, LibraryRefusal> again = readLibrary(once->bytes);
    law(again && !again->isIncomplete && again->conflicts.empty());
    const Result<WrittenLibrary, LibraryMisfit> twice = writeLibrary(again->game.tree);
    law(twice && twice->bytes == once->bytes);
    return 0;
}
