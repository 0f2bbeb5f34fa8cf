// SPDX-License-Identifier: MIT
#pragma once

#include "document/merge.h"
#include "draft/draft.h"
#include "task/lesson.h"

#include <QObject>

#include <optional>

namespace kagetsu::ui {

class LessonDialog;
class TaskDialog;
class StudyPage;
struct Settings;

// Where lessons are made: a position of a record becomes a task, the task a page of a lesson, and that is saved. The
// lesson that was worked on last takes the next page.
class LessonBench : public QObject
{
    Q_OBJECT

public:
    // Both must outlive this. Files are read as the choices say.
    LessonBench(Settings &settings, std::function<document::OpenChoices(const QString &path)> choices, QWidget *window);

    // Makes the position shown a task.
    void make(const StudyPage &page);
    // The position shown as a class sees it: whose turn it is; the moves that follow come stone by stone, and then the
    // comment. Nothing where that cannot be, which is said.
    std::optional<task::Task> forClass(const StudyPage &page);
    // The pages of a lesson in a file.
    void edit(const QString &path);
    // Goes on with a task or a lesson that a stopped program left behind. False where the draft is of neither, or
    // cannot be read.
    bool resume(const draft::Draft &draft);

signals:
    void refused(const QString &sentence);
    // It is on disk under this path.
    void saved(const QString &path);
    void recordWanted(const QString &path);

private:
    // Takes the lesson as it is in the file now; the fault is a sentence.
    Result<Done, QString> read(const QString &path);
    // The pages, with what was made besides, if anything.
    void show(TaskDialog *made = nullptr);
    void make(TaskDialog &dialog);
    bool save(LessonDialog &dialog);
    // What somebody else has written since is not lost unasked.
    bool agreesToSaveOver(LessonDialog &dialog) const;
    QString name() const;

    Settings &m_settings;
    std::function<document::OpenChoices(const QString &path)> m_choices;
    QWidget *m_window;
    task::Lesson m_lesson; // as it is in the file
    QString m_path; // empty: in none yet
    document::KnownFile m_file;
};

} // namespace kagetsu::ui
