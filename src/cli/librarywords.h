// SPDX-License-Identifier: MIT
#pragma once

#include "record/renlibconvert.h"
#include "record/renlibwriter.h"

#include <string>
#include <string_view>

namespace kagetsu::cli {

// A name and a sentence for why a tree cannot be a library.
std::string_view codeOf(record::LibraryMisfit::Reason reason);
std::string wordsFor(const record::LibraryMisfit &misfit);

// The same for what another format cannot hold.
std::string_view codeOf(record::Loss loss);
std::string_view wordsFor(record::Loss loss);

} // namespace kagetsu::cli
