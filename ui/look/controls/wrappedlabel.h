// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace kagetsu::ui {

// A text of several lines as it is: names and notes are people's, and never markup.
inline QLabel *wrappedLabel(const char *name, QWidget *parent = nullptr)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace kagetsu::ui
