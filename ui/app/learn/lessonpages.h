// SPDX-License-Identifier: MIT
#pragma once

#include "learn/drill/deck.h"
#include "learn/task/lesson.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <memory>
#include <vector>

class QWidget;

namespace kagetsu::opening {
struct Procedure;
}

namespace kagetsu::ui {

class LearnHome;
class LessonMaker;
class LessonPage;
class Page;
class PracticeKeeper;
class PuzzleMaking;
class UserLibrary;
struct WindowServices;

// Creates the pages of the place Learn when they are first needed, and connects them: its home page, and the one on
// which lessons, courses and tasks are worked through.
class LessonPages : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive this object.
    LessonPages(const WindowServices &window, LessonMaker *lessonMaker);

    LearnHome *newHome();
    // Lets puzzles be made from the games of the library, which must outlive this object.
    void setLibrary(UserLibrary &library);
    // Each of these shows the page unless the user stays at a running game.
    void show();
    void showDaily();
    void openLesson(const task::Lesson &lesson, const QString &path);
    // Opens the guide to the opening procedure of this number.
    void openGuide(int number);
    // Makes a booklet of a course that comes with the program.
    void printCourse(const QString &course);
    // Shows tasks to a class. The user must have been asked about a running game before.
    void showToClass(const std::vector<task::Task> &tasks);
    // Shows the board of the current page to a class.
    void showBoardToClass();

    // Offers to drill the lines of a record. The user must have been asked about a running game before.
    void showDrill(std::shared_ptr<const drill::Decks> decks);

    bool isShown() const;
    bool has(const QWidget *page) const;
    // Call it when the settings have changed.
    void takeSettings();
    // Reads who practises daily, unless that was done before.
    void openPractice();
    // Returns how many tasks of daily practice are due.
    int dueCount() const;

signals:
    // Emitted to choose a file.
    void fileWanted();
    // Emitted to play a game with this opening.
    void gameWanted(const kagetsu::opening::Procedure &procedure);
    // Emitted when the class has seen its tasks.
    void classEnded();
    void drillEnded();
    void dueChanged();

private:
    LessonPage &page();
    void connectPage();
    void leaveClass();
    void noteWhoseProgress();
    void choosePuzzleFiles();
    void choosePuzzleFolder();
    // Shows the page and calls `then` with it, unless the user stays at a running game.
    template <class Then>
    void showAnd(Then then);

    const WindowServices &m_window;
    LessonMaker *m_lessonMaker;
    PracticeKeeper *m_practice;
    PuzzleMaking *m_making;
    LessonPage *m_page = nullptr;
    QPointer<Page> m_classFrom; // the page whose board a class sees
};

} // namespace kagetsu::ui
