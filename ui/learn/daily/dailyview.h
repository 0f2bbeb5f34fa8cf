// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QScrollArea;
class QStackedWidget;

namespace kagetsu::ui {

class BigButton;
class DailySession;
class PracticeKeeper;
class PupilChooser;
class ProgressChart;
class TaskView;
struct Paper;

// Daily practice: who practises, what is due today, and the progress in each kind of task; then the tasks.
class DailyView : public QWidget
{
    Q_OBJECT

public:
    // The keeper must outlive this view.
    explicit DailyView(PracticeKeeper &keeper, QWidget *parent = nullptr);

    bool isPractising() const;
    // Returns the view of the current task.
    TaskView &task() const;
    void showOverview();
    void start();
    // Goes to the next task.
    void next();

signals:
    void backWanted();
    // Emitted when another task, its answer, or the overview is shown.
    void changed();
    // Emitted to print the progress of the class or of a pupil.
    void paperWanted(const kagetsu::ui::Paper &paper);

private:
    QWidget *buildOverview();
    void managePupils();
    void write();
    void writeDue();

    PracticeKeeper &m_keeper;
    QStackedWidget *m_views;
    QScrollArea *m_overview;
    DailySession *m_session;
    BigButton *m_back;
    PupilChooser *m_pupils;
    std::string m_pupil; // the pupil who practises; empty for nobody
    BigButton *m_manage;
    QLabel *m_due;
    QLabel *m_more;
    QLabel *m_told;
    BigButton *m_anew;
    BigButton *m_start;
    QLabel *m_chartTitle;
    ProgressChart *m_chart;
};

} // namespace kagetsu::ui
