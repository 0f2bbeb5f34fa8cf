// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tournament/newevent/neweventdialog.h"

// Terms and regulations that come with the program, for organisers who set up an event (tournament.md#regulations).
namespace kagetsu::ui {

QList<NewEventDialog::Terms> shippedTerms();
// Returns the first stage of each regulation: later stages are added once it is known who goes on.
QList<NewEventDialog::Ready> firstStages();
// Returns the stages that follow another one.
QList<NewEventDialog::Ready> nextStages();

} // namespace kagetsu::ui
