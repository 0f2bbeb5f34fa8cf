// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tournament/newevent/neweventdialog.h"

// What the program comes with, for those who set an event up (tournament.md#regulations).
namespace kagetsu::ui {

QList<NewEventDialog::Terms> shippedTerms();
// The first stage of each regulation: what follows is added once it is known who goes on.
QList<NewEventDialog::Ready> firstStages();
// Those that come after another one.
QList<NewEventDialog::Ready> nextStages();

} // namespace kagetsu::ui
