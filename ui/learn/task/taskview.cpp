// SPDX-License-Identifier: MIT
#include "ui/learn/task/taskview.h"

#include "learn/task/check.h"
#include "learn/task/prooflines.h"
#include "text/proof/proof.h"
#include "text/rules/moves.h"
#include "text/rules/rules.h"
#include "text/task/taskfaults.h"
#include "text/task/tasks.h"
#include "ui/board/announce.h"
#include "ui/board/boardwidget.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/input/boardzoom.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/learn/task/answerpad.h"
#include "ui/learn/task/lineplayer.h"
#include "ui/learn/task/taskpicture.h"

#include <QBoxLayout>
#include <QHideEvent>
#include <QLabel>
#include <QStyle>

#include <algorithm>

namespace kagetsu::ui {

using task::Correctness;
using task::Kind;

namespace {

constexpr int LeastRoom = 240; // height for the texts below the board

} // namespace

TaskView::TaskView(QWidget *parent)
    : QWidget(parent)
    , m_player(new LinePlayer(this))
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_board(new BoardWidget(this))
    , m_side(new QWidget(this))
    , m_head(new QHBoxLayout)
    , m_foot(new QVBoxLayout)
    , m_question(wrappedLabel("question", m_side))
    , m_how(wrappedLabel("how", m_side))
    , m_pad(new AnswerPad(m_side))
    , m_check(new BigButton("checkAnswers", m_side))
    , m_none(new BigButton("noPoints", m_side))
    , m_hint(new BigButton("hint", m_side))
    , m_hintText(wrappedLabel("hintText", m_side))
    , m_correctness(wrappedLabel("verdict", m_side))
    , m_sentence(wrappedLabel("sentence", m_side))
    , m_words(wrappedLabel("words", m_side))
    , m_rest(wrappedLabel("rest", m_side))
    , m_more(new BigButton("more", m_side))
    , m_show(new BigButton("showOnBoard", m_side))
    , m_back(new BigButton("previousStone", m_side))
    , m_on(new BigButton("nextStone", m_side))
    , m_lineText(wrappedLabel("lineText", m_side))
    , m_again(new BigButton("again", m_side))
{
    setObjectName(QStringLiteral("task"));
    setFocusPolicy(Qt::ClickFocus); // lets keys turn pages if the board cannot be tapped
    m_board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_how->setProperty("muted", true);
    m_head->setSpacing(4);
    m_foot->setSpacing(4);
    m_back->setArrowType(Qt::LeftArrow);
    m_on->setArrowType(Qt::RightArrow);
    for (BigButton *arrow : { m_back, m_on })
        arrow->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    build();
}

void TaskView::build()
{
    const auto rowOf = [](std::initializer_list<QWidget *> widgets) {
        auto *row = new QHBoxLayout;
        row->setSpacing(4);
        for (QWidget *widget : widgets)
            row->addWidget(widget);
        return row;
    };
    auto *side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(8);
    side->addLayout(m_head);
    for (QWidget *each : std::initializer_list<QWidget *> { m_question, m_how, m_pad })
        side->addWidget(each);
    side->addLayout(rowOf({ m_check, m_none, m_hint }));
    for (QWidget *each : std::initializer_list<QWidget *> { m_hintText, m_correctness, m_sentence, m_words })
        side->addWidget(each);
    side->addLayout(rowOf({ m_show, m_back, m_on }));
    side->addWidget(m_lineText);
    auto *rest = new QHBoxLayout;
    rest->setSpacing(4);
    rest->addWidget(m_more, 1);
    rest->addWidget(m_again);
    rest->addStretch();
    side->addLayout(rest);
    side->addWidget(m_rest);
    side->addStretch();
    side->addLayout(m_foot);
    m_layout->setSizeConstraint(QLayout::SetNoConstraint);
    m_layout->setContentsMargins(12, 12, 12, 12);
    m_layout->setSpacing(12);
    m_layout->addWidget(m_board, 6);
    m_layout->addWidget(m_side, 3);

    new BoardZoom(m_board);
    connect(m_board, &BoardWidget::pointActivated, this, &TaskView::tap);
    connect(m_board, &BoardWidget::stepped, this, &TaskView::stepLine);
    connect(m_pad, &AnswerPad::chosen, this, &TaskView::answer);
    connect(m_check, &BigButton::clicked, this, &TaskView::finish);
    connect(m_none, &BigButton::clicked, this, &TaskView::sayNone);
    connect(m_hint, &BigButton::clicked, this, &TaskView::showHint);
    connect(m_more, &BigButton::clicked, this, &TaskView::showMore);
    connect(m_again, &BigButton::clicked, this, &TaskView::again);
    connect(m_show, &BigButton::clicked, this, &TaskView::showLine);
    connect(m_back, &BigButton::clicked, this, [this] { stepLine(-1); });
    connect(m_on, &BigButton::clicked, this, [this] { stepLine(1); });
    connect(m_player, &LinePlayer::changed, this, [this] {
        tellStone();
        repaintBoard();
        writeLine();
    });
    connect(&m_judging, &background::Task::changed, this, &TaskView::write);
    const auto enlarge = [this] {
        makeLarger(*m_question, *this, 1.2);
        makeLarger(*m_correctness, *this, 1.2);
    };
    enlarge();
    onLanguage(*this, [this] { retranslate(); });
}

void TaskView::show(const task::Task &task, Focus focus)
{
    m_judging.cancel();
    m_checking.cancel();
    m_fault.clear();
    m_task = task;
    m_board->setView({}); // magnified for the task before
    begin(focus);
    check();
}

// Checks that the task has a solution, because faults that need a search are not found when the lesson is read.
void TaskView::check()
{
    if (!task::asksSolver(m_task.kind))
        return;
    m_checking.start(
        [task = m_task](background::State &state) {
            const auto goesOn = [&state](const solver::Progress &) { return !state.isCancelled(); };
            return task::faultOf(task, { .nodes = MostNodes, .stop = {}, .goesOn = goesOn });
        },
        [this](const std::optional<task::TaskFault> &fault) {
            // A page without words is poor, but complete.
            if (!fault || fault->code == task::TaskFaultCode::NoQuestion)
                return;
            m_fault = text::faultText(*fault, m_task);
            m_isOver = true;
            write();
            announce(m_how->text());
        });
}

void TaskView::again()
{
    m_judging.cancel();
    begin();
}

void TaskView::begin(Focus focus)
{
    m_answer = {};
    m_judged.reset();
    m_wrong.clear();
    m_missed.clear();
    m_isOver = m_task.kind == Kind::Show;
    m_hadMistake = false;
    m_isGivenUp = false;
    m_wasSolved = false;
    m_asksForKinds = false;
    m_isHintShown = false;
    m_isMoreShown = false;
    m_player->setLines({});
    if (m_task.kind == Kind::Show && !m_task.line.empty())
        m_player->setLines(task::linesWorthShowing(task::judge(m_task, {}).lines, m_task));
    m_pad->ask(m_task);
    m_board->setCursorPoint(std::nullopt);
    write();
    repaintBoard();
    if (focus == Focus::Taken)
        focusOnAnswer();
    announce(m_question->text());
    announce(m_how->text());
    if (m_task.kind == Kind::Show)
        announce(m_words->text());
}

// The focus is never on an answer: its frame would look like a choice.
void TaskView::focusOnAnswer()
{
    QWidget *const answered = !m_isOver && isTapped() ? static_cast<QWidget *>(m_board) : this;
    answered->setFocus();
}

bool TaskView::isSolved() const
{
    return m_isOver && !m_isGivenUp && m_judged && m_judged->correctness == Correctness::Right;
}

bool TaskView::isTapped() const
{
    switch (m_task.kind) {
    case Kind::ForbiddenPoints:
    case Kind::Win:
    case Kind::FirstMove:
    case Kind::Defend:
    case Kind::Order: return true;
    case Kind::Choose:
        return std::any_of(
            m_task.choices.begin(), m_task.choices.end(), [](const auto &choice) { return choice.point.has_value(); });
    default: return false;
    }
}

bool TaskView::wantsFinish() const
{
    return m_task.kind == Kind::ForbiddenPoints
        || ((m_task.kind == Kind::FirstMove || m_task.kind == Kind::Defend) && m_task.wantsAll);
}

int TaskView::leastHeight() const
{
    const QMargins around = m_layout->contentsMargins();
    const int side = m_side->layout()->totalMinimumHeightForWidth(m_side->width());
    const bool isUpright = m_layout->direction() == QBoxLayout::TopToBottom;
    const int board = isUpright ? m_board->minimumSizeHint().height() + m_layout->spacing() : 0;
    return board + side + around.top() + around.bottom();
}

void TaskView::tap(rules::Point point)
{
    m_player->stop(); // back to the original position
    if (m_isOver || isThinking() || !isTapped())
        return;
    const auto has = [point](const std::vector<rules::Point> &points) {
        return std::find(points.begin(), points.end(), point) != points.end();
    };
    if (wantsFinish() && (has(m_answer.points) || has(m_wrong)))
        return; // tapped before
    task::Answer answer = m_answer;
    answer.points.push_back(point);
    judge(answer);
}

void TaskView::finish()
{
    if (m_isOver || isThinking() || !wantsFinish() || !hasTapped())
        return;
    m_player->stop();
    task::Answer answer = m_answer;
    // A pupil who tapped only wrong points did not say that there are none.
    if (m_task.kind == Kind::ForbiddenPoints && answer.points.empty())
        answer.points = m_wrong;
    answer.isFinished = true;
    judge(answer);
}

void TaskView::sayNone()
{
    if (m_isOver || m_task.kind != Kind::ForbiddenPoints || !m_answer.points.empty())
        return;
    m_player->stop();
    judge({ .isFinished = true });
}

void TaskView::answer(const task::Answer &answer)
{
    if (m_isOver || isThinking())
        return;
    judge(answer);
}

void TaskView::judge(const task::Answer &answer)
{
    if (!task::asksSolver(m_task.kind)) {
        take(answer, task::judge(m_task, answer));
        return;
    }
    // A search may take time, so it does not block the window.
    m_judging.start(
        [task = m_task, answer](background::State &state) {
            const auto goesOn = [&state](const solver::Progress &) { return !state.isCancelled(); };
            return task::judge(task, answer, { .nodes = MostNodes, .stop = {}, .goesOn = goesOn });
        },
        [this, answer](task::Judged judged) { take(answer, std::move(judged)); });
}

void TaskView::take(const task::Answer &answer, task::Judged judged)
{
    m_judged = std::move(judged);
    m_isMoreShown = false;
    m_player->setLines(task::linesWorthShowing(m_judged->lines, m_task));
    m_asksForKinds = m_judged->why == task::Why::KindWanted;
    switch (m_judged->correctness) {
    case Correctness::Right:
        m_answer = answer;
        m_wrong.clear(); // they would cover what was found
        m_isOver = true;
        break;
    case Correctness::GoesOn:
        m_answer = answer;
        if (m_judged->reply)
            m_answer.points.push_back(*m_judged->reply);
        break;
    case Correctness::Wrong: takeWrong(answer); break;
    case Correctness::Unknown: break;
    }
    if (m_asksForKinds) {
        m_pad->ask(m_task, true);
        setFocus();
    }
    write();
    repaintBoard();
    if (m_asksForKinds)
        announce(m_question->text());
    for (const QLabel *label : { m_correctness, m_sentence, m_words })
        announce(label->text());
    if (!m_isOver)
        return;
    if (m_show->isVisibleTo(this))
        m_show->setFocus();
    emit answered(m_judged->correctness == Correctness::Right && !m_hadMistake);
}

// The task is over if the reply reveals the solution; otherwise the pupil may continue.
void TaskView::takeWrong(const task::Answer &answer)
{
    if (m_judged->why == task::Why::Occupied)
        return;
    m_hadMistake = true;
    const bool isPlayed = m_task.kind == Kind::Win || m_task.kind == Kind::Order;
    if (m_judged->why == task::Why::Missed)
        m_missed = m_judged->points;
    else if (!answer.points.empty() && !isPlayed && !answer.isFinished)
        m_wrong.push_back(answer.points.back());
    m_isOver = answer.isFinished || (answer.points.empty() && m_task.kind != Kind::Choose);
}

void TaskView::showHint()
{
    m_isHintShown = true;
    write();
    announce(m_hintText->text());
}

void TaskView::showMore()
{
    m_isMoreShown = !m_isMoreShown;
    write();
    if (m_isMoreShown)
        announce(m_rest->text());
}

void TaskView::showLine()
{
    m_toldStones = 0;
    if (m_player->isShowing()) {
        m_player->stop();
        return;
    }
    // If the desktop wants no animations, its style says so.
    const bool moves = m_motion && style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
    m_player->start(moves);
}

void TaskView::stepLine(int stones)
{
    if (m_player->isShowing())
        m_player->step(stones);
}

const BoardPicture &TaskView::picture() const
{
    return m_board->picture();
}

void TaskView::repaintBoard()
{
    TaskScene scene { .task = m_task,
        .answer = m_answer,
        .wrong = m_wrong,
        .missed = m_missed,
        .isSolved = m_isOver,
        .line = m_player->isShowing() ? &m_player->line() : nullptr,
        .laid = m_player->laid() };
    m_board->setPicture(pictureOf(scene));
}

void TaskView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (event->spontaneous())
        return; // the whole window is hidden for a while
    m_judging.cancel();
    m_player->stop();
}

void TaskView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

void TaskView::place()
{
    const BoardAndSide parts { m_layout, m_board, m_side, /*onGrid=*/false };
    parts.arrange(*this, std::max(LeastRoom, parts.neededRoom(*this)));
}

} // namespace kagetsu::ui
