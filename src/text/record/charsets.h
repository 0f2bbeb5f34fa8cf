// SPDX-License-Identifier: MIT
#pragma once

#include "record/text/charset.h"

#include <QString>

namespace kagetsu::text {

// Returns the name of a text encoding as people choose it: "Simplified Chinese (GB18030)".
QString charsetName(record::Charset charset);

} // namespace kagetsu::text
