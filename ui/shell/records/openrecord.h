// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace kagetsu::ui {

// A record that can be gone to: the one on the study page, or one that made room for it.
struct OpenRecord
{
    int id = 0;
    QString name;
    QString path; // empty while it is no file
    bool isModified = false;
    bool isOnPage = false;

    friend bool operator==(const OpenRecord &, const OpenRecord &) = default;
};

} // namespace kagetsu::ui
