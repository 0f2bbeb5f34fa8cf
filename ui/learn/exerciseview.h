// SPDX-License-Identifier: MIT
#pragma once

#include "learn/lesson/difficulty.h"
#include "learn/lesson/exercise.h"
#include "ui/controls/layout/page.h"
#include "ui/record/proof/pointsigns.h"

#include <QWidget>

#include <optional>

class QBoxLayout;
class QComboBox;
class QLabel;

namespace kagetsu::ui {

class AnswerLabel;
class BigButton;
class BoardPicture;
class BoardWidget;
class PositionMaker;
class PracticeKeeper;
class ProofPanel;

// "Practice": the user taps all forbidden points of a position. Each tap is answered at once with the reason; at the
// end the missed points are shown. Positions are generated without limit.
class ExerciseView : public QWidget
{
    Q_OBJECT

public:
    explicit ExerciseView(QWidget *parent = nullptr);

    // Shows whose answers count, if there are pupils. The keeper must outlive this view.
    void setPractice(PracticeKeeper &keeper);

    lesson::Level level() const { return m_level; }
    void setLevel(lesson::Level level);
    // Sets the seed of the next position, which is otherwise random.
    void setSeed(std::uint32_t seed) { m_seed = seed; }

    // Shows a new position of the level.
    void next();
    // Shows this position once; the following ones are of the level again.
    void start(const rules::Position &position);
    // Asks the same position again, of somebody else. The focus stays where it is.
    void startOver();
    using QWidget::show;
    // Called when the user thinks that all forbidden points are found.
    void finish();

    // Returns the current exercise; nothing while the first position is being made.
    const std::optional<lesson::Exercise> &exercise() const { return m_exercise; }
    // True if the position was passed to start(), so its level is unknown.
    bool isGiven() const { return m_isGiven; }
    // Returns the total over all positions done since the level was chosen.
    const lesson::Score &sum() const { return m_sum; }

    ProofPanel *proof() const { return m_proof; }
    // Returns the board as displayed.
    const BoardPicture &picture() const;
    // Sets whether points that only look forbidden get their signs once the exercise is done.
    void setShown(const Shown &shown);

signals:
    void backWanted();
    void levelChosen();
    // Emitted when a position is shown.
    void started();
    // Emitted when the exercise is done; exercise() has the result.
    void done();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void make();
    void take(const rules::Position &position);
    void show(const rules::Position &position, bool isGiven);
    void begin(const rules::Position &position);
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
    std::optional<rules::Position> m_ready; // made in advance, so that nobody has to wait
    bool m_isMaking = false;
    bool m_isWaiting = false; // the next position made is shown at once
    std::optional<lesson::Exercise> m_exercise;
    bool m_isGiven = false; // passed to start(), so its level is unknown
    std::optional<rules::Point> m_asked; // the point tapped last
    lesson::Exercise::Tap m_answer = lesson::Exercise::Tap::NoPoint; // the reply to that tap
    lesson::Score m_sum;
    PointSigns m_signs;
    // The most room that the texts of this position have needed, in a window that shows them below the board.
    int m_room = 0;

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
