// SPDX-License-Identifier: MIT
#pragma once

#include "journal/journalprotocol.h"
#include "ui/arbiter/document.h"
#include "ui/arbiter/paper.h"
#include "ui/board/theme.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QTextBrowser;
class QTextDocument;

namespace kagetsu::ui {

// The protocol of a journal as it will be printed, in a language to choose, to be printed and saved. It stands beside
// the window, so that a running game stays in sight; it shows the journal as it was when it was opened.
class ProtocolDialog : public QDialog
{
    Q_OBJECT

public:
    // `file` is the journal's path.
    ProtocolDialog(journal::JournalProtocol found, const QString &file, const QString &language, const Theme &theme,
        QWidget *parent);

    const Document &document() const { return m_document; }
    QString language() const;
    // Where the Save dialog begins.
    void setFolder(const QString &folder) { m_folder = folder; }

public slots:
    void setLanguage(const QString &code);
    void print();
    void save();
    // By the ending of its name, .pdf where it has none that is known.
    bool saveTo(const QString &path);

signals:
    void saved(const QString &path);

private:
    void write();

    journal::JournalProtocol m_found;
    QString m_file;
    QString m_folder;
    Document m_document;
    QComboBox *m_language;
    QTextBrowser *m_preview;
    QTextDocument *m_paper = nullptr; // in the preview
    QLabel *m_fault;
};

} // namespace kagetsu::ui
