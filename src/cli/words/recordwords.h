// SPDX-License-Identifier: MIT
#pragma once

#include "cli/output/message.h"
#include "record/model/message.h"

#include <string>

namespace kagetsu::cli {

Severity severityFor(record::Severity severity);
// Returns a sentence for a message of a record's reader.
std::string wordsFor(const record::Message &message);

} // namespace kagetsu::cli
