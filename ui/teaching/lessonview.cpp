// SPDX-License-Identifier: MIT
#include "ui/teaching/lessonview.h"

#include "ui/board/inforce.h"
#include "ui/look/controls/bigbutton.h"
#include "ui/look/dialogs/askdialog.h"
#include "ui/task/taskview.h"
#include "wording/task/faults.h"

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>

namespace kagetsu::ui {

LessonView::LessonView(QWidget *parent)
    : QWidget(parent)
    , m_task(new TaskView(this))
    , m_back(new BigButton("toGallery", this))
    , m_previous(new BigButton("previousPage", this))
    , m_next(new BigButton("nextPage", this))
    , m_where(new QLabel(this))
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
    m_where->setAlignment(Qt::AlignCenter);
    m_where->setProperty("muted", true);
    m_previous->setArrowType(Qt::LeftArrow);
    m_next->setArrowType(Qt::RightArrow);
    for (BigButton *arrow : { m_previous, m_next })
        arrow->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    QHBoxLayout &head = m_task->head();
    head.addWidget(m_back, 1);
    head.addWidget(m_where, 1);
    head.addWidget(m_previous);
    head.addWidget(m_next);
    m_task->foot().addWidget(m_nextStep);
    m_task->foot().addWidget(m_damage);
    auto *forTeachers = new QHBoxLayout;
    forTeachers->setSpacing(4);
    for (BigButton *button : { m_class, m_edit })
        forTeachers->addWidget(button, 1);
    m_task->foot().addLayout(forTeachers);
    setTabOrder(m_back, m_previous);
    setTabOrder(m_previous, m_next);
    setFocusProxy(m_task);

    connect(m_back, &BigButton::clicked, this, &LessonView::backWanted);
    connect(m_previous, &BigButton::clicked, this, [this] { goTo(m_page - 1); });
    connect(m_next, &BigButton::clicked, this, [this] { goTo(m_page + 1); });
    connect(m_class, &BigButton::clicked, this, &LessonView::classWanted);
    connect(m_edit, &BigButton::clicked, this, &LessonView::editWanted);
    connect(m_damage, &BigButton::clicked, this, &LessonView::tellFaults);
    connect(m_nextStep, &BigButton::clicked, this, &LessonView::nextStepWanted);
    connect(m_task, &TaskView::answered, this, [this](bool isRight) {
        if (isRight)
            emit pageDone(m_page);
        emit pageAnswered(m_page, isRight);
        emit changed();
    });
    onLanguage(*this, [this] {
        //: Button: closes a lesson file.
        m_back->setText(tr("&Close lesson"));
        m_previous->setToolTip(tr("Previous page"));
        m_next->setToolTip(tr("Next page"));
        for (BigButton *arrow : { m_previous, m_next })
            arrow->setAccessibleName(arrow->toolTip());
        //: Button, for the teacher: the pages on a projector, without the answers.
        m_class->setText(tr("&Show to class"));
        //: Button, for the teacher: opens the lesson as a record that can be changed.
        m_edit->setText(tr("&Edit lesson"));
        write();
    });
    setEditable(false);
}

void LessonView::open(const task::Lesson &lesson, int page)
{
    m_tasks.clear();
    m_faults.clear();
    int number = 0;
    for (const task::Page &each : lesson.pages) {
        ++number;
        if (each.task)
            m_tasks.push_back(*each.task);
        for (const task::PageFault &fault : each.faults)
            m_faults += wording::faultText(fault, number);
    }
    m_class->setEnabled(!m_tasks.empty());
    goTo(page);
}

void LessonView::goTo(int page)
{
    if (page < 0 || page >= pageCount())
        return;
    m_page = page;
    write();
    const task::Task &task = m_tasks[static_cast<std::size_t>(page)];
    m_task->show(task);
    if (task.kind == task::Kind::Show)
        emit pageDone(page);
    emit changed();
}

void LessonView::setEditable(bool editable)
{
    m_edit->setVisible(editable);
}

void LessonView::setNextStep(bool hasNext)
{
    m_hasNextStep = hasNext;
    write();
}

void LessonView::write()
{
    //: Which page of a lesson is shown; %1 of %2.
    m_where->setText(tr("%1 of %2").arg(m_page + 1).arg(pageCount()));
    m_previous->setEnabled(m_page > 0);
    m_next->setEnabled(m_page + 1 < pageCount());
    m_nextStep->setVisible(m_hasNextStep && m_page + 1 == pageCount());
    //: Button: from the last page of a step of a course to the next step.
    m_nextStep->setText(tr("&Next step"));
    m_damage->setVisible(!m_faults.isEmpty());
    //: Button: what is wrong with the pages of a lesson that could not be shown.
    m_damage->setText(tr("&Damaged pages…"));
}

void LessonView::tellFaults()
{
    AskDialog::tell(this, "damagedPages",
        tr("Some pages of this lesson are damaged and were left out. They stay in the file."),
        m_faults.join(QLatin1Char('\n')));
}

} // namespace kagetsu::ui
