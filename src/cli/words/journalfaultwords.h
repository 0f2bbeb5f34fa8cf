// SPDX-License-Identifier: MIT
#pragma once

#include "journal/fault.h"

#include <string_view>

namespace kagetsu::cli {

// The code of a message about a journal and its sentence.
struct FaultWords
{
    std::string_view code;
    std::string_view text;
};

FaultWords wordsFor(journal::FaultCode code);

// The journal was read, and the answer is "no"; otherwise it could not be read at all.
bool isFinding(journal::FaultCode code);

} // namespace kagetsu::cli
