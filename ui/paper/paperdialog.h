// SPDX-License-Identifier: MIT
#pragma once

#include "ui/paper/document.h"
#include "ui/paper/paper.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QComboBox;
class QLabel;
class QTextBrowser;
class QTextDocument;

namespace kagetsu::ui {

// What a PaperDialog shows.
struct Paper
{
    // The paper in the language of a code of catalogueCodes().
    std::function<Document(const QString &language)> write;
    QString name; // of the file that is suggested, without an ending
    bool canHaveTwoLanguages = false; // inBothLanguages()
    // The same to be filled in by hand; nothing where it is always filled in.
    std::function<Document(const QString &language)> writeBlank {};
    // A row of choices of its own above it, which tells each other choice; nothing where it has none.
    std::function<QWidget *(const std::function<void()> &changed)> choices {};
    // Of the pages in a PDF; A4 where nothing is said.
    std::function<QPageSize()> size {};
};

// A paper as it will be printed, in languages to choose and blank where it can be, to be printed and saved. It stands
// in a window of its own, so that a running game stays in sight.
class PaperDialog : public QDialog
{
    Q_OBJECT

public:
    PaperDialog(Paper paper, const QString &language, QWidget *parent);

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
    QComboBox *languageBox(const char *name, const QString &accessibleName);
    void write();

    Paper m_paper;
    QString m_folder;
    Document m_document;
    QComboBox *m_language;
    QComboBox *m_second;
    QCheckBox *m_filled; // not blank
    QTextBrowser *m_preview;
    QTextDocument *m_shown = nullptr; // in the preview
    QLabel *m_fault;
    QLabel *m_told;
};

} // namespace kagetsu::ui
