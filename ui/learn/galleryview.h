// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QTabBar;

namespace kagetsu::ui {

class BigButton;
class CardPainter;
class CaseModel;
class EvenGrid;

// Shows all cases as cards, by chapter, to search and open, and the way to the exercises.
class GalleryView : public QWidget
{
    Q_OBJECT

public:
    // The model must outlive this view, which only displays it.
    explicit GalleryView(CaseModel *model, QWidget *parent = nullptr);

    // Scrolls to the card and gives it the focus.
    void goTo(int row);
    // Shows that daily practice is available, with this number of tasks due.
    void setDue(int count);
    // Called when the model's chapter was changed elsewhere.
    void syncChapter();

signals:
    void caseChosen(int row);
    void chapterChosen();
    void exerciseWanted();
    void tasksWanted();
    // Emitted to print tasks on paper.
    void sheetWanted();
    // Emitted to choose a lesson file.
    void fileWanted();
    void coursesWanted();
    void dailyWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void choose(int chapter);
    void fitChapters();
    void fitButtons();
    void fitCards();
    void tell();
    void writeDue();
    void retranslate();

    CaseModel *m_model;
    QTabBar *m_chapters; // "all", then those of lesson::AllChapters
    QComboBox *m_chapterList; // shown in place of the tabs if there is no room for them
    QLineEdit *m_search;
    QLabel *m_solved;
    BigButton *m_exercise;
    BigButton *m_courses;
    BigButton *m_file;
    BigButton *m_tasks;
    BigButton *m_sheet;
    BigButton *m_daily;
    int m_due = 0;
    EvenGrid *m_below; // contains these buttons
    QListView *m_cards;
    QLabel *m_nothing;
    CardPainter *m_painter;
};

} // namespace kagetsu::ui
