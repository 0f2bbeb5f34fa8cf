// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace kagetsu::text {

// The translation context of all papers of an event, and of the public pages that show the same.
struct EventPapers
{
    Q_DECLARE_TR_FUNCTIONS(EventPapers)
};

} // namespace kagetsu::text
