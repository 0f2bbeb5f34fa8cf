// SPDX-License-Identifier: MIT
#pragma once

#include "ui/record/proof/pointsigns.h"
#include "ui/record/proof/proofmarks.h"
#include "ui/record/proof/proofstory.h"

#include <QTimer>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QScrollArea;

namespace kagetsu::ui {

class LineQuestions;
class ProofButtons;
class SentenceTree;
class StoryView;

// Says of the point under the pointer whether it may be played and why: the verdict in one large sentence, then, step
// by step, what can be seen, and which marks belong on the board for it. The tree of all reasons is hidden until it is
// wanted. The page shows the marks: it lays them on its picture (layMarks) whenever marksChanged() is emitted, and when
// it has hidden the panel.
class ProofPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ProofPanel(QWidget *parent = nullptr);
    ~ProofPanel() override;

    // Sets the scene; the point stays the same if possible. Without a scene the panel shows only its idle text.
    void setScene(const std::optional<ProofScene> &scene);
    // Sets the text shown while no point is selected.
    void setIdleText(const QString &text);

    // Reports the place of the pointer or cursor: that point is shown unless one is pinned. Off the points, or on a
    // stone, the last point stays, so that the pointer can be moved to the buttons.
    void pointAt(std::optional<rules::Point> point);
    // Pins this point whatever the pointer does; the same point again, or a point with a stone, unpins it.
    void pin(rules::Point point);
    // The same on a user's request: the result is also announced.
    void askAbout(rules::Point point);
    void unpin();
    bool isPinned() const { return m_pinned; }
    // Sets whether the result is final and not a hint: it then stays on the board while the panel is hidden.
    void setSettled(bool settled);

    std::optional<rules::Point> point() const { return m_point; }
    // Returns the proof about the point being shown.
    const std::optional<rules::Proof> &proof() const { return m_story.proof(); }
    // Returns all its steps.
    const ProofStory &story() const { return m_story; }

    // Return the number of steps, no two of which have the same picture, and the current one. The count is 0 while no
    // point is shown.
    int stepCount() const { return m_story.count(); }
    int step() const { return m_step; }
    // Returns the first sentence of the proof in the step.
    QString sentence(int step) const { return m_story.sentence(step); }
    // True if all reasons are given (rules.md#proofs), not only the fewest that decide.
    bool isWhole() const;
    // Returns the text being read, with its explanation.
    QString spokenText() const;
    // Returns the marks; none for a hidden panel unless the result is final.
    ProofMarks marks() const;
    void layMarks(BoardPicture &picture) const;

    bool isPlaying() const { return m_play.isActive(); }

    QSize minimumSizeHint() const override { return { 180, 60 }; }

public slots:
    void nextStep();
    void previousStep();
    void firstStep();
    void lastStep();
    void goToStep(int step);
    // Switches to the whole proof with its tree, or back to the shortest; the current sentence is kept if both have it.
    void setWhole(bool whole);
    void toggleWhole() { setWhole(!isWhole()); }
    // Goes to the step about this line through the point; if the proof has none, says why there is nothing on it.
    void askLine(kagetsu::rules::Direction direction);
    // Plays through the steps, each for as long as it takes to read; called again, stops.
    void togglePlaying();

signals:
    void marksChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    static constexpr int PartGap = 4;

    bool isFree(rules::Point point) const;
    void showPoint(std::optional<rules::Point> point);
    void proveAgain();
    void fill();
    void showStep();
    void tellStep() const;
    void arrange();
    void playOn();
    void stopPlaying();

    std::optional<ProofScene> m_scene;
    std::optional<rules::Point> m_point;
    ProofStory m_story;
    std::vector<int> m_stepOfLine; // the step of each line of the tree
    std::optional<ProofAside> m_aside; // shown instead of the step
    int m_step = 0;
    int m_line = -1; // line of the tree, if it was selected there
    bool m_pinned = false;
    bool m_settled = false;
    int m_told = 0; // greatest height that a step of this point has needed
    QTimer m_play;

    QBoxLayout *m_rows;
    QScrollArea *m_idleArea; // what applies to no point may be long in a low window
    QLabel *m_idle;
    StoryView *m_view;
    SentenceTree *m_tree;
    LineQuestions *m_lines;
    ProofButtons *m_buttons;
};

} // namespace kagetsu::ui
