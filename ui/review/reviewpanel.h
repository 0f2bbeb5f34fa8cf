// SPDX-License-Identifier: MIT
#pragma once

#include "ui/review/gamereviewer.h"

#include <QWidget>

#include <map>

class QAction;
class QLabel;
class QMenu;
class QToolButton;

namespace kagetsu::ui {

class ReviewStrip;
class SearchPace;
class SignButton;

// Has the game of a page reviewed in the background and shows its marks: each leads to its move, says what was missed
// there, and has the page show the win or the proof. What becomes of the page is the page's own (signals).
class ReviewPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewPanel(QWidget *parent = nullptr);
    ~ReviewPanel() override;

    void ask(const ReviewQuestion &question);
    void stop() { m_reviewer->stop(); }
    // Another game is shown: nothing of this one is told any more.
    void forget();

    bool isRunning() const { return m_reviewer->isRunning(); }
    // Since something was asked, until it is closed.
    bool isOpen() const { return m_isOpen; }
    // With a review, or with why there is none.
    bool isAnswered() const { return m_answer.has_value(); }
    const GameReview *review() const { return m_answer && *m_answer ? &m_answer->value() : nullptr; }
    // The game was edited, and is not what was reviewed any more, or is it again: what was found is still read, but
    // neither shown in it nor written into it.
    void setChanged(bool isChanged);
    bool isChanged() const { return m_isChanged; }
    // Of the mark that is looked at, else of the whole game.
    QString text() const;
    std::optional<std::size_t> mark() const;

    // The node looked at is this one: its mark is chosen.
    void setNode(record::NodeId node);
    // The page goes to this node to show what belongs to the mark, which stays chosen there.
    void holdAt(record::NodeId node);
    // From the mark, or from the node, that is looked at.
    void nextMark() { step(true); }
    void previousMark() { step(false); }
    // Goes to the move of a mark.
    void goToMark(std::size_t mark);

    QSize minimumSizeHint() const override;

signals:
    // It opened or closed, a review began or ended.
    void changed();
    void nodeWanted(kagetsu::record::NodeId node);
    // The win is to be seen in this position, before the move at the node or after it.
    void winWanted(kagetsu::record::NodeId node, bool before, const kagetsu::solver::Question &position,
        const kagetsu::review::Win &win);
    // Why the stone of the node may not stand there.
    void proofWanted(kagetsu::record::NodeId node, kagetsu::rules::Point point);
    // What was found is to become comments of the record.
    void commentsWanted();
    void paperWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Deed : std::uint8_t { Foul, Missed, Allowed, Write, Print, Close };

    void take(const ReviewAnswer &answer);
    void step(bool forward);
    std::vector<Deed> shows() const;
    bool can(Deed deed) const;
    void act(Deed deed);
    void fill();
    // Of a mark, else of the whole game.
    QString textOf(std::optional<std::size_t> mark) const;
    QString findingsOf(std::optional<std::size_t> mark) const;
    // Room for the longest of the texts, so that nothing moves from one mark to the next.
    void fitText();

    GameReviewer *m_reviewer;
    bool m_isOpen = false;
    bool m_isChanged = false; // since it was reviewed
    std::optional<ReviewAnswer> m_answer;
    record::NodeId m_node = record::GameTree::root(); // looked at
    std::optional<record::NodeId> m_shownAt; // where the page was sent to show what belongs to the mark

    QLabel *m_text;
    ReviewStrip *m_strip;
    SearchPace *m_pace;
    QWidget *m_buttons;
    SignButton *m_back;
    SignButton *m_forward;
    QToolButton *m_show;
    QToolButton *m_more;
    QMenu *m_menu;
    std::map<Deed, QAction *> m_deeds;
};

} // namespace kagetsu::ui
