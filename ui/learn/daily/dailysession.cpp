// SPDX-License-Identifier: MIT
#include "ui/learn/daily/dailysession.h"

#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/learn/daily/dailywords.h"
#include "ui/learn/daily/questions.h"
#include "ui/learn/pupils/practicekeeper.h"
#include "ui/learn/pupils/pupilchooser.h"
#include "ui/learn/task/taskview.h"

#include <QBoxLayout>
#include <QLabel>

#include <utility>

namespace kagetsu::ui {

DailySession::DailySession(PracticeKeeper &keeper, QWidget *parent)
    : QWidget(parent)
    , m_keeper(keeper)
    , m_task(new TaskView(this))
    , m_end(new BigButton("endDaily", this))
    , m_where(new QLabel(this))
    , m_again(wrappedLabel("comesAgain", this))
    , m_giveUp(new BigButton("giveUp", this))
    , m_next(new BigButton("nextDaily", this))
{
    setObjectName(QStringLiteral("dailySession"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    layout->addWidget(m_task);
    m_where->setObjectName(QStringLiteral("dailyPlace"));
    m_where->setAlignment(Qt::AlignCenter);
    m_where->setProperty("muted", true);
    m_task->head().addWidget(m_end, 1);
    m_task->head().addWidget(m_where, 1);
    m_task->head().addWidget(new PupilChooser(keeper, "whoAnswers", this), 1);
    m_task->foot().addWidget(m_again);
    m_task->foot().addWidget(m_giveUp);
    m_task->foot().addWidget(m_next);
    setFocusProxy(m_task);

    connect(m_end, &BigButton::clicked, this, &DailySession::endWanted);
    connect(m_giveUp, &BigButton::clicked, this, &DailySession::giveUp);
    connect(m_next, &BigButton::clicked, this, &DailySession::next);
    connect(m_task, &TaskView::answered, this, &DailySession::take);
    onLanguage(*this, [this] {
        //: Button: leaves daily practice before all is done.
        m_end->setText(tr("&End practice"));
        //: Button, for a pupil who does not find the answer: shows it, and the task comes again tomorrow.
        m_giveUp->setText(tr("Show the ans&wer"));
        write();
    });
}

bool DailySession::begin()
{
    const practice::Pupil *pupil = m_keeper.book().chosen();
    m_due = pupil ? practice::dueTasks(*pupil, m_keeper.today()) : std::vector<std::string>();
    m_at = 0;
    forget();
    showTask();
    return m_at < m_due.size();
}

// Drops tasks that can no longer be asked, because they would be due forever.
void DailySession::showTask()
{
    while (m_at < m_due.size()) {
        const practice::Question *question = m_keeper.book().question(m_due[m_at]);
        const std::optional<task::Task> task = question ? taskOf(*question) : std::nullopt;
        if (task) {
            m_question = *question;
            m_isCounted = false;
            m_task->show(*task);
            write();
            emit changed();
            return;
        }
        if (const practice::Pupil *pupil = m_keeper.book().chosen())
            m_keeper.change(practice::TaskDropped { pupil->name, m_due[m_at] });
        m_due.erase(m_due.begin() + static_cast<std::ptrdiff_t>(m_at));
    }
}

void DailySession::next()
{
    ++m_at;
    showTask();
    if (m_at >= m_due.size())
        emit endWanted();
}

void DailySession::giveUp()
{
    m_task->giveUp();
    write();
}

void DailySession::take(bool isRight)
{
    // Repeated tries have been counted already.
    if (!std::exchange(m_isCounted, true)) {
        ++m_answered;
        m_right += isRight ? 1 : 0;
        m_keeper.answer(m_question, isRight);
        write();
        announce(m_again->text());
    }
    emit changed();
}

QString DailySession::comesAgain() const
{
    const practice::Pupil *pupil = m_keeper.book().chosen();
    if (!m_isCounted || !pupil)
        return {};
    const auto card = pupil->cards.find(m_question.id);
    if (card == pupil->cards.end())
        return {};
    if (card->second.due == m_keeper.today() + 1)
        return tr("This task is due again tomorrow.");
    //: %1 is a day.
    return tr("This task is due again on %1.").arg(dayText(card->second.due));
}

void DailySession::write()
{
    //: Which of the tasks of today is shown; %1 of %2.
    m_where->setText(tr("%1 of %2").arg(m_at + 1).arg(m_due.size()));
    m_again->setText(comesAgain());
    m_again->setVisible(!m_again->text().isEmpty());
    m_giveUp->setVisible(!m_isCounted);
    const bool isLast = m_at + 1 >= m_due.size();
    m_next->setText(!isLast ? tr("&Next task") : tr("Fin&ish"));
}

} // namespace kagetsu::ui
