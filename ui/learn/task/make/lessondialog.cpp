// SPDX-License-Identifier: MIT
#include "ui/learn/task/make/lessondialog.h"

#include "text/task/taskfaults.h"
#include "text/task/tasks.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/learn/task/make/taskdialog.h"
#include "ui/learn/task/taskpicture.h"
#include "ui/learn/task/taskview.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr QSize UsualSizeOfLesson(960, 620);

// Shows a page as a pupil sees it.
class PreviewDialog : public QDialog
{
public:
    PreviewDialog(const task::Task &task, QWidget *parent)
        : QDialog(parent)
    {
        setObjectName(QStringLiteral("taskPreview"));
        setWindowTitle(LessonDialog::tr("As the pupil sees it"));
        auto *view = new TaskView(this);
        auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
        auto *column = new QVBoxLayout(this);
        column->addWidget(view, 1);
        column->addWidget(buttons);
        // Enter belongs to the board and to the answers.
        buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        fitDialog(*this, QSize(1080, 680));
        view->show(task);
    }
};

} // namespace

LessonDialog::LessonDialog(
    task::Lesson lesson, const QString &name, QWidget *parent, const QString &path, const QJsonObject &basis)
    : QDialog(parent)
    , m_lesson(std::move(lesson))
    , m_name(name)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_list(new QListWidget(this))
    , m_board(new BoardWidget(this))
    , m_told(wrappedLabel("told", this))
    , m_up(new QPushButton(tr("Move &up"), this))
    , m_down(new QPushButton(tr("Move &down"), this))
    , m_edit(new QPushButton(tr("&Edit…"), this))
    , m_preview(new QPushButton(tr("&Preview…"), this))
    , m_remove(new QPushButton(tr("&Remove"), this))
    , m_record(new QPushButton(tr("&Open as a record"), this))
    , m_save(new QPushButton(tr("&Save"), this))
    , m_draft(*this, { draftKind(), path, {}, basis },
          { [this] { return state(); }, [this](const QJsonObject &state) { restore(state); } })
{
    build();
}

