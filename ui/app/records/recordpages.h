// SPDX-License-Identifier: MIT
#pragma once

#include "learn/drill/deck.h"
#include "learn/task/lesson.h"
#include "ui/controls/background/taskwithbar.h"

#include <QByteArray>
#include <QFont>
#include <QObject>
#include <QString>

#include <memory>

class QWidget;

namespace kagetsu::ui {

class EngineManager;
class LessonMaker;
class OpenRecords;
class RecordTabs;
class StudyFiles;
class StudyPage;
class WindowFrame;
struct WindowServices;

// Creates the page on which records are studied when it is first needed, with a tab for each open record, and brings
// files onto it.
class RecordPages : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive this object.
    RecordPages(const WindowServices &window, EngineManager &engines, WindowFrame &frame);

    StudyFiles &files() { return *m_files; }
    OpenRecords &openRecords();
    LessonMaker &lessonMaker() { return *m_lessonMaker; }

    // Opens a file: a record or lesson, a tournament, or the journal of a game. Reports faults of a file that cannot be
    // shown.
    void open(const QString &path);
    // The same, after asking if a game is running.
    void openAfterAsking(const QString &path);
    // Asks for a file, first in the folder used last.
    void chooseFile();
    // Opens a record given as text.
    void openText(const QString &text);
    // Opens the record of the game that has just ended on the table.
    void review(const QByteArray &sgf);
    // Offers unsaved edits of records that a program left behind when it stopped.
    void offerDrafts();
    // Shows the record again that was shown last. Returns false if there is none.
    bool showAgain();
    // Call it when another page is shown.
    void updateTabs();
    void setTabsFont(const QFont &font);
    // Call it when the settings have changed.
    void takeSettings();

signals:
    // Emitted when the page was created.
    void pageMade(kagetsu::ui::StudyPage *page);
    // Emitted when a file turns out to be something that other pages show.
    void lessonRead(const kagetsu::task::Lesson &lesson, const QString &path);
    void eventGiven(const QString &path);
    void journalGiven(const QString &path);
    // Emitted when a lesson is on disk under this path.
    void lessonSaved(const QString &path);
    // Emitted when the position on the page should be shown to a class, after asking if a game is running.
    void classWanted(const kagetsu::task::Task &task);
    // Emitted when lines of the record on the page should be drilled, after asking if a game is running.
    void drillWanted(const std::shared_ptr<const kagetsu::drill::Decks> &decks);
    // Emitted when a game against the computer should begin from the position on the page.
    void playOnWanted();
    // Emitted when the record of the game that has just ended is open, with its id.
    void reviewed(int record);
    // Emitted when records were opened, closed, edited or saved.
    void changed();
    // Emitted when the last record was closed.
    void closed();

private:
    void connectActions();
    void connectFiles();
    StudyPage &page();
    void connectPage();
    void addTabs();
    // Gathers the moves from the displayed node on, and has them drilled.
    void drillLines();
    void ask(const QString &folder);

    const WindowServices &m_window;
    EngineManager &m_engines;
    WindowFrame &m_frame;
    StudyFiles *m_files;
    LessonMaker *m_lessonMaker;
    StudyPage *m_page = nullptr;
    RecordTabs *m_tabs = nullptr; // above the page, once that is created
    QFont m_tabsFont;
    TaskWithBar m_dealing;
};

} // namespace kagetsu::ui
