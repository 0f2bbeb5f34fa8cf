// SPDX-License-Identifier: MIT
// The part of TaskView that contains its texts.
#include "text/common/sentences.h"
#include "text/proof/proof.h"
#include "text/rules/moves.h"
#include "text/rules/rules.h"
#include "text/task/tasks.h"
#include "ui/board/announce.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/bigbutton.h"
#include "ui/learn/task/answerpad.h"
#include "ui/learn/task/lineplayer.h"
#include "ui/learn/task/taskview.h"

#include <QLabel>

namespace kagetsu::ui {

using task::Correctness;
using task::Kind;

namespace {

// Returns the first line of a text, which is read first.
QString headOf(const QString &text)
{
    return text.section(QLatin1Char('\n'), 0, 0).trimmed();
}

QString restOf(const QString &text)
{
    return text.section(QLatin1Char('\n'), 1).trimmed();
}

void say(QLabel &label, const QString &text)
{
    label.setText(text);
    label.setVisible(!text.isEmpty());
}

} // namespace

// Returns the solution for a pupil who asked for it, without praise.
QString TaskView::solutionText() const
{
    if (m_task.kind == Kind::Choose && m_answer.choice && m_answer.points.empty())
        return QString::fromStdString(m_task.choices[*m_answer.choice].text);
    if (m_task.kind == Kind::Win || m_task.kind == Kind::Order)
        return {};
    if (!m_answer.points.empty())
        return text::pointsText(m_answer.points);
    return text::firstSentence(*m_judged, m_task);
}

void TaskView::tellStone()
{
    if (!m_player->isShowing())
        return;
    const task::Line &line = m_player->line();
    const int laid = m_player->laid();
    if (laid > 0) {
        const task::LaidStone &stone = line.stones[static_cast<std::size_t>(laid - 1)];
        announce(text::moveText({ stone.side, stone.point }));
    }
    const QString told = m_player->isAtEnd() ? text::lineText(line, m_task.side) : text::lineTextSoFar(line, laid);
    if (!told.isEmpty())
        announce(told);
}

QString TaskView::question() const
{
    return m_question->text();
}

// Returns the rest of the question, then why the answer is what it is.
QString TaskView::moreText() const
{
    QStringList texts;
    const QString text = QString::fromStdString(m_task.text);
    if (m_task.kind != Kind::Show && !restOf(text).isEmpty())
        texts += restOf(text);
    if (m_judged) {
        texts += text::proofText(*m_judged, m_task);
        if (m_isOver)
            texts += QString::fromStdString(m_task.explanation);
    } else if (m_task.kind == Kind::Show) {
        texts += QString::fromStdString(m_task.explanation);
    }
    texts.removeAll(QString());
    return texts.join(QLatin1Char('\n'));
}

QString TaskView::correctnessText() const
{
    if (m_wasSolved)
        return tr("You have solved this.");
    if (m_isGivenUp)
        return m_judged->correctness == Correctness::Right ? tr("This is the answer:")
                                                           : tr("The answer was not found.");
    return m_judged->why == task::Why::Occupied ? QString() : text::correctnessText(m_judged->correctness);
}

void TaskView::writeButtons()
{
    m_pad->setVisible(!m_isOver && !m_pad->isEmpty());
    m_check->setVisible(!m_isOver && wantsFinish());
    m_check->setEnabled(!isThinking() && hasTapped());
    m_none->setVisible(!m_isOver && m_task.kind == Kind::ForbiddenPoints);
    m_none->setEnabled(m_answer.points.empty());
    m_hint->setVisible(!m_isOver && !m_task.hint.empty() && !m_isHintShown);
    m_again->setVisible(m_isOver && m_fault.isEmpty() && m_task.kind != Kind::Show);
    // The button for the next page is the main one after a right answer.
    //: Button: the same task once more, after it was solved.
    m_again->setText(isSolved() ? tr("Repea&t") : tr("&Try again"));
    m_again->setSizePolicy(isSolved() ? QSizePolicy::Fixed : QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TaskView::write()
{
    QString text = QString::fromStdString(m_task.text);
    if (text.trimmed().isEmpty())
        text = text::plainQuestion(m_task);
    // The question about a forbidden point is why it is forbidden.
    m_question->setText(m_asksForKinds ? text::firstSentence(*m_judged, m_task) : headOf(text));
    say(*m_how,
        !m_fault.isEmpty()   ? text::joined(tr("This page has a mistake."), m_fault)
            : m_isOver       ? QString()
            : isThinking()   ? tr("Thinking…")
            : m_asksForKinds ? tr("Tick every reason, then check.")
                             : text::howToAnswer(m_task));
    setAccessibleName(headOf(text));
    m_board->setAccessibleName(tr("Board: %1").arg(headOf(text)));
    writeButtons();
    say(*m_hintText, m_isHintShown ? QString::fromStdString(m_task.hint) : QString());
    const bool isJudged = m_judged && !isThinking();
    say(*m_correctness, isJudged ? correctnessText() : QString());
    QString sentence;
    if (isJudged && !m_asksForKinds)
        sentence = m_isGivenUp || (m_wasSolved && m_task.kind == Kind::Choose) ? solutionText()
                                                                               : text::firstSentence(*m_judged, m_task);
    say(*m_sentence, sentence);
    // The text of a page that explains is shown at once; the rest of a question is shown on request.
    say(*m_words,
        m_task.kind == Kind::Show ? restOf(text)
            : isJudged            ? QString::fromStdString(m_judged->words)
                                  : QString());
    const QString more = moreText();
    m_more->setVisible(!more.isEmpty());
    m_more->setText(m_isMoreShown ? tr("&Less") : tr("&More"));
    say(*m_rest, m_isMoreShown ? more : QString());
    writeLine();
}

void TaskView::writeLine()
{
    const bool isShowing = m_player->isShowing();
    m_show->setVisible(!m_player->isEmpty() && !isThinking());
    m_show->setText(isShowing ? tr("&Back") : tr("&Show on the board"));
    for (BigButton *arrow : { m_back, m_on })
        arrow->setVisible(isShowing);
    m_back->setEnabled(m_player->hasPrevious());
    m_on->setEnabled(m_player->hasNext());
    const bool endsLine = m_player->isShowing() && m_player->isAtEnd() && m_player->hasNext();
    m_on->setArrowType(endsLine ? Qt::NoArrow : Qt::RightArrow);
    //: Button: the next of several lines of stones is played out.
    m_on->setText(endsLine ? tr("Next line") : QString());
    QString told;
    if (isShowing) {
        const task::Line &line = m_player->line();
        told = m_player->isAtEnd() ? text::lineText(line, m_task.side) : text::lineTextSoFar(line, m_player->laid());
        if (m_player->lineCount() > 1) {
            //: Which of several lines of stones is played out; %1 of %2.
            const QString where = tr("Line %1 of %2.").arg(m_player->lineNumber()).arg(m_player->lineCount());
            told = told.isEmpty() ? where : text::joined(where, told);
        }
    }
    say(*m_lineText, told);
    place();
}

void TaskView::retranslate()
{
    //: Button: there are no more points to tap, it seems to me.
    m_check->setText(tr("Check &answers"));
    //: Button, where forbidden points are sought: there is not one.
    m_none->setText(tr("There are n&one"));
    //: Button: a help that does not tell the answer.
    m_hint->setText(tr("&Hint"));
    m_back->setToolTip(tr("Previous stone"));
    m_on->setToolTip(tr("Next stone"));
    for (BigButton *arrow : { m_back, m_on })
        arrow->setAccessibleName(arrow->toolTip());
    m_pad->retranslate();
    write();
}

} // namespace kagetsu::ui
