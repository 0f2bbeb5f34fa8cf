// SPDX-License-Identifier: MIT
#pragma once

#include "venue/picture/pagesettings.h"

#include <QString>

namespace kagetsu::ui {

// Where the pages of an event are published, and how. It is no part of the event: each computer has its own.
struct PublishPlan
{
    QString folder; // empty: not published
    venue::PageSettings settings;

    friend bool operator==(const PublishPlan &, const PublishPlan &) = default;
};

// Read the plan of an event from a file, and write it. A file that is missing or damaged gives a plan without a folder.
PublishPlan readPlan(const QString &file);
bool writePlan(const QString &file, const PublishPlan &plan);

} // namespace kagetsu::ui
