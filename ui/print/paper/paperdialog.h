// SPDX-License-Identifier: MIT
#pragma once

#include "ui/print/paper/document.h"
#include "ui/print/paper/paper.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QComboBox;
class QLabel;
class QTextBrowser;
class QTextDocument;

namespace kagetsu::ui {

class FileWriter;

// Describes what a PaperDialog shows.
struct Paper
{
    // Returns the paper in a language, given as a code of catalogueCodes().
    std::function<Document(const QString &language)> write;
    QString name; // proposed file name, without extension
    bool canHaveTwoLanguages = false; // see inBothLanguages()
    // The same paper as a blank form; empty if it cannot be blank.
    std::function<Document(const QString &language)> writeBlank {};
    // Creates a row of further choices above the paper, which calls `changed` after each choice; empty if there are
    // none.
    std::function<QWidget *(const std::function<void()> &changed)> choices {};
    // Returns the page size of a PDF; A4 if empty.
    std::function<QPageSize()> size {};
};

// Shows a paper as it will be printed, in a choice of languages and, where possible, blank, to print or save it. It is
// a window of its own, so that a running game stays visible.
class PaperDialog : public QDialog
{
    Q_OBJECT

public:
    PaperDialog(Paper paper, const QString &language, QWidget *parent);

    const Document &document() const { return m_document; }
    QString language() const;
    // Sets where the Save dialog starts.
    void setFolder(const QString &folder) { m_folder = folder; }

public slots:
    void setLanguage(const QString &code);
    void print();
    void save();
    // Saves in the format given by the extension; .pdf if it is unknown.
    void saveTo(const QString &path);

signals:
    void saved(const QString &path);

private:
    QComboBox *languageBox(const char *name, const QString &accessibleName);
    void write();

    Paper m_paper;
    QString m_folder;
    Document m_document;
    QComboBox *m_language;
    QComboBox *m_second;
    QCheckBox *m_filled; // filled in, as opposed to blank
    QTextBrowser *m_preview;
    QTextDocument *m_shown = nullptr; // document in the preview
    QLabel *m_fault;
    QLabel *m_told;
    FileWriter *m_writer;
};

} // namespace kagetsu::ui
