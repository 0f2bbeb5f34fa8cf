// SPDX-License-Identifier: MIT
#pragma once

#include "record/document/merge.h"

#include <QObject>
#include <QStringList>

#include <functional>

class QWidget;

namespace kagetsu::ui {

class StudyPage;
struct Settings;

// Shared by everything that connects the study page to files: the page, the settings, messages in front of the window,
// and the file dialogs.
class StudyContext : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive this object; `page` is called when the page is first needed.
    StudyContext(Settings &settings, std::function<StudyPage &()> page, QWidget *window);

    StudyPage &page() const { return m_page(); }
    QWidget *window() const { return m_window; }
    Settings &settings() const { return m_settings; }
    // Returns how to read a file: as the user chose for it, otherwise by the usual encoding of the window's language.
    document::OpenChoices choicesFor(const QString &path) const { return choices()(path); }
    // The same as a value that can be used in any thread.
    document::ChoicesFor choices() const;
    // Remembers a file that was opened or saved.
    void remember(const QString &path);
    void tell(const QString &text, const QStringList &more = {}) const;

    // Asks for a file to read; empty if none was chosen.
    QString askFile(const QString &folder) const;
    // Asks for several; empty if none was chosen.
    QStringList askFiles(const QString &title) const;
    // Ask where to save the displayed record, or its branch, and save it.
    void saveAs() const;
    void saveBranch() const;
    // Ask what to merge into the record, files or the records of a folder and its subfolders, and merge it.
    void mergeFiles() const;
    void mergeFolder() const;

signals:
    // Emitted when a folder, a file or an encoding is to be remembered.
    void settingsChanged();

private:
    Settings &m_settings;
    std::function<StudyPage &()> m_page;
    QWidget *m_window;
};

} // namespace kagetsu::ui
