// SPDX-License-Identifier: MIT
#pragma once

#include "document/merge.h"

#include <QObject>
#include <QStringList>

#include <functional>

class QWidget;

namespace kagetsu::ui {

class StudyPage;
struct Settings;

// What all share that connects the study page to files: the page, the settings, and over the window sentences and the
// dialogs in which files are chosen.
class StudyContext : public QObject
{
    Q_OBJECT

public:
    // All must outlive this; the page is asked for when it is first needed.
    StudyContext(Settings &settings, std::function<StudyPage &()> page, QWidget *window);

    StudyPage &page() const { return m_page(); }
    QWidget *window() const { return m_window; }
    Settings &settings() const { return m_settings; }
    // How a file is to be read: as the user chose for it, otherwise as one would in the language of the window.
    document::OpenChoices choicesFor(const QString &path) const { return choices()(path); }
    // The same as a value that any thread may ask.
    document::ChoicesFor choices() const;
    // It was opened or saved.
    void remember(const QString &path);
    void tell(const QString &text, const QStringList &more = {}) const;

    // A file to be read; empty where none was chosen.
    QString askFile(const QString &folder) const;
    // Where the record shown is to be saved, or its branch; then it is.
    void saveAs() const;
    void saveBranch() const;
    // What is to be merged into it: files, or the records of a folder and of those in it; then they are.
    void mergeFiles() const;
    void mergeFolder() const;

signals:
    // A folder, a file or an encoding to remember.
    void settingsChanged();

private:
    Settings &m_settings;
    std::function<StudyPage &()> m_page;
    QWidget *m_window;
};

} // namespace kagetsu::ui
