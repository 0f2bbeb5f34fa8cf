// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/lesson.h"
#include "record/document/disk/savedrecord.h"
#include "record/document/newgame.h"
#include "ui/app/records/openrecords.h"
#include "ui/app/records/studycontext.h"
#include "ui/app/records/studydrafts.h"
#include "ui/controls/background/taskwithbar.h"

namespace kagetsu::ui {

// Brings files and texts onto the study page: reads them in the background, rereads them when the user wants them read
// differently, and reports faults. OpenRecords decides which records stay open.
class StudyFiles : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive this object; `page` is called when the page is first needed.
    StudyFiles(Settings &settings, QString drafts, std::function<StudyPage &()> page, QWidget *window);

    // Connects the page when it is created.
    void serve(StudyPage &page);
    // Asks for a file and opens it; `next` says whether the next question starts in its folder.
    enum class Folder : std::uint8_t { Fixed, Remembered };
    void ask(const QString &folder, Folder next);
    // Reads a file. OpenRecords::shown(), lessonRead() or refused() is the answer, immediately for small files,
    // otherwise once the file is read. A lesson is opened for pupils unless it is requested as a record. A file that by
    // its name is not a record is passed on.
    enum class As : std::uint8_t { Whatever, Record };
    void open(const QString &path, As as = As::Whatever);
    // Remembers a file that was saved elsewhere.
    void remember(const QString &path) { m_context.remember(path); }
    // The same for a text from the clipboard or one that was dropped.
    void openText(const QString &text);
    // Asks for board and rule and creates an empty record to edit.
    void newRecord();
    // Goes to a place of the record that is shown; empty for its end.
    using GoTo = std::function<void(StudyPage &page)>;
    // Open a file, or a game that is in no file of its own, or show it if it is open.
    void showFile(const QString &path, const GoTo &goTo);
    void showGame(std::string sgf, const QString &name, const GoTo &goTo);
    // Opens the record of a game that has ended, at its end, with a review of missed and allowed wins.
    enum class Reviews : std::uint8_t { AtOnce, WhenAsked };
    void review(std::string sgf, const QString &name, Reviews reviews);
    OpenRecords &openRecords() { return m_records; }

    const StudyContext &context() const { return m_context; }
    StudyDrafts &drafts() { return m_drafts; }

signals:
    void refused(const QString &sentence);
    // Emitted when the file is a lesson.
    void lessonRead(const kagetsu::task::Lesson &lesson, const QString &path);
    // Emitted for a tournament file, or the journal of a game, which other pages show.
    void eventGiven(const QString &path);
    void journalGiven(const QString &path);
    // Emitted when a folder, a file or an encoding is to be remembered.
    void settingsChanged();

private:
    // Called when the page was edited.
    void keepDraft();
    // Asks for the size of the library's board, and reads it with that size from now on.
    void chooseBoardSize();
    void readAny(const QString &path, const document::OpenChoices &choices);
    // `isTaken` decides whether what was read is shown.
    void read(const QString &path, const document::OpenChoices &choices,
        const std::function<bool(const document::OpenedRecord &)> &isTaken = {});
    // Handles the result of reading.
    void took(const QString &path, const document::OpenChoices &choices,
        const std::function<bool(const document::OpenedRecord &)> &isTaken,
        Result<document::OpenedRecord, document::OpenFault> record);
    bool triesAnyway(const QString &sentence);
    void opened(document::OpenedRecord record);
    // Opens a record of its own, or replaces the same file if that has nothing unsaved.
    void putBeside(document::OpenedRecord record);
    // Replaces the displayed record, which is no longer needed.
    void replaced(document::OpenedRecord record);
    void put(document::OpenedRecord record);
    void tellDamage(const QString &sentence);
    // Remembers the size for this file, if the library read with it is as complete as the displayed one.
    bool takesBoardSize(const QString &path, int size, const document::OpenedRecord &record);
    // Handles the user's choice of another encoding for the displayed file: remembers it and rereads the file.
    void takeCharset(record::Charset charset);
    void rememberCharset(const QString &path, const document::SavedCharset &charset);
    void reread(const std::string &charset);

    StudyContext m_context;
    StudyDrafts m_drafts;
    OpenRecords m_records;
    TaskWithBar m_reading;
    bool m_wasEdited = false; // while a file is read
    document::NewGame m_newGame; // as it was chosen last
};

} // namespace kagetsu::ui
