// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace kagetsu::ui {

// An open record: the one on the study page, or one that made room for it.
struct OpenRecord
{
    int id = 0;
    QString name;
    QString path; // empty if it is not a file yet
    bool isModified = false;
    bool isOnPage = false;

    friend bool operator==(const OpenRecord &, const OpenRecord &) = default;
};

} // namespace kagetsu::ui
