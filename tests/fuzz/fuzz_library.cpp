// SPDX-License-Identifier: MIT
#include "record/renlib/convert.h"
#include "record/renlib/libraryreader.h"
#include "record/renlib/librarywriter.h"
#include "record/sgf/sgfwriter.h"
#include "target.h"

using namespace kagetsu;
using namespace kagetsu::record;

// Any bytes are refused or are some library, and what is written of it stays as it is.
KAGETSU_FUZZ_TARGET(library)
{
    const Result<Library, LibraryRefusal> library = readLibrary(std::string(input));
    if (!library)
        return;
    ExportLosses losses;
    law(!writeSgf(gameFromLibrary(library->game.tree, losses)).empty());
    const Result<WrittenLibrary, LibraryExportRefusal> once = writeLibrary(library->game.tree);
    if (!once) {
        law(once.fault().reason == LibraryExportRefusal::Reason::TooDeep);
        return;
    }
    const Result<Library, LibraryRefusal> again = readLibrary(once->bytes);
    law(again && !again->isIncomplete && again->conflicts.empty());
    const Result<WrittenLibrary, LibraryExportRefusal> twice = writeLibrary(again->game.tree);
    law(twice && twice->bytes == once->bytes);
}
