// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/controls/bigbutton.h"

namespace kagetsu::ui {

// A button with a line icon of resources/icons instead of words, as large as the icon and in the colours of the theme.
class SignButton : public BigButton
{
    Q_OBJECT

public:
    SignButton(const char *name, const QString &icon, QWidget *parent = nullptr);

    // What it does: its tool tip, and its name for whoever does not see the icon.
    void say(const QString &words);
};

} // namespace kagetsu::ui
