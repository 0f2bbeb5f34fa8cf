// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/lesson.h"
#include "ui/controls/drafts/draftkeeper.h"

#include <QDialog>

class QBoxLayout;
class QLabel;
class QListWidget;
class QPushButton;

namespace kagetsu::ui {

class BoardWidget;
class TaskDialog;

// Edits the pages of a lesson: a list to reorder, rename and change pages, and to preview them as a pupil sees them.
class LessonDialog : public QDialog
{
    Q_OBJECT

public:
    // Opens the lesson of this path, which is empty for a new one; `basis` is what its file contained when it was read.
    // Pages that a crashed program left in a draft are restored at once.
    LessonDialog(task::Lesson lesson, const QString &name, QWidget *parent = nullptr, const QString &path = {},
        const QJsonObject &basis = {});

    const task::Lesson &lesson() const { return m_lesson; }
    bool isModified() const { return m_isModified; }
    // Returns what the file contained when these pages were started from it.
    const QJsonObject &basis() const { return m_draft.subject().more; }
    static QString draftKind();
    // Sets whether the lesson is a file, which can be opened as a record.
    void setHasFile(bool hasFile);
    // Called when the lesson has been saved as it is now.
    void setSaved(const QString &name);
    // Adds a page at the end.
    void add(const task::Task &task);
    // Adds the task of a dialog; the dialog's draft is removed once the page is backed up.
    void add(TaskDialog &made);
    void choose(int page);
    int page() const;

    void reject() override;

signals:
    void saveWanted();
    // Emitted when the positions are to be changed on the study page.
    void recordWanted();

private:
    void build();
    void moveBy(int pages);
    void edit();
    void preview();
    void remove();
    void write();
    void followPage();
    void modify();
    QJsonObject state() const;
    void restore(const QJsonObject &state);

    task::Lesson m_lesson;
    QString m_name;
    bool m_isModified = false;

    QBoxLayout *m_layout;
    QListWidget *m_list;
    BoardWidget *m_board;
    QLabel *m_told;
    QPushButton *m_up;
    QPushButton *m_down;
    QPushButton *m_edit;
    QPushButton *m_preview;
    QPushButton *m_remove;
    QPushButton *m_record;
    QPushButton *m_save;
    DraftKeeper m_draft;
};

} // namespace kagetsu::ui
