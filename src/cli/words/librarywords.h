// SPDX-License-Identifier: MIT
#pragma once

#include "record/renlib/writer.h"

#include <string>
#include <string_view>

namespace kagetsu::cli {

// A name and a sentence for why a tree cannot be a library.
std::string_view codeOf(record::LibraryExportRefusal::Reason reason);
std::string wordsFor(const record::LibraryExportRefusal &misfit);

} // namespace kagetsu::cli
