// SPDX-License-Identifier: MIT
#include "ui/shell/records/lessonbench.h"

#include "document/save.h"
#include "ui/look/dialogs/askdialog.h"
#include "ui/look/dialogs/replacequestion.h"
#include "ui/shell/settings/settings.h"
#include "ui/study/page/studypage.h"
#include "ui/task/make/lessondialog.h"
#include "ui/task/make/taskdialog.h"
#include "wording/rules/rules.h"
#include "wording/text/foreigntext.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>

#include <utility>

namespace kagetsu::ui {

namespace {

// The position shown, with the moves that follow it on the main line.
std::optional<task::Task> taskOfPage(const StudyPage &page)
{
    const record::GameTree &tree = page.document().tree();
    const record::NodeId node = page.node();
    const std::optional<rules::Position> position = tree.position(node);
    if (!position)
        return std::nullopt;
    task::Task task;
    task.position = *position;
    task.side = tree.sideToMove(node);
    task.rules.rule = page.document().rule().value_or(rules::Rule::Renju);
    task.text = tree.comment(node);
    task.marks = tree.details(node).markup;
    task.kind = task.rules.fouls(task.side).any() ? task::Kind::ForbiddenPoints : task::Kind::FirstMove;
    for (record::NodeId next = tree.firstChild(node); next != record::NoNode; next = tree.firstChild(next)) {
        const std::optional<record::Move> move = tree.move(next);
        if (!move || move->kind != record::Move::Kind::Stone)
            break;
        task.line.push_back({ move->point, move->side });
    }
    return task;
}

} // namespace

LessonBench::LessonBench(Settings &settings, QWidget *window)
    : QObject(window)
    , m_settings(settings)
    , m_window(window)
{
}

QString LessonBench::name() const
{
    return m_path.isEmpty() ? tr("New lesson") : wording::foreignText(QFileInfo(m_path).fileName());
}

void LessonBench::make(const StudyPage &page)
{
    const std::optional<task::Task> start = taskOfPage(page);
    if (!start) {
        emit refused(tr("This board cannot be played on, so it cannot become a task."));
        return;
    }
    TaskDialog dialog(*start, m_window);
    if (dialog.exec() == QDialog::Accepted)
        show(Added::Task, dialog.task());
}

std::optional<task::Task> LessonBench::forClass(const StudyPage &page)
{
    std::optional<task::Task> task = taskOfPage(page);
    if (!task) {
        emit refused(tr("This board cannot be played on, so it cannot be shown to a class."));
        return std::nullopt;
    }
    task->kind = task::Kind::Show;
    task->explanation = std::exchange(task->text, {});
    //: What a class reads beside a position; %1 is Black or White.
    task->text = tr("%1 to move").arg(wording::sideName(task->side)).toStdString();
    return task;
}

void LessonBench::edit(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        emit refused(tr("Could not read %1.").arg(wording::foreignText(QFileInfo(path).fileName())));
        return;
    }
    m_lesson = task::readLesson(file.readAll().toStdString());
    m_path = path;
    show(Added::Nothing, {});
}

void LessonBench::show(Added added, const task::Task &task)
{
    LessonDialog dialog(m_lesson, name(), m_window);
    dialog.setHasFile(!m_path.isEmpty());
    if (added == Added::Task)
        dialog.add(task);
    bool isRecordWanted = false;
    connect(&dialog, &LessonDialog::saveWanted, this, [this, &dialog] { save(dialog); });
    connect(&dialog, &LessonDialog::recordWanted, this, [&dialog, &isRecordWanted] {
        isRecordWanted = true;
        dialog.reject();
    });
    dialog.exec();
    if (isRecordWanted && !dialog.isModified())
        emit recordWanted(m_path);
}

bool LessonBench::save(LessonDialog &dialog)
{
    QString path = m_path;
    if (path.isEmpty()) {
        path = QFileDialog::getSaveFileName(&dialog, tr("Save lesson"),
            QDir(m_settings.lastFolder).filePath(tr("lesson") + QStringLiteral(".sgf")), tr("Lessons (*.sgf)"));
        if (path.isEmpty())
            return false;
        const QString chosen = path;
        if (QFileInfo(path).suffix().isEmpty())
            path += QStringLiteral(".sgf");
        if (path != chosen && !agreesToReplace(&dialog, path))
            return false;
    }
    const Result<Done, QString> written =
        document::saveBytes(path, QByteArray::fromStdString(task::writeLesson(dialog.lesson())));
    if (!written) {
        AskDialog::tell(&dialog, "message", written.fault());
        return false;
    }
    m_path = path;
    m_lesson = dialog.lesson();
    dialog.setSaved(name());
    dialog.setHasFile(true);
    emit saved(path);
    return true;
}

} // namespace kagetsu::ui
