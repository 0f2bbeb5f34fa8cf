// SPDX-License-Identifier: MIT
#pragma once

#include "ui/proof/pointsigns.h"
#include "ui/proof/proofmarks.h"
#include "ui/proof/proofstory.h"

#include <QTimer>
#include <QWidget>

class QBoxLayout;
class QLabel;

namespace kagetsu::ui {

class LineQuestions;
class ProofButtons;
class SentenceTree;
class StoryView;

// Says of the point that is pointed at whether it may be played and why: the verdict in one large sentence, then step
// by step what one sees, and which marks belong on the board for it. All reasons, as a tree, are folded away until
// somebody wants them. The page shows the marks: it lays them on its picture (layMarks) whenever marksChanged() tells
// so, and when it has hidden the panel.
class ProofPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ProofPanel(QWidget *parent = nullptr);
    ~ProofPanel() override;

    // A new scene keeps the point where it can. Without one the panel says nothing but its idle text.
    void setScene(const std::optional<ProofScene> &scene);
    // Stands there while no point is shown.
    void setIdleText(const QString &text);

    // The pointer or the cursor is here: the point shown, unless one is pinned. Off the points, or on a stone, the last
    // one stays, so that the hand can go to the buttons.
    void pointAt(std::optional<rules::Point> point);
    // Holds this point whatever the pointer does; the same once more, or a point with a stone, lets go.
    void pin(rules::Point point);
    // The same by somebody who wants to know: it is heard, too.
    void askAbout(rules::Point point);
    void unpin();
    bool isPinned() const { return m_pinned; }
    // What is said is settled and no help: it stays on the board while the panel cannot be seen.
    void setSettled(bool settled);

    std::optional<rules::Point> point() const { return m_point; }
    // Of the point shown.
    const std::optional<rules::Proof> &proof() const { return m_story.proof(); }

    // The steps, no two of the same picture, and the one being read. The count is 0 while no point is shown.
    int stepCount() const { return m_story.count(); }
    int step() const { return m_step; }
    // The sentence of the proof that the step begins with.
    QString sentence(int step) const { return m_story.sentence(step); }
    // Whether every reason is given (forbidden-moves.md#proofs), not only the shortest that decide.
    bool isWhole() const;
    // What is being read, with its explanation.
    QString spokenText() const;
    // Nothing of a panel that cannot be seen is on the board, but for what is settled.
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
    // The whole proof with its tree instead of the shortest, or back; what is read stays where both have it.
    void setWhole(bool whole);
    void toggleWhole() { setWhole(!isWhole()); }
    // Goes to the step about this line through the point; where nothing was to be said of it, says that.
    void askLine(kagetsu::rules::Direction direction);
    // Goes through the steps by itself, each as long as one reads it; once more to stop.
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
    std::vector<int> m_stepOfLine; // of the tree
    std::optional<ProofAside> m_aside; // read instead of the step
    int m_step = 0;
    int m_line = -1; // of the tree, where it was chosen there
    bool m_pinned = false;
    bool m_settled = false;
    int m_told = 0; // height that the steps of this point needed at most
    QTimer m_play;

    QBoxLayout *m_rows;
    QLabel *m_idle;
    StoryView *m_view;
    SentenceTree *m_tree;
    LineQuestions *m_lines;
    ProofButtons *m_buttons;
};

} // namespace kagetsu::ui
