// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

namespace kagetsu::ui {

// A button large enough for fingers, which Enter presses as well as Space, for users with only a keyboard.
class BigButton : public QToolButton
{
    Q_OBJECT

public:
    explicit BigButton(const char *name, QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace kagetsu::ui
