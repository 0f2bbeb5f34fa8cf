// SPDX-License-Identifier: MIT
#include "ui/learn/drill/drillmoves.h"

#include "learn/drill/coverage.h"
#include "learn/task/lesson.h"
#include "text/common/sentences.h"
#include "text/rules/rules.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/learn/pupils/practicekeeper.h"
#include "ui/learn/task/taskview.h"

#include <QBoxLayout>
#include <QLabel>

#include <utility>

namespace kagetsu::ui {

namespace {

practice::Question questionFor(const drill::Drill &drill)
{
    const task::Task task = drill.task();
    task::Lesson lesson;
    lesson.pages.push_back({ .game = task::gameOf(task) });
    return { drill.card().id, std::string(task::idOf(task.kind)), task::writeLesson(lesson) };
}

} // namespace

DrillMoves::DrillMoves(PracticeKeeper &keeper, QWidget *parent)
    : QWidget(parent)
    , m_keeper(keeper)
    , m_task(new TaskView(this))
    , m_end(new BigButton("endDrill", this))
    , m_where(new QLabel(this))
    , m_told(wrappedLabel("drillTold", this))
    , m_giveUp(new BigButton("giveUpDrill", this))
    , m_next(new BigButton("nextDrill", this))
{
    setObjectName(QStringLiteral("drillMoves"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    layout->addWidget(m_task);
    m_where->setObjectName(QStringLiteral("drillPlace"));
    m_where->setAlignment(Qt::AlignCenter);
    m_where->setProperty("muted", true);
    m_task->head().addWidget(m_end, 1);
    m_task->head().addWidget(m_where, 1);
    m_task->foot().addWidget(m_told);
    m_task->foot().addWidget(m_giveUp);
    m_task->foot().addWidget(m_next);
    setFocusProxy(m_task);

    connect(m_end, &BigButton::clicked, this, &DrillMoves::endWanted);
    connect(m_giveUp, &BigButton::clicked, this, &DrillMoves::giveUp);
    connect(m_next, &BigButton::clicked, this, &DrillMoves::next);
    connect(m_task, &TaskView::answered, this, &DrillMoves::take);
    onLanguage(*this, [this] {
        //: Button: leaves the drill before all is done.
        m_end->setText(tr("&End drill"));
        m_giveUp->setText(tr("Show the ans&wer"));
        write();
    });
}

void DrillMoves::begin(std::shared_ptr<const drill::Deck> deck)
{
    const practice::Pupil *pupil = m_keeper.book().chosen();
    m_drill.emplace(std::move(deck),
        [this, pupil](const drill::Card &card) { return !pupil || drill::isWanted(card, *pupil, m_keeper.today()); });
    showTask();
}

void DrillMoves::showTask()
{
    m_isAnswered = false;
    task::Task task = m_drill->task();
    if (const std::optional<rules::Point> last = m_drill->asked()->last) {
        record::Region region;
        region.add(*last);
        task.marks.setPoints(record::MarkKind::Circle, region);
    }
    m_task->show(task);
    write();
    announce(m_told->text());
    emit changed();
}

void DrillMoves::take(bool isRight)
{
    if (std::exchange(m_isAnswered, true))
        return; // the same move tried again
    m_wasRight = isRight;
    const std::vector<rules::Point> &points = m_task->given().points;
    m_isElsewhere = !points.empty() && m_drill->isElsewhere(points.front());
    if (!m_drill->asked()->isAgain)
        m_keeper.answer(questionFor(*m_drill), isRight);
    write();
    announce(m_told->text());
    emit changed();
    // There is nothing to read; but the view that tells about the answer is still at work.
    const bool hasWords = m_task->judged() && !m_task->judged()->words.empty();
    if (isRight && !hasWords && !m_isElsewhere && !isOver())
        QMetaObject::invokeMethod(this, &DrillMoves::next, Qt::QueuedConnection);
}

void DrillMoves::next()
{
    if (!m_drill || !m_drill->asked() || !m_isAnswered)
        return;
    const std::vector<rules::Point> &points = m_task->given().points;
    m_drill->answer(m_wasRight, points.empty() ? std::nullopt : std::optional(points.front()));
    if (m_drill->asked())
        showTask();
    else
        emit endWanted();
}

void DrillMoves::giveUp()
{
    m_task->giveUp();
    write();
}

QString DrillMoves::score() const
{
    if (!m_drill)
        return {};
    const bool isCounted = m_drill->asked() && m_isAnswered && !m_drill->asked()->isAgain; // but not yet in the drill
    const std::size_t done = m_drill->done() + (isCounted ? 1 : 0);
    const int right = m_drill->right() + (isCounted && m_wasRight ? 1 : 0);
    //: After a drill; %1: moves that were right at the first attempt, %2: all that were asked.
    return done == 0 ? QString() : tr("Right at once: %1 of %2.").arg(right).arg(done);
}

QString DrillMoves::told() const
{
    //: The pupil's move is in none of the lines from here, but leads to a position of the record.
    const QString elsewhere = m_isAnswered && m_isElsewhere ? tr("This move leads into another line.") : QString();
    if (isOver())
        return text::joinSentences(elsewhere, score());
    if (m_isAnswered)
        return elsewhere;
    const drill::Drill::Asked &asked = *m_drill->asked();
    if (asked.isAgain)
        return tr("Once more, as this was not right before.");
    if (!asked.isGoingOn || !asked.last)
        return {};
    const rules::Side played = rules::other(m_drill->deck().side);
    //: The program has played the other side; %1 is Black or White, %2 a point.
    return tr("%1 played %2.").arg(text::sideName(played), text::pointText(*asked.last));
}

void DrillMoves::write()
{
    if (!m_drill || !m_drill->asked())
        return;
    const std::size_t number = m_drill->done() + (m_drill->asked()->isAgain ? 0 : 1);
    //: Which of the moves of a drill is asked; %1 of %2.
    m_where->setText(tr("%1 of %2").arg(number).arg(m_drill->cards()));
    m_told->setText(told());
    m_told->setVisible(!m_told->text().isEmpty());
    m_giveUp->setVisible(!m_isAnswered);
    m_next->setVisible(m_isAnswered);
    m_next->setText(isOver() ? tr("Fin&ish") : tr("&Next move"));
}

} // namespace kagetsu::ui
