// SPDX-License-Identifier: MIT
#pragma once

#include "cli/words/words.h"
#include "venue/folder/pagefolder.h"

namespace kagetsu::cli {

Words wordsFor(venue::FolderFault::Code code);

} // namespace kagetsu::cli
