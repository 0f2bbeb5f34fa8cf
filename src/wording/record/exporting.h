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
QString libraryRefusalText(record::LibraryExportRefusal::Reason reason);

} // namespace kagetsu::wording
