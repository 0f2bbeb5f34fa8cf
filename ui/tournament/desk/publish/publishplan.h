// SPDX-License-Identifier: MIT
#pragma once

#include "venue/picture/pagesettings.h"

#include <QString>

#include <string>

namespace kagetsu::ui {

// Where the pages of an event are published, and how. It is no part of the event: each computer has its own.
struct PublishPlan
{
    QString folder; // empty: not published
    QString event; // canonical path of the file of the event that is published; a copy of it has the same id
    venue::PageSettings settings;

    friend bool operator==(const PublishPlan &, const PublishPlan &) = default;
};

// Returns the file in `folder` that holds the plan of the event with this id; empty if the id is not one that Kagetsu
// makes (letters, digits and hyphens, at most 64): the file of an event may come from anybody, and its id be a path.
QString planFileOf(const QString &folder, const std::string &id);

// Read the plan of an event from a file, and write it. A file that is missing or damaged gives a plan without a folder.
PublishPlan readPlan(const QString &file);
bool writePlan(const QString &file, const PublishPlan &plan);

} // namespace kagetsu::ui
