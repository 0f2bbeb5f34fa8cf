// SPDX-License-Identifier: MIT
#include "ui/app/records/lessonmaker.h"

#include "record/document/disk/save.h"
#include "text/common/foreigntext.h"
#include "text/rules/rules.h"
#include "ui/app/settings/settings.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/dialogs/replacequestion.h"
#include "ui/learn/task/make/lessondialog.h"
#include "ui/learn/task/make/taskdialog.h"
#include "ui/record/page/studypage.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

#include <algorithm>

#include <utility>

namespace kagetsu::ui {

namespace {

// Returns the displayed position with the moves that follow it on the main line.
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

// Describes what the file contained, for a draft of the pages read from it.
QJsonObject basisOf(const document::KnownFile &file)
{
    if (!file.stamp)
        return {};
    return { { QStringLiteral("size"), file.stamp->size },
        { QStringLiteral("sha256"), QString::fromLatin1(file.stamp->digest.toHex()) } };
}

std::optional<document::FileStamp> stampOf(const QJsonObject &basis)
{
    if (!basis.contains(QStringLiteral("sha256")))
        return std::nullopt;
    return document::FileStamp { basis.value(QStringLiteral("size")).toInteger(-1),
        QByteArray::fromHex(basis.value(QStringLiteral("sha256")).toString().toLatin1()) };
}

// True if writing would change the file: parts were repaired, or it was read in an encoding that nobody specified.
bool isRepaired(const record::Collection &games, const task::Lesson &lesson)
{
    const auto hasFindings = [](const std::vector<record::Message> &messages) {
        return record::worst(messages) != record::Severity::Info;
    };
    return games.isCharsetGuessed() || hasFindings(games.messages())
        || std::any_of(lesson.pages.begin(), lesson.pages.end(),
            [&](const task::Page &page) { return hasFindings(page.game.messages); });
}

} // namespace

LessonMaker::LessonMaker(
    Settings &settings, std::function<document::OpenChoices(const QString &path)> choices, QWidget *window)
    : QObject(window)
    , m_settings(settings)
    , m_choices(std::move(choices))
    , m_window(window)
{
}

QString LessonMaker::name() const
{
    return m_path.isEmpty() ? tr("New lesson") : text::foreignText(QFileInfo(m_path).fileName());
}

void LessonMaker::make(const StudyPage &page)
{
    const std::optional<task::Task> start = taskOfPage(page);
    if (!start) {
        emit refused(tr("This board cannot be played on, so it cannot become a task."));
        return;
    }
    // The study page or another program may have changed it. A file that is gone is saved anew.
    if (!m_path.isEmpty() && QFile::exists(m_path)) {
        const Result<Done, QString> fresh = read(m_path);
        if (!fresh) {
            emit refused(fresh.fault());
            m_path.clear(); // the next page begins a new lesson
            m_lesson = {};
            m_file = {};
            return;
        }
    }
    TaskDialog dialog(*start, m_window);
    make(dialog);
}

void LessonMaker::make(TaskDialog &dialog)
{
    if (dialog.exec() == QDialog::Accepted)
        show(&dialog);
}

bool LessonMaker::resume(const draft::Draft &draft)
{
    if (draft.head.kind == TaskDialog::draftKind()) {
        const std::optional<task::Task> start = TaskDialog::startOf(draft);
        if (!start)
            return false;
        TaskDialog dialog(*start, m_window, draft.head.key, TaskDialog::firstOf(draft));
        make(dialog);
        return true;
    }
    if (draft.head.kind != LessonDialog::draftKind())
        return false;
    // The pages come from the draft, even if the file is gone or unreadable.
    m_path = draft.head.key;
    m_lesson = {};
    m_file = {};
    if (!m_path.isEmpty() && !read(m_path))
        m_file.stamp.reset();
    show();
    return true;
}

std::optional<task::Task> LessonMaker::forClass(const StudyPage &page)
{
    std::optional<task::Task> task = taskOfPage(page);
    if (!task) {
        emit refused(tr("This board cannot be played on, so it cannot be shown to a class."));
        return std::nullopt;
    }
    task->kind = task::Kind::Show;
    task->explanation = std::exchange(task->text, {});
    //: What a class reads beside a position; %1 is Black or White.
    task->text = tr("%1 to move").arg(text::sideName(task->side)).toStdString();
    return task;
}

void LessonMaker::edit(const QString &path)
{
    const Result<Done, QString> fresh = read(path);
    if (fresh)
        show();
    else
        emit refused(fresh.fault());
}

Result<Done, QString> LessonMaker::read(const QString &path)
{
    const Result<document::OpenedRecord, document::OpenFault> record = document::openFile(path, m_choices(path));
    if (!record)
        return Fault { record.fault().sentence };
    const auto *games = std::get_if<record::Collection>(&record->content);
    if (!games)
        return Fault { tr("Could not read %1.").arg(text::foreignText(QFileInfo(path).fileName())) };
    m_lesson = task::readLesson(*games, record->bytes ? *record->bytes : std::string());
    m_path = path;
    m_file = record->file;
    m_file.damage = isRepaired(*games, m_lesson) ? document::Damage::Repaired : document::Damage::None;
    return Done {};
}

void LessonMaker::show(TaskDialog *made)
{
    LessonDialog dialog(m_lesson, name(), m_window, m_path, basisOf(m_file));
    if (dialog.isModified()) // restored: the pages are based on what the file contained then
        m_file.stamp = stampOf(dialog.basis());
    dialog.setHasFile(!m_path.isEmpty());
    if (made)
        dialog.add(*made);
    bool isRecordWanted = false;
    connect(&dialog, &LessonDialog::saveWanted, this, [this, &dialog] { save(dialog); });
    connect(&dialog, &LessonDialog::recordWanted, this, [&dialog, &isRecordWanted] {
        dialog.reject();
        isRecordWanted = !dialog.isVisible(); // otherwise the user changed their mind
    });
    dialog.exec();
    if (isRecordWanted && !dialog.isModified())
        emit recordWanted(m_path);
}

bool LessonMaker::agreesToSaveOver(LessonDialog &dialog) const
{
    AskDialog question(&dialog, "saveQuestion", tr("%1 was changed on disk after you began these edits.").arg(name()),
        tr("If you save over it, a copy of the current file is kept beside it."));
    const QPushButton *go = question.add(tr("Save over it"), AskDialog::Role::Accept);
    question.addCancel();
    return question.ask() == go;
}

bool LessonMaker::save(LessonDialog &dialog)
{
    QString path = m_path;
    const bool wasWritten = !path.isEmpty() && m_file.stamp && document::isChanged(path, *m_file.stamp);
    if (wasWritten && !agreesToSaveOver(dialog))
        return false;
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
    const QByteArray bytes = QByteArray::fromStdString(task::writeLesson(dialog.lesson()));
    const bool isRepaired = !m_path.isEmpty() && m_file.damage != document::Damage::None && QFile::exists(path);
    Result<Done, QString> written =
        wasWritten || isRepaired ? document::keepOriginal(path) : Result<Done, QString>(Done {});
    if (written)
        written = document::saveBytes(path, bytes);
    if (!written) {
        AskDialog::tell(&dialog, "message", written.fault());
        return false;
    }
    m_path = path;
    m_file = { .stamp = document::stampOf(bytes) };
    m_lesson = dialog.lesson();
    dialog.setSaved(name());
    dialog.setHasFile(true);
    emit saved(path);
    return true;
}

} // namespace kagetsu::ui
