// SPDX-License-Identifier: MIT
#pragma once

#include "cli/output/message.h"
#include "record/model/message.h"

#include <string>

namespace kagetsu::cli {

Severity severityFor(record::Severity severity);
// A sentence for what the reader of a record has to say.
std::string wordsFor(const record::Message &message);

} // namespace kagetsu::cli
