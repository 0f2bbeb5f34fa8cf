// SPDX-License-Identifier: MIT
#include "ui/learn/puzzle/puzzleasker.h"

#include "learn/puzzle/keptpuzzle.h"
#include "text/common/sentences.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/learn/pupils/practicekeeper.h"
#include "ui/learn/pupils/pupilchooser.h"
#include "ui/learn/puzzle/puzzlewords.h"
#include "ui/learn/task/taskview.h"

#include <QBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace kagetsu::ui {

PuzzleAsker::PuzzleAsker(PracticeKeeper &keeper, QWidget *parent)
    : QWidget(parent)
    , m_keeper(keeper)
    , m_task(new TaskView(this))
    , m_end(new BigButton("endPuzzles", this))
    , m_where(wrappedLabel("puzzleTheme", this))
    , m_source(wrappedLabel("puzzleSource", this))
    , m_result(wrappedLabel("puzzleResult", this))
    , m_giveUp(new BigButton("giveUpPuzzle", this))
    , m_next(new BigButton("nextPuzzle", this))
{
    setObjectName(QStringLiteral("puzzleAsker"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    layout->addWidget(m_task);
    m_where->setAlignment(Qt::AlignCenter);
    for (QLabel *label : { m_where, m_source })
        label->setProperty("muted", true);
    m_task->head().addWidget(m_end, 1);
    m_task->head().addWidget(m_where, 1);
    m_task->head().addWidget(new PupilChooser(keeper, "whoAnswers", this), 1);
    for (QWidget *each : std::initializer_list<QWidget *> { m_result, m_source, m_giveUp, m_next })
        m_task->foot().addWidget(each);
    setFocusProxy(m_task);

    connect(m_end, &BigButton::clicked, this, [this] {
        leave();
        emit endWanted();
    });
    connect(m_giveUp, &BigButton::clicked, this, &PuzzleAsker::giveUp);
    connect(m_next, &BigButton::clicked, this, &PuzzleAsker::next);
    connect(m_task, &TaskView::answered, this, &PuzzleAsker::take);
    onLanguage(*this, [this] {
        //: Button: leaves the puzzles.
        m_end->setText(tr("&End"));
        //: Button, for a pupil who does not find the answer: shows it.
        m_giveUp->setText(tr("Show the ans&wer"));
        m_next->setText(tr("&Next puzzle"));
        write();
    });
}

bool PuzzleAsker::begin(Wanted wanted)
{
    m_wanted = std::move(wanted);
    m_asked.clear();
    return show(nextPuzzle());
}

bool PuzzleAsker::beginWith(const std::string &id)
{
    m_wanted = {};
    m_asked.clear();
    return show(m_keeper.book().puzzleBook().puzzle(id));
}

const practice::KeptPuzzle *PuzzleAsker::nextPuzzle() const
{
    const practice::PuzzleBook &shelf = m_keeper.book().puzzleBook();
    const practice::Pupil *pupil = m_keeper.book().chosen();
    const double middle = practice::levelFor(pupil ? pupil->strength : practice::Rating());
    const double level = m_wanted.isFitting ? middle : std::clamp(middle, m_wanted.least, m_wanted.most);
    return shelf.nearest(level, m_wanted.theme, [&](const std::string &id) {
        const double rating = shelf.puzzle(id)->difficulty.rating;
        return m_asked.contains(id) || (pupil && pupil->attempts.contains(id)) || rating < m_wanted.least
            || rating > m_wanted.most;
    });
}

bool PuzzleAsker::show(const practice::KeptPuzzle *puzzle)
{
    while (puzzle) {
        m_shown = puzzle->id;
        m_asked.insert(m_shown);
        if (const auto task = puzzle::taskOf(*puzzle)) {
            m_isCounted = false;
            m_isFirst = false;
            m_task->show(*task);
            write();
            emit changed();
            return true;
        }
        puzzle = nextPuzzle(); // its text can no longer be read
    }
    return false;
}

void PuzzleAsker::leave()
{
    const std::optional<task::Judged> &judged = m_task->judged();
    // A tap on a stone is no answer.
    const bool isWrong =
        judged && judged->correctness == task::Correctness::Wrong && judged->why != task::Why::Occupied;
    if (!m_shown.empty() && !m_isCounted && isWrong)
        take(false);
}

void PuzzleAsker::forget()
{
    m_shown.clear();
    m_isCounted = false;
    m_isFirst = false;
    write();
}

void PuzzleAsker::next()
{
    leave();
    if (!show(nextPuzzle()))
        emit endWanted();
}

void PuzzleAsker::giveUp()
{
    m_task->giveUp();
    write();
}

void PuzzleAsker::take(bool isRight)
{
    // Repeated tries have been counted already.
    if (!std::exchange(m_isCounted, true)) {
        const practice::Pupil *pupil = m_keeper.book().chosen();
        const practice::KeptPuzzle *puzzle = m_keeper.book().puzzleBook().puzzle(m_shown);
        m_isRight = isRight;
        m_isFirst = false;
        if (pupil && puzzle) {
            m_before = pupil->strength.rating;
            const practice::Question question { puzzle->id, puzzle->kind, puzzle->sgf };
            m_isFirst = m_keeper.change(practice::PuzzleAnswered { pupil->name, m_shown, isRight, m_keeper.today() });
            m_keeper.answer(question, isRight); // mistakes come again in daily practice
        }
        write();
        announce(m_result->text());
    }
    emit changed();
}

QString PuzzleAsker::resultText() const
{
    const practice::Pupil *pupil = m_keeper.book().chosen();
    if (!m_isCounted || !pupil)
        return {};
    if (!m_isFirst)
        return tr("Only the first answer to a puzzle counts.");
    const int now = static_cast<int>(std::lround(pupil->strength.rating));
    const int change = now - static_cast<int>(std::lround(m_before));
    //: A pupil's number after a puzzle, and by how much it has changed: %2 is "+12" or "−8".
    QString text = tr("Your number is %1 now (%2).")
                       .arg(now)
                       .arg(change < 0 ? QStringLiteral("−%1").arg(-change) : QStringLiteral("+%1").arg(change));
    const int streak = practice::streakOf(pupil->attempts);
    if (m_isRight && streak > 1)
        text = text::joinSentences(text, tr("%n puzzles right in a row.", nullptr, streak));
    return text;
}

void PuzzleAsker::write()
{
    const practice::KeptPuzzle *puzzle = m_keeper.book().puzzleBook().puzzle(m_shown);
    // What it is about would help to find the answer.
    m_where->setText(puzzle && (m_isCounted || !m_wanted.theme.empty()) ? themeText(puzzle->theme) : QString());
    m_source->setText(puzzle ? sourceText(*puzzle) : QString());
    m_source->setVisible(!m_source->text().isEmpty());
    m_result->setText(resultText());
    m_result->setVisible(!m_result->text().isEmpty());
    m_giveUp->setVisible(!m_isCounted);
}

} // namespace kagetsu::ui