void LessonDialog::build()
{
    setObjectName(QStringLiteral("lessonDialog"));
    m_list->setObjectName(QStringLiteral("pages"));
    m_list->setAccessibleName(tr("Pages"));
    m_board->setAccessibleName(tr("Board"));
    m_board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_up->setObjectName(QStringLiteral("pageUp"));
    m_down->setObjectName(QStringLiteral("pageDown"));
    m_edit->setObjectName(QStringLiteral("editPage"));
    m_preview->setObjectName(QStringLiteral("previewPage"));
    m_remove->setObjectName(QStringLiteral("removePage"));
    m_save->setObjectName(QStringLiteral("saveLesson"));
    m_record->setObjectName(QStringLiteral("openAsRecord"));
    m_record->setToolTip(tr("Change positions and variations on the record page"));
    m_record->hide();
    const auto rowOf = [](std::initializer_list<QWidget *> widgets) {
        auto *row = new QHBoxLayout;
        for (QWidget *each : widgets)
            row->addWidget(each);
        return row;
    };
    auto *left = new QVBoxLayout;
    left->addWidget(m_list, 1);
    left->addLayout(rowOf({ m_up, m_down }));
    left->addLayout(rowOf({ m_edit, m_preview, m_remove }));
    auto *right = new QVBoxLayout;
    right->addWidget(m_board, 1);
    right->addWidget(m_told);
    m_layout->addLayout(left, 1);
    m_layout->addLayout(right, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_record, QDialogButtonBox::ActionRole);
    buttons->addButton(m_save, QDialogButtonBox::ActionRole);
    auto *column = new QVBoxLayout(this);
    column->addLayout(m_layout, 1);
    column->addWidget(buttons);

    connect(m_list, &QListWidget::currentRowChanged, this, &LessonDialog::followPage);
    connect(m_list, &QListWidget::itemActivated, this, &LessonDialog::edit);
    connect(m_up, &QPushButton::clicked, this, [this] { moveBy(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { moveBy(1); });
    connect(m_edit, &QPushButton::clicked, this, &LessonDialog::edit);
    connect(m_preview, &QPushButton::clicked, this, &LessonDialog::preview);
    connect(m_remove, &QPushButton::clicked, this, &LessonDialog::remove);
    connect(m_save, &QPushButton::clicked, this, &LessonDialog::saveWanted);
    connect(m_record, &QPushButton::clicked, this, &LessonDialog::recordWanted);
    connect(buttons, &QDialogButtonBox::rejected, this, &LessonDialog::reject);
    // Enter belongs to the list, and opens the selected page.
    for (QPushButton *each : findChildren<QPushButton *>())
        each->setAutoDefault(false);
    fitDialog(*this, UsualSizeOfLesson);
    write();
    choose(0);
    m_list->setFocus();
    m_draft.takeUp();
}

QString LessonDialog::draftKind()
{
    return QStringLiteral("lesson");
}

void LessonDialog::modify()
{
    m_isModified = true;
    write();
    m_draft.touch();
}

QJsonObject LessonDialog::state() const
{
    return { { QStringLiteral("modified"), m_isModified },
        { QStringLiteral("lesson"), QString::fromStdString(task::writeLesson(m_lesson)) } };
}

void LessonDialog::restore(const QJsonObject &state)
{
    const QString text = state.value(QStringLiteral("lesson")).toString();
    m_lesson = text.isEmpty() ? task::Lesson() : task::readLesson(text.toStdString());
    m_isModified = state.value(QStringLiteral("modified")).toBool();
    write();
    choose(0);
}

int LessonDialog::page() const
{
    return m_list->currentRow();
}

void LessonDialog::choose(int page)
{
    m_list->setCurrentRow(std::clamp(page, 0, std::max(0, m_list->count() - 1)));
    followPage();
}

void LessonDialog::setHasFile(bool hasFile)
{
    m_record->setVisible(hasFile);
}

void LessonDialog::setSaved(const QString &name)
{
    m_name = name;
    m_isModified = false;
    write();
    m_draft.drop();
}

void LessonDialog::add(const task::Task &task)
{
    m_lesson.pages.push_back(task::pageOf(task::gameOf(task)));
    modify();
    choose(m_list->count() - 1);
}

void LessonDialog::add(TaskDialog &made)
{
    add(made.task());
    m_draft.takeOver(made.draft());
}

void LessonDialog::moveBy(int pages)
{
    const int to = page() + pages;
    if (page() < 0 || to < 0 || to >= m_list->count())
        return;
    std::swap(m_lesson.pages[static_cast<std::size_t>(page())], m_lesson.pages[static_cast<std::size_t>(to)]);
    modify();
    choose(to);
}

void LessonDialog::edit()
{
    if (page() < 0 || !m_lesson.pages[static_cast<std::size_t>(page())].task)
        return;
    const int row = page();
    TaskDialog dialog(*m_lesson.pages[static_cast<std::size_t>(row)].task, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const task::Task made = dialog.task();
    if (made == *m_lesson.pages[static_cast<std::size_t>(row)].task)
        return;
    task::Page &changed = m_lesson.pages[static_cast<std::size_t>(row)];
    changed = task::pageOf(task::withTask(std::move(changed.game), made));
    modify();
    m_draft.takeOver(dialog.draft());
    choose(row);
}

void LessonDialog::preview()
{
    if (page() < 0 || !m_lesson.pages[static_cast<std::size_t>(page())].task)
        return;
    PreviewDialog(*m_lesson.pages[static_cast<std::size_t>(page())].task, this).exec();
}

void LessonDialog::remove()
{
    const int row = page();
    if (row < 0)
        return;
    AskDialog question(this, "removePage", tr("Remove this page from the lesson?"));
    const QPushButton *yes = question.add(tr("Remove"), AskDialog::Role::Discard);
    question.addCancel();
    if (question.ask() != yes)
        return;
    m_lesson.pages.erase(m_lesson.pages.begin() + row);
    modify();
    choose(row);
}

void LessonDialog::write()
{
    //: %1 is the name of a file; [*] is where a sign stands while it is not saved.
    setWindowTitle(tr("Lesson: %1[*]").arg(QString(m_name).replace(QLatin1String("[*]"), QLatin1String("[*][*]"))));
    setWindowModified(m_isModified);
    const QSignalBlocker quiet(m_list);
    const int row = page();
    m_list->clear();
    int number = 0;
    for (const task::Page &page : m_lesson.pages) {
        ++number;
        QString name = QString::fromStdString(page.game.info.gameName);
        if (name.isEmpty())
            name = page.task ? QString::fromStdString(page.task->text).section(QLatin1Char('\n'), 0, 0)
                             : tr("Damaged page");
        //: A page in a list: its number and its name.
        auto *item = new QListWidgetItem(tr("%1. %2").arg(number).arg(name), m_list);
        item->setSizeHint({ 0, std::max(44, fontMetrics().height() + 12) });
    }
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
}

void LessonDialog::followPage()
{
    const int row = page();
    const bool hasPage = row >= 0 && row < static_cast<int>(m_lesson.pages.size());
    const task::Page *shown = hasPage ? &m_lesson.pages[static_cast<std::size_t>(row)] : nullptr;
    const bool isWhole = shown && shown->task.has_value();
    m_up->setEnabled(row > 0);
    m_down->setEnabled(hasPage && row + 1 < m_list->count());
    m_edit->setEnabled(isWhole);
    m_preview->setEnabled(isWhole);
    m_remove->setEnabled(hasPage);
    m_save->setEnabled(!m_lesson.pages.empty());
    m_board->setPicture(isWhole ? pictureOf({ .task = *shown->task }) : BoardPicture());
    if (isWhole) {
        m_told->setText(text::kindName(shown->task->kind));
    } else {
        QStringList faults;
        for (const task::PageFault &fault : shown ? shown->faults : std::vector<task::PageFault>())
            faults += text::faultText(fault, row + 1);
        m_told->setText(faults.join(QLatin1Char('\n')));
    }
}

void LessonDialog::reject()
{
    if (m_isModified) {
        // A lesson without pages would be an empty file, so it cannot be saved.
        const bool hasPages = !m_lesson.pages.empty();
        AskDialog question(this, "saveLesson",
            hasPages ? tr("Save the changes to this lesson?")
                     : tr("A lesson without pages cannot be saved. Close it without saving?"));
        const QPushButton *save = hasPages ? question.add(tr("Save"), AskDialog::Role::Accept) : nullptr;
        const QPushButton *drop = question.add(tr("Do not save"), AskDialog::Role::Discard);
        question.addCancel();
        const QPushButton *answer = question.ask();
        if (save && answer == save)
            emit saveWanted();
        if (answer != drop && m_isModified)
            return; // not saved, for whatever reason
        m_isModified = false;
    }
    QDialog::reject();
}

} // namespace kagetsu::ui
