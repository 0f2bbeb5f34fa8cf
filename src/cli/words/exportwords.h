// SPDX-License-Identifier: MIT
#pragma once

#include "cli/words/words.h"
#include "record/model/loss.h"
#include "record/plain/plainline.h"
#include "record/renlib/writer.h"

namespace kagetsu::cli {

// What another format cannot hold.
Words wordsFor(record::ExportLoss loss);
// Why a game has no form in a format of one line of moves.
Words wordsFor(record::ExportRefusal refusal);
// Why a tree cannot be a library.
Words wordsFor(const record::LibraryExportRefusal &refusal);

} // namespace kagetsu::cli
