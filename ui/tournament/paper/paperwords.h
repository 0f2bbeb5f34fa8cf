// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace kagetsu::ui {

// The translation context of all papers of an event.
struct EventPapers
{
    Q_DECLARE_TR_FUNCTIONS(EventPapers)
};

} // namespace kagetsu::ui
