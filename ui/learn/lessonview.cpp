// SPDX-License-Identifier: MIT
#include "ui/learn/lessonview.h"

#include "text/task/taskfaults.h"
#include "ui/board/boardwidget.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/style/stylemark.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/learn/pagedots.h"
#include "ui/learn/pupils/pupilchooser.h"
#include "ui/learn/task/taskview.h"

#include <QApplication>
#include <QBoxLayout>
#include <QLabel>
#include <QShortcut>

#include <algorithm>

namespace kagetsu::ui {

LessonView::LessonView(QWidget *parent)
    : QWidget(parent)
    , m_task(new TaskView(this))
    , m_head(new QVBoxLayout)
    , m_back(new BigButton("toGallery", this))
    , m_previous(new BigButton("previousPage", this))
    , m_next(new BigButton("nextPage", this))
    , m_where(new QLabel(this))
    , m_dots(new PageDots(this))
    , m_stepName(wrappedLabel("stepName", this))
    , m_nextStep(new BigButton("nextStep", this))
    , m_class(new BigButton("showToClass", this))
    , m_edit(new BigButton("editLesson", this))
    , m_damage(new BigButton("damagedPages", this))
{
    setObjectName(QStringLiteral("lessonPages"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    layout->addWidget(m_task);
    m_where->setObjectName(QStringLiteral("page"));
    build();
}

void LessonView::build()
{
    m_where->setAlignment(Qt::AlignCenter);
    m_where->setProperty("muted", true);
    m_stepName->setProperty("muted", true);
    m_previous->setArrowType(Qt::LeftArrow);
    m_previous->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto *pages = new QVBoxLayout;
    pages->setSpacing(2);
    pages->addWidget(m_dots, 0, Qt::AlignHCenter);
    pages->addWidget(m_where);
    auto *bar = new QHBoxLayout;
    bar->setSpacing(4);
    bar->addWidget(m_back, 1);
    bar->addLayout(pages, 1);
    m_head->setSpacing(8);
    m_head->addLayout(bar);
    m_head->addWidget(m_stepName);
    m_task->head().addLayout(m_head);
    auto *turning = new QHBoxLayout;
    turning->setSpacing(4);
    for (BigButton *button : { m_previous, m_next, m_nextStep })
        turning->addWidget(button);
    m_task->foot().addLayout(turning);
    m_task->foot().addWidget(m_damage);
    auto *forTeachers = new QHBoxLayout;
    forTeachers->setSpacing(4);
    for (BigButton *button : { m_class, m_edit })
        forTeachers->addWidget(button, 1);
    m_task->foot().addLayout(forTeachers);
    setFocusProxy(m_task);
    turnPagesByArrows();

    connect(m_back, &BigButton::clicked, this, &LessonView::backWanted);
    connect(m_previous, &BigButton::clicked, this, [this] { goTo(m_page - 1); });
    connect(m_next, &BigButton::clicked, this, [this] { goTo(m_page + 1); });
    connect(m_class, &BigButton::clicked, this, &LessonView::classWanted);
    connect(m_edit, &BigButton::clicked, this, &LessonView::editWanted);
    connect(m_damage, &BigButton::clicked, this, &LessonView::tellFaults);
    connect(m_nextStep, &BigButton::clicked, this, &LessonView::nextStepWanted);
    connect(m_task, &TaskView::answered, this, &LessonView::take);
    onLanguage(*this, [this] {
        //: Button: closes a lesson file.
        m_back->setText(tr("&Close lesson"));
        m_previous->setToolTip(tr("Previous page"));
        m_previous->setAccessibleName(m_previous->toolTip());
        //: Button: the next page of a lesson.
        m_next->setText(tr("&Next"));
        //: Button, for the teacher: the pages on a projector, without the answers.
        m_class->setText(tr("&Show to class"));
        //: Button, for the teacher: opens the lesson as a record that can be changed.
        m_edit->setText(tr("&Edit lesson"));
        write();
    });
    setEditable(false);
}

// Lets the arrow keys turn pages, except when the board has the focus and uses them for its cursor.
void LessonView::turnPagesByArrows()
{
    const auto on = [this](Qt::Key key, int pages) {
        auto *arrow = new QShortcut(key, this);
        arrow->setContext(Qt::WidgetWithChildrenShortcut);
        connect(arrow, &QShortcut::activated, this, [this, pages] { goTo(m_page + pages); });
        connect(qApp, &QApplication::focusChanged, arrow,
            [arrow](QWidget *, QWidget *now) { arrow->setEnabled(!qobject_cast<BoardWidget *>(now)); });
    };
    on(Qt::Key_Left, -1);
    on(Qt::Key_Right, 1);
}

void LessonView::take(bool isRight)
{
    if (m_task->isSolved())
        markDone();
    emit pageAnswered(m_page, isRight);
    emit changed();
    write();
    BigButton *const next = m_nextStep->isVisibleTo(this) ? m_nextStep : m_next;
    if (m_task->isSolved() && next->isEnabled())
        next->setFocus();
}

void LessonView::markDone()
{
    m_done.insert(m_page);
    emit pageDone(m_page);
}

void LessonView::open(const task::Lesson &lesson, int page, const std::set<int> &done)
{
    m_done = done;
    m_tasks.clear();
    m_faults.clear();
    int number = 0;
    for (const task::Page &each : lesson.pages) {
        ++number;
        if (each.task)
            m_tasks.push_back(*each.task);
        for (const task::PageFault &fault : each.faults)
            m_faults += text::faultText(fault, number);
    }
    m_class->setEnabled(!m_tasks.empty());
    goTo(page);
}

void LessonView::goTo(int page)
{
    if (page < 0 || page >= pageCount())
        return;
    m_page = page;
    const task::Task &task = m_tasks[static_cast<std::size_t>(page)];
    const bool isRead = task.kind == task::Kind::Show;
    m_task->show(task);
    if (isRead)
        markDone();
    else if (m_done.contains(page))
        m_task->showSolved();
    write();
    emit changed();
}

void LessonView::startOver()
{
    m_done.clear();
    goTo(m_page);
}

void LessonView::setEditable(bool editable)
{
    m_edit->setVisible(editable);
}

void LessonView::setStep(const QString &name, bool hasNext)
{
    m_step = name;
    m_hasNextStep = hasNext;
    write();
}

void LessonView::write()
{
    //: Which page of a lesson is shown; %1 of %2.
    const QString where = tr("%1 of %2").arg(m_page + 1).arg(pageCount());
    m_where->setText(where);
    m_dots->setPages(pageCount(), m_page, m_done);
    //: Said of a page of a lesson; %1 is "3 of 7".
    m_where->setAccessibleName(m_done.contains(m_page) ? tr("%1, done").arg(where) : where);
    m_stepName->setText(m_step);
    m_stepName->setVisible(!m_step.isEmpty());
    m_previous->setEnabled(m_page > 0);
    writeNext();
    m_damage->setVisible(!m_faults.isEmpty());
    //: Button: what is wrong with the pages of a lesson that could not be shown.
    m_damage->setText(tr("&Damaged pages…"));
}

// Highlights the button for the next page once the current one is done.
void LessonView::writeNext()
{
    const bool leadsToStep = m_hasNextStep && isLast();
    m_nextStep->setVisible(leadsToStep);
    m_next->setVisible(!leadsToStep);
    m_next->setEnabled(!isLast());
    //: Button: from the last page of a step of a course to the next step.
    m_nextStep->setText(tr("&Next step"));
    for (BigButton *button : { m_next, m_nextStep }) {
        const bool isPrimary = m_done.contains(m_page) && button->isEnabled();
        setStyleMark(*button, "primary", isPrimary);
    }
}

void LessonView::tellFaults()
{
    AskDialog::tell(this, "damagedPages",
        tr("Some pages of this lesson are damaged and were left out. They stay in the file."),
        m_faults.join(QLatin1Char('\n')));
}

void LessonView::setPractice(PracticeKeeper &keeper)
{
    m_head->addWidget(new PupilChooser(keeper, "whoAnswers", this));
}

} // namespace kagetsu::ui
