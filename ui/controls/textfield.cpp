// SPDX-License-Identifier: MIT
#include "ui/controls/textfield.h"

#include <QMimeData>

namespace kagetsu::ui {

bool TextField::canInsertFromMimeData(const QMimeData *source) const
{
    return source && !source->formats().isEmpty() && QPlainTextEdit::canInsertFromMimeData(source);
}

void TextField::insertFromMimeData(const QMimeData *source)
{
    if (source && !source->formats().isEmpty())
        QPlainTextEdit::insertFromMimeData(source);
}

} // namespace kagetsu::ui
