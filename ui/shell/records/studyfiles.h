// SPDX-License-Identifier: MIT
#pragma once

#include "ui/shell/records/recorddialogs.h"
#include "ui/shell/records/recordshelf.h"
#include "ui/shell/records/studycontext.h"
#include "ui/shell/records/studydrafts.h"

namespace kagetsu::ui {

// What connects the study page to files: reads them in the background, asks in which encoding, and asks before
// something unsaved is lost. Saving, merging and drafts are parts of it.
class StudyFiles : public QObject
{
    Q_OBJECT

public:
    // All must outlive this; the page is asked for when it is first needed.
    StudyFiles(Settings &settings, QString drafts, std::function<RecordPage &()> page, QWidget *window);

    // Connects the page when it is made.
    void serve(RecordPage &page);
    // Asks for a file, and opens it; whether the next question begins in its folder.
    enum class Folder : std::uint8_t { Fixed, Remembered };
    void ask(const QString &folder, Folder next);
    // Reads a file; shown() or refused() answers, at once for small files, otherwise when it is read.
    void open(const QString &path);
    // The same of a text that came from the clipboard or was dropped.
    void openText(const QString &text);
    // An empty record, to be edited.
    void newRecord();
    // The record of a game that has ended, at its end.
    void review(std::string sgf, const QString &name);
    // The records that can be gone to; changed() of the shelf tells when they are others.
    QList<OpenRecord> openRecords() const { return m_shelf.records(); }
    RecordShelf &shelf() { return m_shelf; }
    void showRecord(int id);
    bool hasUnsaved() const;
    // The one on the page if some of it is not saved, otherwise the last such one that is not on it.
    void saveUnsaved();
    // Asks of each record that is not saved. False: the user stays with them.
    bool agreesToLoseAll();
    // Asks how large the board of the library is, and reads it so from now on.
    void chooseBoardSize();
    // To be called when the page was edited.
    void keepDraft();

    // How a file is to be read; any thread may ask.
    document::ChoicesFor choices() const { return m_desk.choices(); }
    const RecordDialogs &dialogs() const { return m_dialogs; }
    StudyDrafts &drafts() { return m_drafts; }

signals:
    void shown();
    void refused(const QString &sentence);
    // The last record was closed.
    void closed();
    // A folder, a file or an encoding to remember.
    void settingsChanged();

private:
    void closeRecord();
    // Asks when some of the record shown is not saved. False: the user stays with it.
    bool agreesToLose();
    // `isTaken` is asked whether what was read is shown.
    void read(const QString &path, const document::OpenChoices &choices,
        const std::function<bool(const document::OpenedRecord &)> &isTaken = {});
    bool triesAnyway(const QString &sentence);
    void opened(document::OpenedRecord record);
    // In place of the one shown, which nobody wants any more.
    void replaced(document::OpenedRecord record);
    void put(document::OpenedRecord record);
    void tellDamage(const QString &sentence);
    // Remembers it for this file, where the library read with it is as whole as the one shown.
    bool takesBoardSize(const QString &path, int size, const document::OpenedRecord &record);
    // The file shown is in another encoding: remembers it, and reads it so.
    void takeCharset(record::Charset charset);
    void reread(const std::string &charset);

    StudyContext m_desk;
    RecordDialogs m_dialogs;
    StudyDrafts m_drafts;
    RecordShelf m_shelf;
    TaskWithBar m_reading;
    bool m_wasEdited = false; // while a file is read
};

} // namespace kagetsu::ui
