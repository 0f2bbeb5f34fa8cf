// SPDX-License-Identifier: MIT
#pragma once

#include "text/tournament/paperscontext.h"

namespace kagetsu::ui {

using text::EventPapers;

} // namespace kagetsu::ui
