// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"

namespace kagetsu::ui {

// Returns a label that says at the top of a dialog, or of a part of it, what it is about.
inline QLabel *headLabel(const char *name, QWidget &dialog, const QString &text = {})
{
    QLabel *label = wrappedLabel(name, &dialog);
    label->setText(text);
    makeLarger(*label, dialog, 1.15);
    return label;
}

} // namespace kagetsu::ui
