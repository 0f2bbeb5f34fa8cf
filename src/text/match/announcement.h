// SPDX-License-Identifier: MIT
#pragma once

#include "clock/announcement.h"

#include <QString>

namespace kagetsu::text {

// Returns an announcement in the current language: "30 seconds", "1 minute. 2 minutes left."
QString callText(const clock::Call &call);
// Returns an announcement for a voice: in full words and, in Japanese, without kanji, which espeak-ng reads as "Chinese
// letter".
QString spokenCall(const clock::Call &call);
// True for one of the last ten seconds, which are announced one by one.
bool isLastSecond(const clock::Call &call);
QString planText(std::string_view id);

} // namespace kagetsu::text
