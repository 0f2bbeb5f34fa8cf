// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <array>

class QLabel;
class QToolButton;

namespace kagetsu::ui {

// The four buttons that go along a line, and where in it one is.
class StepBar : public QWidget
{
    Q_OBJECT

public:
    explicit StepBar(QWidget *parent = nullptr);

    void setPlace(int place, int end);

signals:
    void firstWanted();
    void previousWanted();
    void nextWanted();
    void lastWanted();

private:
    QToolButton *button(const char *name, void (StepBar::*wanted)());

    std::array<QToolButton *, 4> m_buttons;
    QLabel *m_count;
};

} // namespace kagetsu::ui
