// SPDX-License-Identifier: MIT
#pragma once

#include "document/disk/savedrecord.h"
#include "document/newgame.h"
#include "task/lesson.h"
#include "ui/look/background/taskwithbar.h"
#include "ui/shell/records/recordshelf.h"
#include "ui/shell/records/studycontext.h"
#include "ui/shell/records/studydrafts.h"

namespace kagetsu::ui {

// Brings files and texts onto the study page: reads them in the background, again where they are to be read otherwise,
// and tells what is wrong with them. Which records stay open is the matter of the shelf.
class StudyFiles : public QObject
{
    Q_OBJECT

public:
    // All must outlive this; the page is asked for when it is first needed.
    StudyFiles(Settings &settings, QString drafts, std::function<StudyPage &()> page, QWidget *window);

    // Connects the page when it is made.
    void serve(StudyPage &page);
    // Asks for a file, and opens it; whether the next question begins in its folder.
    enum class Folder : std::uint8_t { Fixed, Remembered };
    void ask(const QString &folder, Folder next);
    // Reads a file; shown() of the shelf, lessonRead() or refused() answers, at once for small files, otherwise when it
    // is read. A lesson is for pupils, unless it is asked for as a record. What by its name is no record is given away.
    enum class As : std::uint8_t { Whatever, Record };
    void open(const QString &path, As as = As::Whatever);
    // It was saved elsewhere.
    void remember(const QString &path) { m_desk.remember(path); }
    // The same of a text that came from the clipboard or was dropped.
    void openText(const QString &text);
    // Asks for board and rule of an empty record, to be edited.
    void newRecord();
    // The record of a game that has ended, at its end, and what it missed and allowed.
    enum class Reviews : std::uint8_t { AtOnce, WhenAsked };
    void review(std::string sgf, const QString &name, Reviews reviews);
    RecordShelf &shelf() { return m_shelf; }

    const StudyContext &desk() const { return m_desk; }
    StudyDrafts &drafts() { return m_drafts; }

signals:
    void refused(const QString &sentence);
    // The file is a lesson.
    void lessonRead(const kagetsu::task::Lesson &lesson, const QString &path);
    // The file of a tournament, or the journal of a game: other pages show them.
    void eventGiven(const QString &path);
    void journalGiven(const QString &path);
    // A folder, a file or an encoding to remember.
    void settingsChanged();

private:
    // When the page was edited.
    void keepDraft();
    // Asks how large the board of the library is, and reads it so from now on.
    void chooseBoardSize();
    void readAny(const QString &path, const document::OpenChoices &choices);
    // `isTaken` is asked whether what was read is shown.
    void read(const QString &path, const document::OpenChoices &choices,
        const std::function<bool(const document::OpenedRecord &)> &isTaken = {});
    // What came of it.
    void took(const QString &path, const document::OpenChoices &choices,
        const std::function<bool(const document::OpenedRecord &)> &isTaken,
        Result<document::OpenedRecord, document::OpenFault> record);
    bool triesAnyway(const QString &sentence);
    void opened(document::OpenedRecord record);
    // In a place of its own, or that of the same file where nothing of that is unsaved.
    void putBeside(document::OpenedRecord record);
    // In place of the one shown, which nobody wants any more.
    void replaced(document::OpenedRecord record);
    void put(document::OpenedRecord record);
    void tellDamage(const QString &sentence);
    // Remembers it for this file, where the library read with it is as whole as the one shown.
    bool takesBoardSize(const QString &path, int size, const document::OpenedRecord &record);
    // The file shown is in another encoding: remembers it, and reads it so.
    void takeCharset(record::Charset charset);
    void rememberCharset(const QString &path, const document::SavedCharset &charset);
    void reread(const std::string &charset);

    StudyContext m_desk;
    StudyDrafts m_drafts;
    RecordShelf m_shelf;
    TaskWithBar m_reading;
    bool m_wasEdited = false; // while a file is read
    document::NewGame m_newGame; // as it was chosen last
};

} // namespace kagetsu::ui
