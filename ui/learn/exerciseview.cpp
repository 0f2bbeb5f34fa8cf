// SPDX-License-Identifier: MIT
#include "ui/learn/exerciseview.h"

#include "learn/lesson/cases.h"
#include "text/lesson/lessons.h"
#include "text/proof/proof.h"
#include "text/rules/rules.h"
#include "ui/board/announce.h"
#include "ui/board/boardwidget.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/combobox.h"
#include "ui/controls/input/boardzoom.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/learn/answerlabel.h"
#include "ui/learn/positionmaker.h"
#include "ui/learn/pupils/pupilchooser.h"
#include "ui/record/proof/proofpanel.h"

#include <QBoxLayout>
#include <QLabel>
#include <QRandomGenerator>

#include <algorithm>

namespace kagetsu::ui {

using lesson::Exercise;
using Tap = Exercise::Tap;

namespace {

constexpr int LeastRoom = 240; // height for the texts below the board

} // namespace

ExerciseView::ExerciseView(QWidget *parent)
    : QWidget(parent)
    , m_seed(QRandomGenerator::global()->generate())
    , m_maker(new PositionMaker(this))
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_board(new BoardWidget(this))
    , m_side(new QWidget(this))
    , m_back(new BigButton("toGallery", m_side))
    , m_levels(new ComboBox(m_side))
    , m_task(wrappedLabel("task", m_side))
    , m_counts(wrappedLabel("counts", m_side))
    , m_reason(new AnswerLabel("reason", m_side))
    , m_proof(new ProofPanel(m_side))
    , m_sumLabel(wrappedLabel("sum", m_side))
    , m_go(new BigButton("go", m_side))
{
    setObjectName(QStringLiteral("exercises"));
    setFocusProxy(m_board);
    m_board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_proof->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // takes the remaining room
    m_levels->setObjectName(QStringLiteral("level"));
    m_levels->setMinimumHeight(m_back->minimumHeight());
    for (lesson::Level level : lesson::AllLevels)
        m_levels->addItem(QString(), static_cast<int>(level));
    setHeadFont(*m_counts, font());
    m_sumLabel->setProperty("muted", true);

    auto *head = new QHBoxLayout;
    head->setSpacing(4);
    head->addWidget(m_back, 1);
    head->addWidget(m_levels, 1);
    auto *side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(8);
    side->addLayout(head);
    side->addWidget(m_task);
    side->addWidget(m_counts);
    side->addWidget(m_reason);
    side->addWidget(m_proof, 1);
    side->addStretch();
    side->addWidget(m_sumLabel);
    side->addWidget(m_go);
    m_layout->setSizeConstraint(QLayout::SetNoConstraint);
    m_layout->setContentsMargins(12, 12, 12, 12);
    m_layout->setSpacing(12);
    m_layout->addWidget(m_board, 6);
    m_layout->addWidget(m_side, 3);

    connect(m_back, &BigButton::clicked, this, &ExerciseView::backWanted);
    connect(m_levels, &QComboBox::currentIndexChanged, this, [this] {
        setLevel(static_cast<lesson::Level>(m_levels->currentData().toInt()));
        emit levelChosen();
        next();
    });
    new BoardZoom(m_board);
    connect(m_board, &BoardWidget::pointActivated, this, &ExerciseView::tap);
    // The wheel steps through the proof, as it does through the moves of a record.
    connect(m_board, &BoardWidget::stepped, m_proof, [this](int steps) { m_proof->goToStep(m_proof->step() + steps); });
    connect(m_proof, &ProofPanel::marksChanged, this, &ExerciseView::repaintBoard);
    connect(m_go, &BigButton::clicked, this, [this] {
        if (m_exercise && !m_exercise->isDone())
            finish();
        else
            next();
    });
    connect(m_maker, &PositionMaker::made, this, [this](const std::optional<rules::Position> &position) {
        m_isMaking = false;
        // If no position was found, which almost never happens, one of the shipped cases is used.
        const auto &cases = lesson::shippedCases();
        take(position.value_or(cases[m_seed % cases.size()].position));
    });
    m_proof->setVisible(false);
    onLanguage(*this, [this] {
        //: Button: to the page of lessons.
        m_back->setText(tr("&Lessons"));
        m_levels->setAccessibleName(tr("Level"));
        for (int i = 0; i < m_levels->count(); ++i) {
            const auto level = static_cast<lesson::Level>(m_levels->itemData(i).toInt());
            m_levels->setItemText(i, text::levelName(level));
            m_levels->setItemData(i, text::levelTip(level), Qt::ToolTipRole);
        }
        write();
    });
    onChange(*this, QEvent::FontChange, [this] { setHeadFont(*m_counts, font()); });
}

void ExerciseView::setLevel(lesson::Level level)
{
    const QSignalBlocker quiet(m_levels);
    m_levels->setCurrentIndex(m_levels->findData(static_cast<int>(level)));
    if (level == m_level)
        return;
    m_level = level;
    m_sum = {};
    m_ready.reset();
    if (m_isMaking)
        make(); // makes one of the new level instead
}

void ExerciseView::make()
{
    m_isMaking = true;
    m_maker->want(m_level, m_seed++);
}

void ExerciseView::next()
{
    m_isWaiting = true;
    if (m_ready)
        take(*std::exchange(m_ready, std::nullopt));
    else if (!m_isMaking)
        make();
    write();
}

void ExerciseView::take(const rules::Position &position)
{
    if (m_isWaiting) {
        show(position, /*isGiven=*/false);
        make();
    } else {
        m_ready = position;
    }
}

void ExerciseView::start(const rules::Position &position)
{
    show(position, /*isGiven=*/true);
}

void ExerciseView::show(const rules::Position &position, bool isGiven)
{
    m_isWaiting = false;
    m_isGiven = isGiven;
    begin(position);
    m_board->setFocus();
    announce(m_task->text());
    emit started();
}

void ExerciseView::startOver()
{
    m_sum = {};
    if (m_exercise && !m_isWaiting) {
        begin(rules::Position(m_exercise->position()));
        emit started();
    }
    write();
}

void ExerciseView::begin(const rules::Position &position)
{
    m_room = LeastRoom;
    m_exercise.emplace(position);
    m_asked.reset();
    m_proof->setScene(std::nullopt);
    m_proof->setScene(ProofScene { position, m_exercise->side(), m_exercise->rules() });
    m_board->setCursorPoint(std::nullopt);
    m_board->setView({}); // magnified for the exercise before
    write();
    repaintBoard();
}

void ExerciseView::tap(rules::Point point)
{
    if (!m_exercise || m_isWaiting)
        return;
    const Tap answer = m_exercise->tap(point);
    if (answer == Tap::NoPoint)
        return;
    m_answer = answer;
    m_asked = point;
    if (point != m_proof->point() || !m_proof->isPinned())
        m_proof->pin(point);
    write();
    repaintBoard();
    announce(m_reason->text());
}

void ExerciseView::finish()
{
    if (!m_exercise || m_exercise->isDone())
        return;
    m_exercise->finish();
    m_sum += m_exercise->score();
    m_asked.reset();
    write();
    repaintBoard();
    m_go->setFocus();
    announce(m_counts->text());
    announce(m_reason->text());
    emit done();
}

// Returns the verdict and the first sentence that it depends on.
QString ExerciseView::reasonOf(rules::Point point) const
{
    const rules::Proof proof = prove(m_exercise->position(), point, m_exercise->side(), m_exercise->rules());
    const std::vector<text::Sentence> sentences = outline(proof, text::Grain::Line);
    QString reason = textOf(sentences.front());
    if (sentences.size() > 1)
        reason = text::joined(reason, textOf(sentences[1]));
    return reason;
}

QString ExerciseView::taskText() const
{
    if (m_isWaiting || !m_exercise)
        return tr("Generating a position…");
    if (m_exercise->isDone())
        return tr("Tap a point to see why it is or is not forbidden.");
    const QString task =
        tr("Tap every point that is forbidden for Black. When you see no more, press “Check answers”.");
    return m_isGiven ? task : text::joined(text::levelTip(m_level), task);
}

void ExerciseView::write()
{
    const bool isDone = m_exercise && m_exercise->isDone();
    //: Button of an exercise: there are no more forbidden points, it seems to me.
    const QString check = tr("Check &answers");
    m_go->setText(isDone || !m_exercise ? tr("&Next position") : check);
    m_go->setEnabled(!m_isWaiting);
    m_levels->setToolTip(text::levelTip(m_level));
    m_sumLabel->setVisible(m_sum.positions > 0);
    m_sumLabel->setText(text::sumText(m_sum));
    m_task->setText(taskText());
    m_counts->setVisible(m_exercise.has_value());
    m_board->setAccessibleName(tr("Board: %1").arg(m_task->text()));
    if (m_exercise) {
        const lesson::Score score = m_exercise->score();
        //: Points tapped so far in an exercise: forbidden ones, and others.
        m_counts->setText(
            isDone ? text::scoreText(score) : tr("Found: %1, wrong: %2").arg(score.found).arg(score.wrong));
        m_reason->say(m_asked ? answerText() : isDone ? endText() : QString());
    }
    place();
}

// Returns the reply to the point tapped last.
QString ExerciseView::answerText() const
{
    const QString reason = reasonOf(*m_asked);
    switch (m_answer) {
    case Tap::Right:
        //: To a tap on a forbidden point; %1 says why it is forbidden.
        return tr("Correct. %1").arg(reason);
    case Tap::Wrong:
        //: To a tap on a point that is not forbidden; %1 says why it is not.
        return tr("Incorrect. %1").arg(reason);
    case Tap::Again:
    case Tap::Over:
    case Tap::NoPoint: break;
    }
    return reason;
}

QString ExerciseView::endText() const
{
    std::vector<rules::Point> missed;
    for (const rules::FoulPoint &foul : m_exercise->missed())
        missed.push_back(foul.point);
    if (!missed.empty()) {
        //: %1 is a list of points.
        return tr("You missed the ringed points: %1.").arg(text::pointsText(missed));
    }
    if (m_exercise->score().sought == 0) {
        return m_exercise->wrong().empty() ? tr("Nothing is forbidden here, as you said.")
                                           : tr("Nothing is forbidden here.");
    }
    return m_exercise->wrong().empty() ? tr("You found them all.")
                                       : tr("You found them all, but also marked points that are allowed.");
}

// Found points have their signs, and wrong taps a cross; at the end, missed points have a ring around their signs.
const BoardPicture &ExerciseView::picture() const
{
    return m_board->picture();
}

void ExerciseView::repaintBoard()
{
    if (!m_exercise)
        return;
    BoardPicture picture(m_exercise->position());
    for (const rules::FoulPoint &foul : m_exercise->found())
        picture.at(foul.point).signs.fouls = foul.fouls;
    if (m_exercise->isDone()) {
        for (const rules::FoulPoint &foul : m_exercise->missed()) {
            picture.at(foul.point).signs.fouls = foul.fouls;
            picture.at(foul.point).mark.shape = MarkShape::Circle;
        }
    }
    if (m_exercise->isDone())
        m_signs.laySeeming(picture, ProofScene { m_exercise->position(), m_exercise->side(), m_exercise->rules() });
    for (rules::Point point : m_exercise->wrong())
        picture.at(point).mark.shape = MarkShape::Cross;
    m_proof->layMarks(picture);
    // The explained point has only the marks of its proof.
    if (m_asked && picture.at(*m_asked).proof.judged)
        picture.at(*m_asked).mark = {};
    m_board->setPicture(picture);
}

void ExerciseView::setShown(const Shown &shown)
{
    m_signs.seemingShown = shown.seemingSigns;
    repaintBoard();
}

void ExerciseView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_room = LeastRoom;
    place();
}

// The board does not grow again if the text for the next tap is shorter, because it would jump under the user's hand.
void ExerciseView::place()
{
    // In a small window the board needs the room until the points are found; the reason is still shown above.
    const bool isSmall = width() < height() && height() < 760;
    m_proof->setVisible(m_asked && (!isSmall || m_exercise->isDone()));
    const BoardAndSide parts { m_layout, m_board, m_side, /*onGrid=*/false };
    m_room = std::max(m_room, parts.neededRoom(*this) + (m_proof->isVisibleTo(this) ? roomForProof(*this) : 0));
    parts.arrange(*this, m_room);
}

void ExerciseView::setPractice(PracticeKeeper &keeper)
{
    constexpr int BelowTheHead = 1;
    auto *side = static_cast<QBoxLayout *>(m_side->layout());
    side->insertWidget(BelowTheHead, new PupilChooser(keeper, "whoAnswers", m_side));
}

} // namespace kagetsu::ui
