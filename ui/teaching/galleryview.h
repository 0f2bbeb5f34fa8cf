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

// All cases as cards, by chapter, to be searched and opened; and the way to the exercises.
class GalleryView : public QWidget
{
    Q_OBJECT

public:
    // The model is only shown; it must live longer.
    explicit GalleryView(CaseModel *model, QWidget *parent = nullptr);

    // Puts the card in sight and the focus on it.
    void goTo(int row);
    // Daily practice is there, and so many of its tasks are due.
    void setDue(int count);
    // The chapter of the model was chosen elsewhere.
    void syncChapter();

signals:
    void caseChosen(int row);
    void chapterChosen();
    void exerciseWanted();
    void tasksWanted();
    // Tasks on paper.
    void sheetWanted();
    // A file with a lesson is to be chosen.
    void fileWanted();
    void coursesWanted();
    void dailyWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void choose(int chapter);
    void fitChapters();
    void fitButtons();
    void fitCards();
    void tell();
    void writeDue();
    void retranslate();

    CaseModel *m_model;
    QTabBar *m_chapters; // "all", then those of lesson::AllChapters
    QComboBox *m_chapterList; // the same where there is no room for tabs
    QLineEdit *m_search;
    QLabel *m_solved;
    BigButton *m_exercise;
    BigButton *m_courses;
    BigButton *m_file;
    BigButton *m_tasks;
    BigButton *m_sheet;
    BigButton *m_daily;
    int m_due = 0;
    EvenGrid *m_below; // with these buttons
    QListView *m_cards;
    QLabel *m_nothing;
    CardPainter *m_painter;
};

} // namespace kagetsu::ui
