// SPDX-License-Identifier: MIT
#pragma once

#include <QListWidget>

namespace kagetsu::ui {

// A list of sentences: each row is as high as its words need in this width, and at least as high as a finger. Enter or
// a click chooses a row.
class WrappedList : public QListWidget
{
    Q_OBJECT

public:
    explicit WrappedList(const char *name, QWidget *parent = nullptr);

signals:
    void chosen(int row);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
};

} // namespace kagetsu::ui
