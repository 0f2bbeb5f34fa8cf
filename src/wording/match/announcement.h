// SPDX-License-Identifier: MIT
#pragma once

#include "clock/announcement.h"

#include <QString>

namespace kagetsu::wording {

// What is said, in the language in force: "30 seconds", "1 minute. 2 minutes left."
QString callText(const clock::Call &call);
// The same for a voice: words in full, and in Japanese no kanji, for which espeak-ng says "Chinese letter".
QString spokenCall(const clock::Call &call);
// One of the last ten, which are announced one by one.
bool isLastSecond(const clock::Call &call);
QString planText(std::string_view id);

} // namespace kagetsu::wording
