// SPDX-License-Identifier: MIT
#include "ui/learn/caseview.h"

#include "base/enumtable.h"
#include "learn/lesson/difficulty.h"
#include "text/lesson/lessons.h"
#include "text/proof/proof.h"
#include "text/rules/rules.h"
#include "ui/board/announce.h"
#include "ui/board/boardwidget.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/input/boardzoom.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/learn/answerlabel.h"
#include "ui/record/proof/proofpanel.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace kagetsu::ui {

CaseView::CaseView(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_board(new BoardWidget(this))
    , m_side(new QWidget(this))
    , m_back(new BigButton("toGallery", m_side))
    , m_previous(new BigButton("previousCase", m_side))
    , m_next(new BigButton("nextCase", m_side))
    , m_where(new QLabel(m_side))
    , m_title(wrappedLabel("title", m_side))
    , m_question(wrappedLabel("question", m_side))
    , m_answers(new QWidget(m_side))
    , m_tell(new BigButton("showAnswer", m_side))
    , m_verdict(new AnswerLabel("verdict", m_side))
    , m_note(new AnswerLabel("note", m_side))
    , m_proof(new ProofPanel(m_side))
    , m_exercise(new BigButton("exerciseHere", m_side))
{
    setObjectName(QStringLiteral("case"));
    m_board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_proof->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // takes the remaining room
    m_verdict->setProperty("head", true);
    m_where->setAlignment(Qt::AlignCenter);
    m_where->setProperty("muted", true);
    m_previous->setArrowType(Qt::LeftArrow);
    m_next->setArrowType(Qt::RightArrow);
    for (BigButton *arrow : { m_previous, m_next })
        arrow->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    build();
}

void CaseView::build()
{
    auto *head = new QHBoxLayout;
    head->setSpacing(4);
    head->addWidget(m_back, 1);
    head->addWidget(m_where, 1);
    head->addWidget(m_previous);
    head->addWidget(m_next);

    constexpr EnumTable<rules::Outcome, const char *> Names({
        { rules::Outcome::Allowed, "answerAllowed" },
        { rules::Outcome::Wins, "answerFive" },
        { rules::Outcome::Forbidden, "answerForbidden" },
    });
    auto *answers = new QGridLayout(m_answers);
    answers->setContentsMargins(0, 0, 0, 0);
    answers->setSpacing(4);
    for (std::size_t i = 0; i < m_guesses.size(); ++i) {
        const auto outcome = static_cast<rules::Outcome>(i);
        m_guesses[i] = new BigButton(Names[outcome], m_side);
        connect(m_guesses[i], &BigButton::clicked, this, [this, outcome] { answer(outcome); });
    }
    // The two most likely answers are side by side, followed by the rarer one.
    const std::array<BigButton *, 4> order { guess(rules::Outcome::Forbidden), guess(rules::Outcome::Allowed),
        guess(rules::Outcome::Wins), m_tell };
    for (int i = 0; i < 4; ++i) {
        answers->addWidget(order[static_cast<std::size_t>(i)], i / 2, i % 2);
        setTabOrder(i == 0 ? m_next : order[static_cast<std::size_t>(i - 1)], order[static_cast<std::size_t>(i)]);
    }

    auto *side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(8);
    side->addLayout(head);
    side->addWidget(m_title);
    side->addWidget(m_question);
    side->addWidget(m_answers);
    side->addWidget(m_verdict);
    side->addWidget(m_note);
    side->addWidget(m_proof, 1);
    side->addStretch();
    side->addWidget(m_exercise);
    m_layout->setSizeConstraint(QLayout::SetNoConstraint);
    m_layout->setContentsMargins(12, 12, 12, 12);
    m_layout->setSpacing(12);
    m_layout->addWidget(m_board, 6);
    m_layout->addWidget(m_side, 3);

    connect(m_back, &BigButton::clicked, this, &CaseView::backWanted);
    connect(m_previous, &BigButton::clicked, this, &CaseView::previousWanted);
    connect(m_next, &BigButton::clicked, this, &CaseView::nextWanted);
    connect(m_tell, &BigButton::clicked, this, [this] { answer(std::nullopt); });
    connect(m_exercise, &BigButton::clicked, this, &CaseView::exerciseWanted);
    // The wheel steps through the proof, as it does through the moves of a record.
    new BoardZoom(m_board);
    connect(m_board, &BoardWidget::stepped, m_proof, [this](int steps) { m_proof->goToStep(m_proof->step() + steps); });
    connect(m_proof, &ProofPanel::marksChanged, this, &CaseView::repaintBoard);
    // After the answer, any other point may be asked about.
    connect(m_board, &BoardWidget::pointActivated, this, [this](rules::Point point) {
        if (m_isAnswered && point != m_proof->point())
            m_proof->askAbout(point);
    });
    setHeadFont(*m_title, font());
    onLanguage(*this, [this] { retranslate(); });
    onChange(*this, QEvent::FontChange, [this] { setHeadFont(*m_title, font()); });
}

void CaseView::show(const lesson::Case &one, int place, int count)
{
    m_case = &one;
    m_place = place;
    m_count = count;
    ask();
}

void CaseView::ask()
{
    m_isAnswered = false;
    m_guess.reset();
    m_proof->setScene(std::nullopt);
    m_proof->setVisible(false);
    m_answers->setVisible(true);
    m_previous->setEnabled(m_place > 1);
    m_next->setEnabled(m_place < m_count);
    m_board->setCursorPoint(std::nullopt);
    write();
    repaintBoard();
    guess(rules::Outcome::Forbidden)->setFocus();
    announce(m_question->text());
}

void CaseView::answer(std::optional<rules::Outcome> guess)
{
    if (!m_case || m_isAnswered)
        return;
    m_isAnswered = true;
    m_guess = guess;
    m_proof->setScene(ProofScene { m_case->position, rules::Side::Black, lesson::Renju });
    m_proof->pin(m_case->point);
    m_outcome = m_proof->proof()->root().outcome;
    m_answers->setVisible(false);
    m_proof->setVisible(true);
    write();
    repaintBoard();
    // Enter goes to the next case.
    (m_next->isEnabled() ? m_next : m_back)->setFocus();
    announce(m_verdict->text());
    announce(m_proof->spokenText());
    announce(m_note->text());
    emit answered(guess == m_outcome);
}

void CaseView::write()
{
    if (!m_case)
        return;
    //: Which shape of the chapter is shown, of how many.
    m_where->setText(tr("%1 of %2").arg(m_place).arg(m_count));
    m_title->setText(text::titleOf(*m_case));
    m_question->setText(text::questionOf(*m_case));
    m_board->setAccessibleName(tr("Board: %1").arg(text::questionOf(*m_case)));
    QString verdict;
    QString note;
    if (m_isAnswered) {
        // The verdict itself is the first sentence of the proof.
        if (m_guess)
            verdict = *m_guess == m_outcome ? tr("Correct.") : tr("Incorrect.");
        note = text::noteOf(*m_case);
        const QStringList rulings = text::rulingsOf(*m_case);
        if (!rulings.isEmpty()) {
            //: %1 is the name of one of the two readings of the rules, "R1" or "R2".
            const QString rests =
                tr("This depends on how the rules are read (%1); another arbiter may decide otherwise.")
                    .arg(rulings.join(QLatin1String(", ")));
            note = note.isEmpty() ? rests : text::joined(note, rests);
        }
    }
    m_note->say(note);
    m_verdict->say(verdict);
    place();
}

const BoardPicture &CaseView::picture() const
{
    return m_board->picture();
}

void CaseView::repaintBoard()
{
    if (!m_case)
        return;
    BoardPicture picture(m_case->position);
    if (m_isAnswered) {
        m_signs.layOn(picture, ProofScene { m_case->position, rules::Side::Black, lesson::Renju });
        m_proof->layMarks(picture);
    } else {
        picture.at(m_case->point).mark = { MarkShape::Circle, QStringLiteral("?") };
    }
    m_board->setPicture(picture);
}

void CaseView::setShown(const Shown &shown)
{
    m_signs.foulsShown = shown.signs;
    m_signs.seemingShown = shown.seemingSigns;
    repaintBoard();
}

void CaseView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

void CaseView::place()
{
    // In a small window the proof needs the room.
    m_exercise->setVisible(m_isAnswered && (width() >= height() || height() >= 760));
    constexpr int LeastTold = 240;
    const BoardAndSide parts { m_layout, m_board, m_side, /*onGrid=*/false };
    const int proof = m_isAnswered ? roomForProof(*this) : 0;
    parts.arrange(*this, std::max(LeastTold, parts.neededRoom(*this) + proof));
}

void CaseView::retranslate()
{
    //: Button: back to all shapes.
    m_back->setText(tr("All &shapes"));
    m_back->setToolTip(tr("Back to all shapes"));
    m_previous->setToolTip(tr("Previous shape"));
    m_next->setToolTip(tr("Next shape"));
    for (BigButton *arrow : { m_previous, m_next })
        arrow->setAccessibleName(arrow->toolTip());
    //: Answer of somebody who learns: the point asked about is not forbidden.
    guess(rules::Outcome::Allowed)->setText(tr("&Allowed"));
    //: Answer of somebody who learns: a stone there makes five and wins.
    guess(rules::Outcome::Wins)->setText(tr("F&ive wins"));
    //: Answer of somebody who learns: the point asked about is forbidden.
    guess(rules::Outcome::Forbidden)->setText(tr("&Forbidden"));
    //: Button: tells the answer to who does not want to guess.
    m_tell->setText(tr("S&how me"));
    //: Button: from a shape to the exercise of finding all forbidden points on its board.
    m_exercise->setText(tr("Find all forbidden points &here"));
    write();
}

} // namespace kagetsu::ui
