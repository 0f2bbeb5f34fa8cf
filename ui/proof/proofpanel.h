// SPDX-License-Identifier: MIT
#pragma once

#include "ui/proof/pointsigns.h"
#include "ui/proof/proofmarks.h"
#include "wording/proof/outline.h"

#include <QWidget>

#include <array>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QScrollArea;
class QToolButton;

namespace kagetsu::ui {

class ProofLegend;
class SentenceTree;

// Says of the point that is pointed at whether it may be played and why, sentence by sentence, and which marks belong
// on the board for the sentence being read. The page shows the marks: it lays them on its picture (layMarks) whenever
// marksChanged() tells so, and when it has hidden the panel.
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
    const std::optional<rules::Proof> &proof() const { return m_proof; }

    // The sentences in order and the one being read. The count is 0 while no point is shown.
    int stepCount() const { return static_cast<int>(m_sentences.size()); }
    int step() const { return m_step; }
    QString sentence(int step) const;
    // Whether every reason is given (forbidden-moves.md#proofs), not only the shortest that decide.
    bool isWhole() const;
    // What is being read, with its explanation.
    QString spokenText() const;
    // Nothing of a panel that cannot be seen is on the board, but for what is settled.
    ProofMarks marks() const;
    void layMarks(BoardPicture &picture) const;

    QSize minimumSizeHint() const override { return { 180, 60 }; }

public slots:
    void nextStep();
    void previousStep();
    void goToStep(int step);
    // The whole proof instead of the shortest, or back; the sentence being read stays where both have it.
    void setWhole(bool whole);
    void toggleWhole() { setWhole(!isWhole()); }
    // Goes to the sentence about this line through the point; where nothing was to be said of it, says that.
    void askLine(kagetsu::rules::Direction direction);

signals:
    void marksChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    bool isFree(rules::Point point) const;
    void showPoint(std::optional<rules::Point> point);
    void proveAgain();
    void fill();
    void showStep();
    void tellStep() const;
    void arrange();
    void fitInfo();
    void retranslate();
    QToolButton *bigButton(const char *name);

    std::optional<ProofScene> m_scene;
    std::optional<rules::Point> m_point;
    std::optional<rules::Proof> m_proof;
    std::vector<wording::Sentence> m_sentences;
    int m_step = 0;
    bool m_pinned = false;
    bool m_settled = false;
    int m_told = 0; // height that the explanations of this point needed at most

    QLabel *m_idle;
    SentenceTree *m_tree;
    QLabel *m_now; // the sentence alone, where there is no room for the tree
    QLabel *m_help;
    ProofLegend *m_legend;
    QScrollArea *m_info;
    QWidget *m_asking;
    QLabel *m_question;
    QToolButton *m_whole;
    std::array<QToolButton *, 4> m_lines {}; // in the order of rules::AllDirections
    QToolButton *m_back;
    QToolButton *m_forward;
    QLabel *m_count;
    QBoxLayout *m_askingRows;
    QBoxLayout *m_lineRow; // the four lines and, where there is room, the button for all reasons
    QGridLayout *m_reading; // the explanation and the buttons
};

} // namespace kagetsu::ui
