// SPDX-License-Identifier: MIT
#pragma once

#include "learn/lesson/cases.h"
#include "rules/judge.h"
#include "ui/controls/layout/page.h"
#include "ui/record/proof/pointsigns.h"

#include <QWidget>

#include <array>

class QBoxLayout;
class QLabel;

namespace kagetsu::ui {

class BigButton;
class BoardPicture;
class BoardWidget;
class ProofPanel;
class AnswerLabel;

// Shows a case of the gallery: the board, the question and, once it is answered or the answer was requested, the
// verdict with its proof, step by step on the board.
class CaseView : public QWidget
{
    Q_OBJECT

public:
    explicit CaseView(QWidget *parent = nullptr);

    // Shows a case, which must outlive its display; it is number `place` of `count` in its chapter.
    void show(const lesson::Case &one, int place, int count);
    using QWidget::show;

    bool isAnswered() const { return m_isAnswered; }
    // Answers with this outcome; without one, the answer is only shown.
    void answer(std::optional<rules::Outcome> guess);

    ProofPanel *proof() const { return m_proof; }
    // Returns the board as displayed.
    const BoardPicture &picture() const;
    void setShown(const Shown &shown);

signals:
    void backWanted();
    void previousWanted();
    void nextWanted();
    void exerciseWanted();
    void answered(bool isRight);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    BigButton *guess(rules::Outcome outcome) const { return m_guesses[static_cast<std::size_t>(outcome)]; }
    void ask();
    void repaintBoard();
    void write();
    void place();
    void retranslate();

    const lesson::Case *m_case = nullptr;
    int m_place = 0;
    int m_count = 0;
    bool m_isAnswered = false;
    std::optional<rules::Outcome> m_guess;
    rules::Outcome m_outcome = rules::Outcome::Allowed; // outcome of the case, once it is answered
    PointSigns m_signs;

    QBoxLayout *m_layout;
    BoardWidget *m_board;
    QWidget *m_side;
    BigButton *m_back;
    BigButton *m_previous;
    BigButton *m_next;
    QLabel *m_where;
    QLabel *m_title;
    QLabel *m_question;
    QWidget *m_answers;
    std::array<BigButton *, 3> m_guesses {}; // buttons in the order of rules::Outcome
    BigButton *m_tell;
    AnswerLabel *m_verdict;
    AnswerLabel *m_note;
    ProofPanel *m_proof;
    BigButton *m_exercise;
};

} // namespace kagetsu::ui
