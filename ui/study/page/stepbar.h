// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <array>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace kagetsu::ui {

// The four buttons that go along a line, and where in it one is.
class StepBar : public QWidget
{
    Q_OBJECT

public:
    explicit StepBar(QWidget *parent = nullptr);

    void setPlace(int place, int end);
    // A short line below that place; nobody else may hold it.
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
