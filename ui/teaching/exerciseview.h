// SPDX-License-Identifier: MIT
#pragma once

#include "lesson/difficulty.h"
#include "lesson/exercise.h"
#include "ui/look/layout/page.h"
#include "ui/proof/pointsigns.h"

#include <QWidget>

#include <optional>

class QBoxLayout;
class QComboBox;
class QLabel;

namespace kagetsu::ui {

class BigButton;
class BoardPicture;
class BoardWidget;
class PositionMaker;
class ProofPanel;
class AnswerLabel;

// "Practice": all forbidden points of a position are to be tapped. Each tap is answered with its reason at once; at
// the end it is shown what was missed. Positions come without end.
class ExerciseView : public QWidget
{
    Q_OBJECT

public:
    explicit ExerciseView(QWidget *parent = nullptr);

    lesson::Level level() const { return m_level; }
    void setLevel(lesson::Level level);
    // The seed of the next position; else it is drawn by lot.
    void setSeed(std::uint32_t seed) { m_seed = seed; }

    // A new position of the level.
    void next();
    // This position, once; then those of the level.
    void start(const rules::Position &position);
    using QWidget::show;
    // All forbidden points are found, as far as the user sees.
    void finish();

    // The position practised on; nothing while the first one is being made.
    const std::optional<lesson::Exercise> &exercise() const { return m_exercise; }
    // The position is one of start(), so that its level is not known.
    bool isGiven() const { return m_isGiven; }
    // Of all positions done since the level was chosen.
    const lesson::Score &sum() const { return m_sum; }

    ProofPanel *proof() const { return m_proof; }
    // The board as it is seen.
    const BoardPicture &picture() const;
    // Points that only look forbidden bear their signs when the exercise is done.
    void setShown(const Shown &shown);

signals:
    void backWanted();
    void levelChosen();
    // There is a position, or another one.
    void started();
    // All of it is answered; exercise() says how well.
    void done();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void make();
    void take(const rules::Position &position);
    void show(const rules::Position &position, bool isGiven);
    void tap(rules::Point point);
    QString taskText() const;
    QString reasonOf(rules::Point point) const;
    QString answerText() const;
    QString endText() const;
    void place();
    void repaintBoard();
    void write();

    lesson::Level m_level = lesson::Level::Easy;
    std::uint32_t m_seed;
    std::optional<rules::Position> m_ready; // made ahead, so that nobody waits
    bool m_isMaking = false;
    bool m_isWaiting = false; // the next one made is shown at once
    std::optional<lesson::Exercise> m_exercise;
    bool m_isGiven = false; // by start(), so that its level is not known
    std::optional<rules::Point> m_asked; // the point tapped last
    lesson::Exercise::Tap m_answer = lesson::Exercise::Tap::NoPoint; // to that tap
    lesson::Score m_sum;
    PointSigns m_signs;
    int m_room = 0; // that the texts of this position needed at most, in a window where they stand below the board

    PositionMaker *m_maker;
    QBoxLayout *m_layout;
    BoardWidget *m_board;
    QWidget *m_side;
    BigButton *m_back;
    QComboBox *m_levels;
    QLabel *m_task;
    QLabel *m_counts;
    AnswerLabel *m_reason;
    ProofPanel *m_proof;
    QLabel *m_sumLabel;
    BigButton *m_go; // "I am done", then "Next position"
};

} // namespace kagetsu::ui
