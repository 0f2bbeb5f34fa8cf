// SPDX-License-Identifier: MIT
#pragma once

#include "task/lesson.h"
#include "ui/look/drafts/draftkeeper.h"

#include <QDialog>

class QBoxLayout;
class QLabel;
class QListWidget;
class QPushButton;

namespace kagetsu::ui {

class BoardWidget;
class TaskDialog;

// The pages of a lesson as their author sees them: a list to put in order, to name and change pages, and to look at
// them as a pupil does.
class LessonDialog : public QDialog
{
    Q_OBJECT

public:
    // The lesson of this path, which is empty for a new one; `basis` says what its file held when it was read. Pages
    // that a stopped program left behind are restored at once.
    LessonDialog(task::Lesson lesson, const QString &name, QWidget *parent = nullptr, const QString &path = {},
        const QJsonObject &basis = {});

    const task::Lesson &lesson() const { return m_lesson; }
    bool isModified() const { return m_isModified; }
    // What the file held from which these pages grew.
    const QJsonObject &basis() const { return m_draft.subject().more; }
    static QString draftKind();
    // It is a file, which can be opened as a record.
    void setHasFile(bool hasFile);
    // It is on disk as it is now.
    void setSaved(const QString &name);
    // One more page at the end.
    void add(const task::Task &task);
    // The same of what a dialog made; its draft goes once the page is backed up.
    void add(TaskDialog &made);
    void choose(int page);
    int page() const;

    void reject() override;

signals:
    void saveWanted();
    // Its positions are to be changed on the study page.
    void recordWanted();

private:
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
