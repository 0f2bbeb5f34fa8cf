// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace kagetsu::ui {

// Ctrl+Up and Ctrl+Down go through what a panel tells line by line, from the board as well as from the list, and before
// any action of the window that has the same keys.
class StepKeys : public QObject
{
    Q_OBJECT

public:
    // `step` goes so many lines on, and is asked only while `canStep` says so. Both widgets must live longer.
    StepKeys(QWidget &board, QWidget &list, std::function<bool()> canStep, std::function<void(int)> step);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::function<bool()> m_canStep;
    std::function<void(int)> m_step;
};

} // namespace kagetsu::ui
