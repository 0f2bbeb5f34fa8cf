// SPDX-License-Identifier: MIT
#pragma once

#include "ui/record/review/gamereviewer.h"
#include "ui/record/review/positionuse.h"

#include <QWidget>

#include <map>

class QAction;
class QLabel;
class QMenu;
class QToolButton;
class QVBoxLayout;

namespace kagetsu::ui {

class MomentCards;
class ReviewChoice;
class ReviewCurve;
class ReviewStrip;
class SearchPace;
struct Analyst;

// Has the game of a page reviewed in the background and shows its course, its key moments and its marks: each leads to
// its move, says what was missed there, and lets the page show the win or the proof. The page reacts to the signals.
class ReviewPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewPanel(QWidget *parent = nullptr);
    ~ReviewPanel() override;

    // Sets who can be asked for an opinion. Without, games are reviewed by fours and threes alone.
    void setAnalyst(const Analyst &analyst);
    // Starts a review; with an engine, if that was chosen.
    void ask(const ReviewQuestion &question);
    // Goes on looking for wins by threes, ten times as long as before.
    void lookLonger();
    void stop() { m_reviewer->stop(); }
    // Forgets the review, because another game is shown.
    void forget();

    bool isRunning() const { return m_reviewer->isRunning(); }
    // False while the review may still say more.
    bool isSettled() const { return !m_reviewer->isAwaited(); }
    // True from the first request until the panel is closed.
    bool isOpen() const { return m_isOpen; }
    // True if there is a review, or a reason why there is none.
    bool isAnswered() const { return m_answer.has_value(); }
    const GameReview *review() const { return m_answer && *m_answer ? &m_answer->value() : nullptr; }
    // Sets whether the game was edited since the review: the findings can still be read, but are neither shown in the
    // game nor written into it.
    void setChanged(bool isChanged);
    bool isChanged() const { return m_isChanged; }
    // Returns the text about the current mark, or about the whole game if there is none.
    QString text() const;
    std::optional<std::size_t> mark() const;

    // Returns the curve of the game, which the page may show below the board instead. takeCurve() brings it back.
    ReviewCurve &curve() const { return *m_curve; }
    void takeCurve();
    // Sets the current node; its mark becomes the current one.
    void setNode(record::NodeId node);
    // Announces that the page goes to this node to show what belongs to the mark, which stays current there.
    void holdAt(record::NodeId node);
    // Go to the next or previous mark from the current mark or, without one, from the current node.
    void nextMark() { step(true); }
    void previousMark() { step(false); }
    // Goes to the move of a mark.
    void goToMark(std::size_t mark);

    QSize minimumSizeHint() const override;

signals:
    // Emitted when the panel opened or closed, or a review began or ended.
    void changed();
    void nodeWanted(kagetsu::record::NodeId node);
    // Emitted to show the win in this position, before or after the move at the node.
    void winWanted(kagetsu::record::NodeId node, bool before, const kagetsu::solver::Question &position,
        const kagetsu::review::Win &win);
    // Emitted to show why the stone of the node is forbidden.
    void proofWanted(kagetsu::record::NodeId node, kagetsu::rules::Point point);
    // Emitted when the position before or after the move at the node should become a task, a diagram, or a row of the
    // worksheet of the record.
    void positionWanted(kagetsu::record::NodeId node, bool before, kagetsu::ui::PositionUse use);
    // Emitted when the findings should become comments of the record.
    void commentsWanted();
    void paperWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void connectParts();
    // Reviews the same game in the way that was just chosen; what is proven stays.
    void chooseHow();
    QString engineText() const;
    enum class Entry : std::uint8_t { Foul, Missed, Allowed, Task, Diagram, Sheet, Longer, Write, Print, Close };

    void take(const ReviewAnswer &answer);
    // Passes what was found on to the parts that show it.
    void showFound();
    void step(bool forward);
    std::vector<Entry> shows() const;
    std::optional<Entry> mainEntry() const;
    bool can(Entry entry) const;
    void act(Entry entry);
    void usePosition(PositionUse use);
    void fill();
    // Returns the text about a mark, or about the whole game.
    QString textOf(std::optional<std::size_t> mark) const;
    QString findingsOf(std::optional<std::size_t> mark) const;
    // Reserves room for the longest text, so that nothing moves from one mark to the next.
    void fitText();

    GameReviewer *m_reviewer;
    bool m_isOpen = false;
    bool m_isChanged = false; // since it was reviewed
    ReviewQuestion m_asked;
    std::optional<ReviewAnswer> m_answer;
    QString m_announced;
    record::NodeId m_node = record::GameTree::root(); // current node
    std::optional<record::NodeId> m_shownAt; // where the page was sent to show what belongs to the mark

    QVBoxLayout *m_found; // what is read, which scrolls
    ReviewChoice *m_how;
    QLabel *m_text;
    ReviewCurve *m_curve; // in this panel, or below the board
    ReviewStrip *m_strip;
    MomentCards *m_moments;
    SearchPace *m_pace;
    QWidget *m_buttons;
    QToolButton *m_show;
    QToolButton *m_more;
    QMenu *m_menu;
    std::map<Entry, QAction *> m_entries;
};

} // namespace kagetsu::ui
