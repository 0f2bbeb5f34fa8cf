// SPDX-License-Identifier: MIT
#pragma once

#include "match/journal/journalprotocol.h"
#include "ui/arbiter/replay/journalwalk.h"
#include "ui/controls/layout/page.h"
#include "ui/record/proof/pointsigns.h"

#include <QWidget>

#include <array>

class QBoxLayout;
class QLabel;
class QSlider;
class QTabWidget;
class QTableView;

namespace kagetsu::ui {

class BoardWidget;
class JournalModel;
class JournalReplayClock;
class ProofPanel;
class SignButton;

// Shows a disputed moment (match-journal.md#protocol): the game as it was after any line of a journal, with the
// position, both clocks to the millisecond, the last presses, everything else that happened, open claims and requests,
// and the verdict on any stone or point with its proof. For arbiters only: it reveals what a running game must not.
class JournalReplayView : public QWidget
{
    Q_OBJECT

public:
    explicit JournalReplayView(QWidget *parent = nullptr);

    // Shows a journal. Keeps the current line, or follows the end if the view was there.
    void setJournal(const journal::JournalProtocol &found);
    // Appends lines, all heartbeats except the last, which is an announcement; the clocks are those at its moment. The
    // cost depends only on the new lines.
    void append(const std::vector<match::ProtocolLine> &lines, const PerSeat<clock::Reading> &clocks);
    int line() const { return m_walk.line(); }
    int lineCount() const { return m_walk.count(); }
    const match::Match &match() const { return m_walk.match(); }
    ProofPanel *proof() const { return m_proof; }
    // Returns the number of the move being judged; nothing if the current position is.
    std::optional<int> judgedMove() const { return m_judgedMove; }

    // Sets whether all forbidden points have signs; off by default.
    void setShown(const Shown &shown);
    QSize minimumSizeHint() const override { return { 320, 420 }; }

public slots:
    void goTo(int line);
    void first();
    void previous();
    void next();
    void last();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void connectParts();
    SignButton *stepButton(const char *name, void (JournalReplayView::*step)());
    QTableView *list(const char *name, JournalModel *model);
    // Shows the current line, and what can be asked about it.
    void showLine();
    void showPlace();
    void showWaiting();
    void fillEntries();
    void tellUnproven();
    // Returns the stone in question at this line: the claimed one, otherwise the last one placed.
    std::optional<rules::Point> stoneInQuestion() const;
    void ask(rules::Point point);
    // Judges the stone at this point at the time it was placed, or a stone that would be placed there; with nothing,
    // the whole board as it is.
    void judge(std::optional<rules::Point> point);
    void repaintBoard();
    void arrange();
    void retranslate();

    journal::JournalProtocol m_found;
    JournalWalk m_walk;
    std::optional<int> m_judgedMove;
    ProofScene m_scene; // what is being judged
    PointSigns m_signs;

    JournalModel *m_entries;
    JournalModel *m_presses;
    QBoxLayout *m_layout;
    BoardWidget *m_board;
    QWidget *m_side;
    QLabel *m_unproven; // says from which line on the journal proves nothing
    QLabel *m_where;
    QLabel *m_what;
    QBoxLayout *m_clockRow;
    PerSeat<JournalReplayClock *> m_clocks;
    QLabel *m_waiting;
    std::array<SignButton *, 4> m_steps {};
    QSlider *m_slider;
    QTabWidget *m_tabs;
    QTableView *m_pressList;
    QTableView *m_entryList;
    ProofPanel *m_proof;
};

} // namespace kagetsu::ui
