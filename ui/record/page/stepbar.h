// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <array>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace kagetsu::ui {

// Four buttons that move along a line, and the current place in it.
class StepBar : public QWidget
{
    Q_OBJECT

public:
    explicit StepBar(QWidget *parent = nullptr);

    void setPlace(int place, int end);
    // Shows a short line below the place; it becomes a child of this widget.
    void addLine(QWidget *line);

signals:
    void firstWanted();
    void previousWanted();
    void nextWanted();
    void lastWanted();

private:
    QToolButton *button(const char *name, void (StepBar::*wanted)());

    std::array<QToolButton *, 4> m_buttons;
    QLabel *m_count;
    QVBoxLayout *m_told;
};

} // namespace kagetsu::ui
