// SPDX-License-Identifier: MIT
#pragma once

#include "journal/journalprotocol.h"
#include "ui/arbiter/replay/journalwalk.h"
#include "ui/look/layout/page.h"
#include "ui/proof/pointsigns.h"

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

// A disputed moment (journal.md#protocol): any line of a journal as the game stood after it, with the position, both
// clocks to the millisecond, the last presses, everything else that happened, what waits for an answer, and the verdict
// on any stone or point with its proof. For the eyes of an arbiter: it tells what a running game may not.
class JournalReplayView : public QWidget
{
    Q_OBJECT

public:
    explicit JournalReplayView(QWidget *parent = nullptr);

    // Stays at the line where it stood, or follows the end when it stood there.
    void setJournal(const journal::JournalProtocol &found);
    // The journal has these lines besides, all heartbeats but the last, which is an announcement; the clocks are those
    // of its moment. Costs no more than they do.
    void append(const std::vector<match::ProtocolLine> &lines, const PerSeat<clock::Reading> &clocks);
    int line() const { return m_walk.line(); }
    int lineCount() const { return m_walk.count(); }
    const match::Match &match() const { return m_walk.match(); }
    ProofPanel *proof() const { return m_proof; }
    // The number of the move that is judged; nothing when the position as it stands is.
    std::optional<int> judgedMove() const { return m_judgedMove; }

    // Signs on all forbidden points; off unless somebody wants them.
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
    SignButton *stepButton(const char *name, void (JournalReplayView::*step)());
    QTableView *list(const char *name, JournalModel *model);
    // What stands at the line, and besides, what is asked about it.
    void showLine();
    void showPlace();
    void showWaiting();
    void fillEntries();
    void tellUnproven();
    // The stone that is in question at this line: a claimed one, else the last one laid.
    std::optional<rules::Point> stoneInQuestion() const;
    void ask(rules::Point point);
    // The stone there when it was laid, or a stone that would be laid there; nothing: the whole board as it stands.
    void judge(std::optional<rules::Point> point);
    void repaintBoard();
    void arrange();
    void retranslate();

    journal::JournalProtocol m_found;
    JournalWalk m_walk;
    std::optional<int> m_judgedMove;
    ProofScene m_scene; // what is judged
    PointSigns m_signs;

    JournalModel *m_entries;
    JournalModel *m_presses;
    QBoxLayout *m_layout;
    BoardWidget *m_board;
    QWidget *m_side;
    QLabel *m_unproven; // from which line on the journal proves nothing
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
