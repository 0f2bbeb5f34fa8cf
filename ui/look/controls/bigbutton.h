// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

namespace kagetsu::ui {

// A button for fingers, and for who has only keys: Enter presses it, as Space does.
class BigButton : public QToolButton
{
    Q_OBJECT

public:
    explicit BigButton(const char *name, QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace kagetsu::ui
