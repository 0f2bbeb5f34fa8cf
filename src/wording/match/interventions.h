// SPDX-License-Identifier: MIT
#pragma once

#include "match/record/protocol.h"

#include <QString>

namespace kagetsu::wording {

// What the arbiter did and why, in whole sentences: the part of a protocol that is an intervention.
QString interventionText(
    const match::Intervened &event, const match::Incident &incident, const match::Protocol &protocol);

} // namespace kagetsu::wording
