// SPDX-License-Identifier: MIT
#pragma once

#include "cli/words/words.h"
#include "record/model/loss.h"
#include "record/plain/plainline.h"
#include "record/renlib/librarywriter.h"

namespace kagetsu::cli {

// Returns the words that say what another format cannot hold.
Words wordsFor(record::ExportLoss loss);
// Returns the words that say why a game cannot be written in a format of one line of moves.
Words wordsFor(record::ExportRefusal refusal);
// Returns the words that say why a tree cannot be written as a library.
Words wordsFor(const record::LibraryExportRefusal &refusal);

} // namespace kagetsu::cli
