// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/loss.h"
#include "record/plain/plainline.h"
#include "record/renlib/librarywriter.h"

#include <QString>

namespace kagetsu::text {

// Returns what the format cannot store.
QString exportLossText(record::ExportLoss loss);
// Returns why a game cannot be written in a format with only one line of moves.
QString exportRefusalText(record::ExportRefusal refusal);
// Returns the refusal with the number of the game, for a file with several games.
QString exportRefusalText(record::ExportRefusal refusal, int game);
// Returns the warning that the encoding lacks characters of `texts` texts.
QString garbledTextsText(record::Charset charset, int texts);
// Returns the warning that the file does not name its encoding, and another one would be guessed.
QString untoldCharsetText(record::Charset charset);
// Returns the sentence that precedes the reason why a record cannot be saved in a format.
QString noFormatText();
// Returns why a tree cannot be written as a library.
QString libraryRefusalText(record::LibraryExportRefusal::Reason reason);

} // namespace kagetsu::text
