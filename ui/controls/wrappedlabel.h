// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace kagetsu::ui {

// Returns a label for multi-line plain text: names and notes are typed by people and never contain markup.
inline QLabel *wrappedLabel(const char *name, QWidget *parent = nullptr)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace kagetsu::ui
