// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/record/protocol.h"

#include <QString>

namespace kagetsu::text {

// Returns what the arbiter did and why, in whole sentences: the text of an intervention in a protocol.
QString interventionText(
    const match::Intervened &event, const match::Incident &incident, const match::Protocol &protocol);

} // namespace kagetsu::text
