// SPDX-License-Identifier: MIT
#pragma once

#include "course/progress.h"

#include <QWidget>

class QTreeWidget;
class QTreeWidgetItem;

namespace kagetsu::ui {

class BigButton;

// The courses that the program comes with: their steps, how far the pupil is in each, and the one that comes next; and
// the opening procedures, to be played by guide.
class CourseView : public QWidget
{
    Q_OBJECT

public:
    explicit CourseView(QWidget *parent = nullptr);

    void setProgress(const course::Progress &progress);
    // The step that comes next is offered of the course that was opened last.
    void goTo(course::Place place);
    // The step that is offered; nothing when all of the course is done.
    std::optional<course::Place> next() const { return m_progress.next(m_current.course); }

    // "3. Three stones".
    static QString nameOf(course::Place place);

signals:
    void stepChosen(kagetsu::course::Place place);
    // A class is to see the pages of the step.
    void classWanted(kagetsu::course::Place place);
    // The number of one of GuideView::procedures().
    void guideChosen(int number);
    void backWanted();
    // Nothing is to be done any more.
    void startOverWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QTreeWidgetItem *rowOf(course::Place place) const;
    QTreeWidgetItem *addHead(std::size_t rows);
    void writeRow(QTreeWidgetItem &row, const QString &name, const QString &far) const;
    void open(QTreeWidgetItem *row);
    std::optional<course::Place> placeOf(QTreeWidgetItem *row) const;
    void askToStartOver();
    void write();

    course::Progress m_progress;
    course::Place m_current;

    BigButton *m_back;
    BigButton *m_next;
    BigButton *m_class;
    BigButton *m_startOver;
    QTreeWidget *m_steps; // a course each, below it its steps; last the procedures played by guide
    QTreeWidgetItem *m_guides = nullptr;
};

} // namespace kagetsu::ui
