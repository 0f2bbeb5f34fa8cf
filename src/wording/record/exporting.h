// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/loss.h"
#include "record/plain/plainline.h"
#include "record/renlib/writer.h"

#include <QString>

namespace kagetsu::wording {

// What the format that is written cannot hold, why a game has no form in one of one line of moves, and why a tree
// cannot be a library.
QString exportLossText(record::ExportLoss loss);
QString exportRefusalText(record::ExportRefusal refusal);
// Of this game of several.
QString exportRefusalText(record::ExportRefusal refusal, int game);
// This encoding lacks characters of so many texts.
QString garbledTextsText(record::Charset charset, int texts);
// The file does not tell that it is in this encoding, and another one would be guessed.
QString untoldCharsetText(record::Charset charset);
// What is told before these.
QString noFormatText();
QString libraryRefusalText(record::LibraryExportRefusal::Reason reason);

} // namespace kagetsu::wording
