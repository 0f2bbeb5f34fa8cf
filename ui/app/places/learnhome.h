// SPDX-License-Identifier: MIT
#pragma once

#include "learn/course/progress.h"
#include "ui/app/places/homepage.h"

namespace kagetsu::ui {

// The home page of Learn: what is due today, the path of the courses with their ticks, tasks without end, and the
// lessons.
class LearnHome : public HomePage
{
    Q_OBJECT

public:
    // `progress` and `due` are asked whenever the page is shown.
    LearnHome(std::function<course::Progress()> progress, std::function<int()> due, QWidget *parent = nullptr);

signals:
    void dailyWanted();
    // Emitted for the next step of a course, or its first one if all are done.
    void stepWanted(kagetsu::course::Place place);
    void coursesWanted();
    void tasksWanted();
    void puzzlesWanted();
    void exerciseWanted();
    void casesWanted();
    // Emitted to choose a lesson file.
    void fileWanted();

protected:
    QString heading() const override;
    void fill() override;
    void showEvent(QShowEvent *event) override;

private:
    std::function<course::Progress()> m_progress;
    std::function<int()> m_due;
    course::Progress m_shown;
    int m_shownDue = 0;
};

} // namespace kagetsu::ui
