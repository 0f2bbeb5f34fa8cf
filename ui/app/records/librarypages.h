// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "record/model/game.h"
#include "record/model/way.h"
#include "rules/symmetry.h"
#include "ui/app/records/studyfiles.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace kagetsu::library {
struct ImportSummary;
}

namespace kagetsu::ui {

class FileFindPage;
class GapsPage;
class ImportsPage;
class LibraryPage;
class PlayerPage;
class PreparationPage;
class UserLibrary;
class RecordPages;
class StudyPage;
struct ExplorerQuestion;
class VerdictPages;
struct WindowServices;

// Shows the game library on a page of its own, lets boards ask it about their positions, opens its games, and brings in
// what ends at the table, what is dropped and what is on the record page.
class LibraryPages : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive this object.
    LibraryPages(const WindowServices &window, RecordPages &records, VerdictPages &verdicts);

    UserLibrary &library() const { return *m_library; }
    // Shows the page, after asking if a game is running.
    void show();
    // Reads dropped files into the library if they are for it: several, a folder, or any on its page.
    bool takeDropped(const QStringList &paths);

private:
    LibraryPage &page();
    void showPlayer(std::uint32_t player);
    // Asks whose results are to be shown.
    void askPlayer(const record::GameInfo &info);
    // Shows the results of somebody whom a record names.
    void showPlayerNamed(const QString &name);
    void showWanted();
    void showPreparation(std::uint32_t opponent);
    // Shows the gaps in the lines of the record on the page.
    void showGaps(StudyPage &study);
    // Returns the reader of the lines that it shows; an empty one once their record is closed.
    std::function<std::shared_ptr<const record::Game>()> gapsLines();
    // Shows these lines at a place. Returns null if their record is closed.
    StudyPage *showGapsLines(const record::Way &way);
    template <class Games>
    void listOnly(const Games &games, const std::function<QString()> &told);
    void showImports();
    // Searches a position, which is shown in this view, in open records and files.
    void findElsewhere(const ExplorerQuestion &question, rules::Symmetry view);
    FileFindPage &finder();
    // Shows papers: the games of these ids, or what the library knows of a position.
    void printGames(const std::vector<std::int64_t> &ids);
    // Opens the games of these ids as one record.
    void openTogether(const std::vector<std::int64_t> &ids);
    void report(const ExplorerQuestion &question, unsigned kinds, const QString &typed);
    void serve(StudyPage &study);
    void add(const QStringList &paths);
    void addFiles();
    void addFolder();
    // Adds the record on the page, as it is there.
    void addRecord(StudyPage &study);
    // Open a game at its end, after so many moves, or at this place of a study, with the board turned to this view.
    void openGame(std::int64_t id);
    void openGameAt(std::int64_t id, int ply, rules::Symmetry view);
    void openStudyAt(std::int64_t id, const record::Way &way, rules::Symmetry view);
    void open(std::int64_t id, const StudyFiles::GoTo &goTo);
    void keepGame(const QString &path);

    const WindowServices &m_window;
    RecordPages &m_records;
    UserLibrary *m_library;
    LibraryPage *m_page = nullptr;
    PlayerPage *m_player = nullptr;
    QString m_wanted; // whose results are to be shown once the library has been read
    PreparationPage *m_preparation = nullptr;
    GapsPage *m_gaps = nullptr;
    int m_gapsRecord = 0; // the open record that it shows
    int m_gapsGame = 0; // of this record
    ImportsPage *m_imports = nullptr;
    FileFindPage *m_finder = nullptr;
    background::Task m_writing; // of a record that is in no file
    background::Task m_reporting;
};

} // namespace kagetsu::ui
