// SPDX-License-Identifier: MIT
#pragma once

#include "learn/course/progress.h"

#include <QTreeWidget>

class QTreeWidgetItem;

namespace kagetsu::ui {

class BigButton;
class PracticeKeeper;

// Shows the courses that come with the program: their steps, the pupil's progress in each, and the next step; and the
// opening procedures, which are learned by guide.
class CourseView : public QWidget
{
    Q_OBJECT

public:
    explicit CourseView(QWidget *parent = nullptr);

    // Shows whose answers count, if there are pupils. The keeper must outlive this view.
    void setPractice(PracticeKeeper &keeper);

    void setProgress(const course::Progress &progress);
    // Selects this step; the next one of its course if it is done.
    void goTo(course::Place place);
    // Returns the next step; nothing if the whole course is done.
    std::optional<course::Place> next() const { return m_progress.next(m_current.course); }

    // Returns the selected step; one of the course in progress if none is selected.
    course::Place chosen() const { return placeOf(m_steps->currentItem()).value_or(m_current); }

    // Returns the name of a step: "3. Three stones".
    static QString nameOf(course::Place place);

signals:
    void stepChosen(kagetsu::course::Place place);
    // Emitted when the pages of the step are to be shown to a class.
    void classWanted(kagetsu::course::Place place);
    // Emitted when the course of this step is to be printed as a booklet.
    void bookletWanted(kagetsu::course::Place place);
    // Emitted with the index of one of GuideView::procedures().
    void guideChosen(int number);
    void backWanted();
    // Emitted when all progress is to be reset.
    void startOverWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void connectParts();
    QTreeWidgetItem *rowOf(course::Place place) const;
    QTreeWidgetItem *addHead(std::size_t rows);
    void writeRow(QTreeWidgetItem &row, const QString &name, const QString &far) const;
    void open(QTreeWidgetItem *row);
    std::optional<course::Place> placeOf(QTreeWidgetItem *row) const;
    void askToStartOver();
    void write();
    void writeChosen();

    course::Progress m_progress;
    course::Place m_current;

    BigButton *m_back;
    BigButton *m_next;
    BigButton *m_class;
    BigButton *m_booklet;
    BigButton *m_startOver;
    // One item for each course, with its steps below; the last item contains the procedures learned by guide.
    QTreeWidget *m_steps;
    QTreeWidgetItem *m_guides = nullptr;
};

} // namespace kagetsu::ui
