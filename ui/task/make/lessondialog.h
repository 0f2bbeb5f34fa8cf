// SPDX-License-Identifier: MIT
#pragma once

#include "task/lesson.h"

#include <QDialog>

class QBoxLayout;
class QLabel;
class QListWidget;
class QPushButton;

namespace kagetsu::ui {

class BoardWidget;

// The pages of a lesson as their author sees them: a list to put in order, to name and change pages, and to look at
// them as a pupil does.
class LessonDialog : public QDialog
{
    Q_OBJECT

public:
    LessonDialog(task::Lesson lesson, const QString &name, QWidget *parent = nullptr);

    const task::Lesson &lesson() const { return m_lesson; }
    bool isModified() const { return m_isModified; }
    // It is a file, which can be opened as a record.
    void setHasFile(bool hasFile);
    // It is on disk as it is now.
    void setSaved(const QString &name);
    // One more page at the end.
    void add(const task::Task &task);
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
};

} // namespace kagetsu::ui
