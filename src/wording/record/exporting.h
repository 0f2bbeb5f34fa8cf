// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/loss.h"
#include "record/plain/plainline.h"
#include "record/renlib/writer.h"

#include <QString>

namespace kagetsu::wording {

// Return what the format cannot store, why a game cannot be written in a format with only one line of moves, and why a
// tree cannot be a library.
QString exportLossText(record::ExportLoss loss);
QString exportRefusalText(record::ExportRefusal refusal);
// The same for one game of several.
QString exportRefusalText(record::ExportRefusal refusal, int game);
// Returns the warning that the encoding lacks characters of `texts` texts.
QString garbledTextsText(record::Charset charset, int texts);
// Returns the warning that the file does not name its encoding, and another one would be guessed.
QString untoldCharsetText(record::Charset charset);
// Returns the introduction to these.
QString noFormatText();
QString libraryRefusalText(record::LibraryExportRefusal::Reason reason);

} // namespace kagetsu::wording
