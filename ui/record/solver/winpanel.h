// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/proof/checker.h"
#include "base/background/task.h"
#include "ui/record/solver/winmarks.h"
#include "ui/record/solver/winrows.h"
#include "ui/record/solver/winscene.h"
#include "ui/record/solver/winsearch.h"

#include <QWidget>

#include <map>

class QAction;
class QLabel;
class QMenu;
class QToolButton;

namespace kagetsu::ui {

class SearchPace;
class SentenceTree;
class SignButton;
class WinLegend;

// Searches for wins by fours in the position of a page and shows the result: the tree of a win, read row by row while
// the board shows its stones; all first moves; all defences; or that there is no win, or that this is not known. The
// page shows the marks: it lays them on its picture (layMarks) whenever marksChanged() is emitted, and when it has
// hidden the panel.
class WinPanel : public QWidget
{
    Q_OBJECT

public:
    // While a win is shown, keys that step through it are passed on from the board to the panel.
    explicit WinPanel(QWidget *board, QWidget *parent = nullptr);
    ~WinPanel() override;

    // Sets the scene; a different one abandons the search and discards its result. Without a scene nothing is searched
    // for.
    void setScene(const std::optional<WinScene> &scene);
    // Sets the text shown while there is no scene.
    void setIdleText(const QString &text);
    // Sets whether the page can write a win into a record.
    void setInsertable(bool insertable);
    // Sets whether the page has buttons that step through a win, so that the panel needs none.
    void setStepsElsewhere(bool elsewhere);
    // Sets how many positions a search visits before it gives up; the next one visits more.
    void setLimit(std::uint64_t nodes) { m_limit = nodes; }

    void find(rules::Side attacker) { ask(WinAsk::Win, attacker); }
    // Shows a win that was found elsewhere, as if it had been searched for here. Returns false if the scene is a
    // different one.
    bool showWin(const solver::Question &position, const solver::Proof &proof, bool isShortest);
    // Search for the side to move, or for the other one.
    void findForMover();
    void findForOther();
    // The same with threes that threaten to win with the next four.
    void findByThrees(rules::Side attacker);
    void findByThreesForMover();
    void findByThreesForOther();
    // Mark the moves of the attacker whose answer is shown; otherwise first moves of the side to move, and defences
    // against the other side.
    void markFirstMoves() { ask(WinAsk::FirstMoves, attackerFor(WinAsk::FirstMoves)); }
    void markDefences() { ask(WinAsk::Defences, attackerFor(WinAsk::Defences)); }
    void searchLonger();
    void checkProof();
    void stop();
    // Call it when the page is left.
    void giveUp();

    bool isSearching() const { return m_search->isRunning(); }
    const std::optional<WinFound> &found() const { return m_found; }
    // Return the answer in words, and any further remarks.
    QString text() const;
    QString note() const;

    // Return the number of rows of a win, and the one being read. The count is 0 without a win.
    int rowCount() const { return static_cast<int>(m_rows.size()); }
    int row() const { return m_row; }
    // Return what a row shows, and its text.
    WinMarks marksAt(int row) const;
    QString rowText(int row) const;
    // Continues in the tree with this point as the next stone, if it has one there.
    bool tap(rules::Point point);

    // Returns the marks; none for a hidden panel.
    WinMarks marks() const;
    void layMarks(BoardPicture &picture) const;

    QSize minimumSizeHint() const override { return { 180, 60 }; }

public slots:
    void goToRow(int row);
    void nextRow() { goToRow(m_row + 1); }
    void previousRow() { goToRow(m_row - 1); }

signals:
    void marksChanged();
    // Emitted when a search began, so that the panel should be shown.
    void asked();
    void insertWanted(const kagetsu::solver::Proof &proof);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    enum class Entry : std::uint8_t {
        Black,
        White,
        BlackByThrees,
        WhiteByThrees,
        FirstMoves,
        Defences,
        Longer,
        Insert,
        Check
    };

    void ask(WinAsk ask, rules::Side attacker);
    void ask(const WinQuestion &question);
    rules::Side attackerFor(WinAsk ask) const;
    void take(const WinQuestion &question, const WinFound &found);
    void forget();
    bool hasWin() const;
    bool isUndecided() const;
    bool can(Entry entry) const;
    Entry mainEntry() const;
    void act(Entry entry);
    QString wordsOf(Entry entry) const;
    void fill();
    void fillRows();
    void fillButtons();
    void showRow();

    std::optional<WinScene> m_scene;
    QString m_idle;
    bool m_isInsertable = false;
    bool m_stepsElsewhere = false;
    std::uint64_t m_limit;
    std::optional<WinQuestion> m_asked;
    std::optional<WinFound> m_found; // the last answer
    std::vector<WinRow> m_rows;
    int m_row = 0;
    std::optional<std::optional<solver::Hole>> m_checked; // whether the proof was checked, and what is wrong with it

    WinSearch *m_search;
    background::Task m_checking;

    QLabel *m_text;
    SentenceTree *m_tree;
    WinLegend *m_legend;
    QLabel *m_note;
    SearchPace *m_pace;
    QWidget *m_buttons;
    SignButton *m_back;
    SignButton *m_forward;
    QToolButton *m_main;
    QToolButton *m_more;
    QMenu *m_menu;
    std::map<Entry, QAction *> m_entries;
};

} // namespace kagetsu::ui
