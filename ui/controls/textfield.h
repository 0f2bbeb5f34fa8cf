// SPDX-License-Identifier: MIT
#pragma once

#include <QPlainTextEdit>

namespace kagetsu::ui {

// A field for multi-line text. It accepts nothing from a source that offers no format: Qt 6.4 crashes when such a
// source is pasted by a key, a menu or the middle button, or dropped, because it reads the first format without
// checking that there is one. Other programs offer such sources, for instance while they are closing.
class TextField : public QPlainTextEdit
{
    Q_OBJECT

public:
    using QPlainTextEdit::QPlainTextEdit;

protected:
    bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;
};

} // namespace kagetsu::ui
