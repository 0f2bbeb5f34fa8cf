// SPDX-License-Identifier: MIT
#pragma once

#include "base/draft/draft.h"
#include "learn/task/lesson.h"
#include "record/document/merge.h"

#include <QObject>

#include <optional>

namespace kagetsu::ui {

class LessonDialog;
class TaskDialog;
class StudyPage;
struct Settings;

// Creates lessons: a position of a record becomes a task, the task becomes a page of a lesson, and the lesson is saved.
// The lesson edited last receives the next page.
class LessonMaker : public QObject
{
    Q_OBJECT

public:
    // Settings and window must outlive this object. `choices` says how files are read.
    LessonMaker(Settings &settings, std::function<document::OpenChoices(const QString &path)> choices, QWidget *window);

    // Makes the displayed position a task.
    void make(const StudyPage &page);
    // Returns the displayed position as shown to a class: whose turn it is, then the following moves stone by stone,
    // then the comment. Nothing if that is impossible, after saying why.
    std::optional<task::Task> forClass(const StudyPage &page);
    // Edits the pages of a lesson in a file.
    void edit(const QString &path);
    // Resumes a task or lesson that was left behind when the program stopped. Returns false if the draft is neither, or
    // cannot be read.
    bool resume(const draft::Draft &draft);

signals:
    void refused(const QString &sentence);
    // Emitted when the lesson is on disk under this path.
    void saved(const QString &path);
    void recordWanted(const QString &path);

private:
    // Takes the lesson as it is in the file now; the fault is a sentence.
    Result<Done, QString> read(const QString &path);
    // Shows the pages, including `made`, if any.
    void show(TaskDialog *made = nullptr);
    void make(TaskDialog &dialog);
    bool save(LessonDialog &dialog);
    // Asks before overwriting what somebody else has written since.
    bool agreesToSaveOver(LessonDialog &dialog) const;
    QString name() const;

    Settings &m_settings;
    std::function<document::OpenChoices(const QString &path)> m_choices;
    QWidget *m_window;
    task::Lesson m_lesson; // as it is in the file
    QString m_path; // empty if it is not in a file yet
    document::KnownFile m_file;
};

} // namespace kagetsu::ui
