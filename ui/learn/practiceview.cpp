// SPDX-License-Identifier: MIT
#include "ui/learn/practiceview.h"

#include "learn/task/maker.h"
#include "text/lesson/lessons.h"
#include "text/task/tasks.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/combobox.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/learn/pupils/pupilchooser.h"
#include "ui/learn/task/taskview.h"

#include <QBoxLayout>
#include <QHideEvent>
#include <QLabel>
#include <QRandomGenerator>

namespace kagetsu::ui {

PracticeView::PracticeView(QWidget *parent)
    : QWidget(parent)
    , m_seed(QRandomGenerator::global()->generate())
    , m_task(new TaskView(this))
    , m_head(new QVBoxLayout)
    , m_back(new BigButton("toGallery", this))
    , m_kinds(new ComboBox(this))
    , m_levels(new ComboBox(this))
    , m_sum(wrappedLabel("sum", this))
    , m_giveUp(new BigButton("giveUpTask", this))
    , m_next(new BigButton("nextTask", this))
{
    setObjectName(QStringLiteral("practice"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    layout->addWidget(m_task);
    m_kinds->setObjectName(QStringLiteral("taskKind"));
    m_levels->setObjectName(QStringLiteral("taskLevel"));
    for (ComboBox *box : { m_kinds, m_levels })
        box->setMinimumHeight(44);
    for (const task::Kind kind : task::MadeKinds)
        m_kinds->addItem(QString(), static_cast<int>(kind));
    for (const lesson::Level level : lesson::AllLevels)
        m_levels->addItem(QString(), static_cast<int>(level));
    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(m_back, 1);
    row->addWidget(m_levels, 1);
    m_head->setSpacing(4);
    m_head->addLayout(row);
    m_head->addWidget(m_kinds);
    m_task->head().addLayout(m_head);
    m_sum->setProperty("muted", true);
    m_task->foot().addWidget(m_sum);
    m_task->foot().addWidget(m_giveUp);
    m_task->foot().addWidget(m_next);
    setFocusProxy(m_task);
    connectParts();
}

void PracticeView::connectParts()
{
    connect(m_back, &BigButton::clicked, this, &PracticeView::backWanted);
    connect(m_kinds, &QComboBox::currentIndexChanged, this, &PracticeView::choose);
    connect(m_levels, &QComboBox::currentIndexChanged, this, &PracticeView::choose);
    connect(m_giveUp, &BigButton::clicked, m_task, &TaskView::giveUp);
    connect(m_next, &BigButton::clicked, this, &PracticeView::next);
    connect(&m_making, &background::Task::changed, this, &PracticeView::write);
    connect(m_task, &TaskView::answered, this, [this](bool isRight) {
        // Repeated tries have been counted already.
        if (!std::exchange(m_isCounted, true)) {
            ++m_done;
            m_right += isRight ? 1 : 0;
            emit taskAnswered(m_shown, isRight);
        }
        write();
        emit changed();
    });
    onLanguage(*this, [this] {
        //: Button: to the page of lessons.
        m_back->setText(tr("&Lessons"));
        m_kinds->setAccessibleName(tr("Kind of task"));
        m_levels->setAccessibleName(tr("Level"));
        for (int i = 0; i < m_kinds->count(); ++i)
            m_kinds->setItemText(i, text::kindName(static_cast<task::Kind>(m_kinds->itemData(i).toInt())));
        for (int i = 0; i < m_levels->count(); ++i)
            m_levels->setItemText(i, text::levelName(static_cast<lesson::Level>(m_levels->itemData(i).toInt())));
        m_giveUp->setText(tr("Show the ans&wer"));
        m_next->setText(tr("&Next task"));
        write();
    });
}

task::Kind PracticeView::kind() const
{
    return static_cast<task::Kind>(m_kinds->currentData().toInt());
}

lesson::Level PracticeView::level() const
{
    return static_cast<lesson::Level>(m_levels->currentData().toInt());
}

void PracticeView::setKind(task::Kind kind)
{
    m_kinds->setCurrentIndex(m_kinds->findData(static_cast<int>(kind)));
}

void PracticeView::setLevel(lesson::Level level)
{
    m_levels->setCurrentIndex(m_levels->findData(static_cast<int>(level)));
}

void PracticeView::choose()
{
    m_done = 0;
    m_right = 0;
    next();
}

void PracticeView::next()
{
    m_isOwed = false;
    m_making.start(
        [kind = kind(), level = level(), seed = m_seed++](background::State &state) {
            const std::function<bool()> isCancelled = [&state] { return state.isCancelled(); };
            // If a seed gives no task, which almost never happens, the next seed is tried.
            std::optional<task::Task> made;
            for (std::uint32_t more = 0; !made && !state.isCancelled(); ++more)
                made = task::makeTask(kind, level, seed + more, isCancelled);
            return made;
        },
        [this](const std::optional<task::Task> &made) {
            if (!made)
                return;
            m_isCounted = false;
            m_hasTask = true;
            m_shown = *made;
            const bool isChoosing = m_kinds->hasFocus() || m_levels->hasFocus();
            m_task->show(*made, isChoosing ? TaskView::Focus::Left : TaskView::Focus::Taken);
            write();
            emit changed();
        });
}

void PracticeView::startOver()
{
    m_done = 0;
    m_right = 0;
    // A task that is being made is a new one anyway.
    if (m_hasTask && !isMaking()) {
        m_isCounted = false;
        m_task->show(m_shown, TaskView::Focus::Left);
    }
    write();
    emit changed();
}

void PracticeView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isOwed)
        next();
}

void PracticeView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (event->spontaneous() || !isMaking())
        return;
    m_isOwed = true;
    m_making.cancel();
}

void PracticeView::write()
{
    m_next->setEnabled(!isMaking());
    m_giveUp->setVisible(m_hasTask && !m_isCounted && !isMaking());
    if (isMaking()) {
        m_sum->setText(tr("Generating a task…"));
    } else {
        //: Tasks of a sitting; %1 of %2 without a mistake.
        m_sum->setText(m_done == 0 ? QString() : tr("Solved: %1 of %2").arg(m_right).arg(m_done));
    }
}

void PracticeView::setPractice(PracticeKeeper &keeper)
{
    m_head->addWidget(new PupilChooser(keeper, "whoAnswers", this));
}

} // namespace kagetsu::ui
