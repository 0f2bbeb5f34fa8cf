// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/loss.h"
#include "record/plain/plainline.h"

#include <string_view>

namespace kagetsu::cli {

// A name and a sentence for what another format cannot hold.
std::string_view codeOf(record::ExportLoss loss);
std::string_view wordsFor(record::ExportLoss loss);

// The same for why a game has no form in a format of one line of moves.
std::string_view codeOf(record::ExportRefusal misfit);
std::string_view wordsFor(record::ExportRefusal misfit);

} // namespace kagetsu::cli
