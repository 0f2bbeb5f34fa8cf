// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace kagetsu::ui {

// Makes Ctrl+Up and Ctrl+Down step through the lines of a panel, from the board as well as from the list, and before
// any action of the window with the same keys.
class StepKeys : public QObject
{
    Q_OBJECT

public:
    // `step` moves by a number of lines and is called only while `canStep` returns true. Both widgets must outlive this
    // object.
    StepKeys(QWidget &board, QWidget &list, std::function<bool()> canStep, std::function<void(int)> step);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::function<bool()> m_canStep;
    std::function<void(int)> m_step;
};

} // namespace kagetsu::ui
