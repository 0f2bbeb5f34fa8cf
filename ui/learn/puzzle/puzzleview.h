// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/task.h"

#include <QWidget>

#include <string>
#include <vector>

class QLabel;
class QScrollArea;
class QSpinBox;
class QStackedWidget;

namespace kagetsu::ui {

class BigButton;
class ComboBox;
class PracticeKeeper;
class PupilChooser;
class PuzzleMaking;
class PuzzleAsker;
class TaskView;

// Puzzles from play: who solves them and how well, which ones are wanted, the puzzle of the day, a set to print, and
// where puzzles are made from; then the puzzles.
class PuzzleView : public QWidget
{
    Q_OBJECT

public:
    // Both arguments must outlive this view.
    PuzzleView(PracticeKeeper &keeper, PuzzleMaking &making, QWidget *parent = nullptr);

    bool isSolving() const;
    // True if the overview is shown.
    bool isAtStart() const;
    // Returns the view of the current puzzle.
    TaskView &task() const;
    void showOverview();
    void start();
    void startDay();
    // Goes to the next puzzle.
    void next();
    // Returns the puzzles of the set that is chosen.
    std::vector<task::Task> set() const;

signals:
    void backWanted();
    // Emitted when another puzzle, its answer, or another view is shown.
    void changed();
    // Emitted to print a set.
    void sheetWanted(const std::vector<kagetsu::task::Task> &tasks);
    // Emitted to choose files, or a folder, that puzzles are made from.
    void filesWanted();
    void folderWanted();

private:
    QWidget *buildOverview();
    QWidget *buildPlaces();
    QScrollArea *scrolled(QWidget *middle);
    void connectParts();
    void open(bool isThere);
    void showPlaces();
    void takePupil();
    void retranslate();
    void write();
    void writePlaces();
    QString levelText() const;

    PracticeKeeper &m_keeper;
    PuzzleMaking &m_making;
    bool m_isNothingLeft = false; // the last choice had no puzzle left
    std::string m_pupil; // name of the pupil that was chosen last
    QStackedWidget *m_views;
    PuzzleAsker *m_session;
    BigButton *m_back;
    PupilChooser *m_pupils;
    QLabel *m_level;
    QLabel *m_more;
    ComboBox *m_themes;
    ComboBox *m_levels;
    BigButton *m_start;
    BigButton *m_day;
    QSpinBox *m_count;
    BigButton *m_sheet;
    BigButton *m_make;
    BigButton *m_leavePlaces;
    QLabel *m_explains;
    BigButton *m_fromLibrary;
    BigButton *m_fromFiles;
    BigButton *m_fromFolder;
    BigButton *m_stop;
    QLabel *m_state;
    QScrollArea *m_overview;
    QScrollArea *m_places;
};

} // namespace kagetsu::ui
