// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/bigbutton.h"

namespace kagetsu::ui {

// A button with a line icon of resources/icons instead of words, as large as the icon and in the colours of the theme.
class SignButton : public BigButton
{
    Q_OBJECT

public:
    SignButton(const char *name, const QString &icon, QWidget *parent = nullptr);

    // Sets what it does: its tooltip and its accessible name.
    void say(const QString &words);
};

} // namespace kagetsu::ui
