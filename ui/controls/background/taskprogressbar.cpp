// SPDX-License-Identifier: MIT
#include "ui/controls/background/taskprogressbar.h"

#include "ui/board/inforce.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr std::chrono::milliseconds Patience { 500 };
constexpr std::chrono::milliseconds Tick { 100 };
constexpr int Steps = 1000;

} // namespace

TaskProgressBar::TaskProgressBar(background::Task &task, QWidget *parent)
    : QFrame(parent)
    , m_task(task)
    , m_text(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QPushButton(this))
    , m_escape(new QShortcut(Qt::Key_Escape, this))
{
    setObjectName(QStringLiteral("busy"));
    setProperty("card", true);
    m_bar->setObjectName(QStringLiteral("progress"));
    m_bar->setTextVisible(false);
    m_cancel->setObjectName(QStringLiteral("giveUp"));
    auto *layout = new QHBoxLayout(this);
    layout->addWidget(m_text);
    layout->addWidget(m_bar, 1);
    layout->addWidget(m_cancel);
    m_patience.setSingleShot(true);
    m_patience.setInterval(Patience);
    m_ticks.setInterval(Tick);
    connect(&m_patience, &QTimer::timeout, this, &TaskProgressBar::show);
    connect(&m_ticks, &QTimer::timeout, this, &TaskProgressBar::follow);
    connect(m_cancel, &QPushButton::clicked, &m_task, &background::Task::cancel);
    connect(m_escape, &QShortcut::activated, &m_task, &background::Task::cancel);
    // If two tasks run, each press cancels one.
    connect(m_escape, &QShortcut::activatedAmbiguously, &m_task, &background::Task::cancel);
    connect(&m_task, &background::Task::changed, this, [this] {
        if (m_task.isRunning()) {
            m_patience.start();
        } else {
            m_patience.stop();
            m_ticks.stop();
            hide();
        }
    });
    parent->installEventFilter(this);
    hide();
    onLanguage(*this, [this] {
        m_cancel->setText(tr("Cancel"));
        m_cancel->setToolTip(m_escape->key().toString(QKeySequence::NativeText));
        m_bar->setAccessibleName(tr("Progress"));
    });
}

void TaskProgressBar::setText(const QString &text)
{
    m_text->setText(text);
}

void TaskProgressBar::show()
{
    follow();
    m_ticks.start();
    const auto bars = window()->findChildren<TaskProgressBar *>();
    m_above = static_cast<int>(
        std::count_if(bars.begin(), bars.end(), [](const TaskProgressBar *bar) { return bar->isVisible(); }));
    place();
    QFrame::show();
    raise();
}

void TaskProgressBar::follow()
{
    const double part = m_task.isRunning() ? m_task.state().part() : -1;
    // An empty range makes the bar move to and fro.
    m_bar->setRange(0, part < 0 ? 0 : Steps);
    m_bar->setValue(static_cast<int>(part * Steps));
}

void TaskProgressBar::place()
{
    constexpr int Gap = 8;
    const int height = sizeHint().height();
    const int top = window()->mapToGlobal(QPoint()).y() + 64 + m_above * (height + Gap);
    const int width = std::min(parentWidget()->width() - 24, 560);
    setGeometry(
        (parentWidget()->width() - width) / 2, parentWidget()->mapFromGlobal(QPoint(0, top)).y(), width, height);
}

bool TaskProgressBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

} // namespace kagetsu::ui
