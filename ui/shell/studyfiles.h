// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/busybar.h"
#include "ui/look/job.h"
#include "ui/shell/drafts.h"
#include "ui/study/openedrecord.h"
#include "ui/study/savedrecord.h"

#include <QObject>
#include <QTimer>

class QWidget;

namespace kagetsu::ui {

class RecordPage;
struct Settings;

// What connects the study page to files: reads them beside the window, asks in which encoding, saves, and asks before
// something unsaved is lost.
class StudyFiles : public QObject
{
    Q_OBJECT

public:
    // All must outlive this; the page is asked for when it is first needed.
    StudyFiles(Settings &settings, QString drafts, std::function<RecordPage &()> page, QWidget *window);
    ~StudyFiles() override;

    // Reads a file; shown() or refused() answers, at once for small files, otherwise when it is read.
    void open(const QString &path);
    // The same of a text that came from the clipboard or was dropped.
    void openText(const QString &text);
    // Over the file it came from, or by asking where. False when nothing was saved.
    bool save();
    bool saveAs();
    // By the ending of the name. A copy, if that is not the format the record has.
    bool saveTo(const QString &path);
    // Asks where the branch of the node shown is saved as a file of its own.
    void saveBranch();
    // Tells what hangs below the node shown.
    void showStatistics();
    // Asks which files are to be merged into the record, and then what stays where they differ.
    void mergeFiles();
    // Beside the window; what cannot be merged is told by name.
    void merge(const QStringList &paths);
    // Asks when something is unsaved. False: the user stays with it.
    bool agreesToLose();
    // Offers edits that a program that was stopped left behind.
    void offerDrafts();
    // To be called when the page was edited: a moment later the edits are kept on disk.
    void keepDraft();
    // Asks how the texts of the file are read, and reads them so from now on.
    void chooseCharset();
    void retranslate();

signals:
    void shown();
    void refused(const QString &sentence);
    // A folder, a file or an encoding to remember.
    void settingsChanged();

private:
    OpenChoices choicesFor(const QString &path) const;
    void read(const QString &path, const OpenChoices &choices);
    bool triesAnyway(const QString &sentence);
    void opened(const QString &path, Result<OpenedRecord, OpenFault> result);
    void writeDraft();
    void restore(const Draft &draft);
    bool keepOriginal(const QString &path);
    void tell(const QString &text, const QStringList &more = {});
    RecordPage &page() const { return m_page(); }

    Settings &m_settings;
    std::function<RecordPage &()> m_page;
    QWidget *m_window;
    Drafts m_drafts;
    QTimer m_draftTimer;
    Job m_draftJob;
    Job m_reading;
    BusyBar *m_busy;
    bool m_keptOriginal = false; // of the file shown
};

} // namespace kagetsu::ui
