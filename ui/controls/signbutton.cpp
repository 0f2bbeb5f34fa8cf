// SPDX-License-Identifier: MIT
#include "ui/controls/signbutton.h"

#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/lineicon.h"

namespace kagetsu::ui {

SignButton::SignButton(const char *name, const QString &icon, QWidget *parent)
    : BigButton(name, parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    onFit(*this, [this](double factor) { setIconSize(QSize(22, 22) * factor); });
    onTheme(*this, [this, icon] { setIcon(lineIcon(icon, theme().text, theme().disabledSign())); });
}

void SignButton::say(const QString &words)
{
    setToolTip(words);
    setAccessibleName(words);
}

} // namespace kagetsu::ui
