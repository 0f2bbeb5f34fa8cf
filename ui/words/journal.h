// SPDX-License-Identifier: MIT
#pragma once

#include "journal/fault.h"

namespace kagetsu::ui {

// Why a journal could not be written, read or trusted, in a sentence with the file and, where there is one, the line.
QString journalFaultText(const journal::JournalFault &fault);

} // namespace kagetsu::ui
