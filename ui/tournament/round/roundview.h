// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/doubleentry.h"
#include "tournament/model/section.h"
#include "ui/tournament/round/roundmaker.h"
#include "ui/tournament/round/slipinput.h"
#include "ui/tournament/round/tablelist.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QBoxLayout;
class QLabel;

namespace kagetsu::ui {

class BigButton;
class EventHost;
class CheckBox;
class ResultRow;
class SlipField;
class TableButton;
class TablesModel;

// Shows one round: pairs it, lets the user change it, publishes it, enters its results and closes it. Changes the event
// immediately.
class RoundView : public QWidget
{
    Q_OBJECT

public:
    RoundView(EventHost &host, int section, QWidget *parent = nullptr);

    // Returns the round, from 1. A round that is not paired yet has no tables.
    int round() const { return m_round; }
    void showRound(int round);
    bool hasPrevious() const { return m_round > 1; }
    bool hasNext() const;
    // Shows the last round, or the first one that can be paired.
    void showLast();
    // Shows the next round to be published.
    void showNext();
    RoundMaker &maker() { return *m_maker; }
    // Returns the number of the table that taps and keys apply to.
    std::optional<int> currentTable() const;
    // Enters a result that still waits for a further digit (SlipInput). If it would replace another one, the reason is
    // asked for, or it is dropped if nothing may be asked.
    void settle(bool mayAsk = true);
    // Takes back what was typed for a table and is not entered: a result that is held back, or one that waits to be
    // entered again. Returns false if there is none.
    bool takeBackTyped();

signals:
    // Emitted when another round is shown.
    void roundChanged();
    void standingsWanted();
    // Emitted when a game of a table, counted from 0, is to be opened.
    void playWanted(int round, int table, int game);
    void told(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void reserveHint();
    void connectButtons();
    void connectTables();
    void follow();
    TableList::Use use() const;
    void speak();
    void speakOfTable();
    QString hint() const;
    QString slipHint() const;
    QString hintBefore() const;
    void goOn();
    void goBack();
    const tournament::Match *goToTable(int table); // nullptr if the round has no such table
    void nameTable(int table);
    void type(tournament::Outcome outcome);
    void enterSlip(const SlipInput::Entry &entry);
    void undoSlip();
    bool isConfirmed(const std::vector<tournament::Outcome> &outcomes);
    struct Done
    {
        int games = 0; // how many results were entered
        bool isAll = false; // nothing more is to be typed for the table
    };
    Done enter(const std::vector<tournament::Outcome> &outcomes);
    std::optional<tournament::Reason> reasonToType(const tournament::Match &match, tournament::Outcome outcome) const;
    void carryOut(TableList::Deed deed);
    void clearResult(const tournament::Match &match);
    void open(const tournament::Match &match);
    QString tableText() const; // the current table and its players
    QString boardText(const tournament::Match &match) const;
    void toNextTable();
    bool tell(const QString &refusal); // true if nothing was refused
    bool isDecided(const tournament::Match &match) const;
    int gameToType() const;
    int firstRowToType() const;

    const tournament::Section &section() const;
    const tournament::Round *shown() const;
    const tournament::Match *currentMatch() const;

    EventHost &m_host;
    int m_section;
    int m_round = 1;
    std::optional<pairing::Outlook> m_outlook; // set for the draft of a Swiss round
    std::optional<int> m_game; // the game that the next key is for, while somebody is typing
    std::optional<tournament::Reason> m_reason; // the reason for which the results of this table are being typed again
    tournament::DoubleEntry m_double; // used if each result is entered twice
    int m_slipSteps = 0; // how many undos take back the last slip; 0 if something else has happened since
    bool m_mayAsk = true;
    QTimer m_lateness;
    TablesModel *m_model;
    QBoxLayout *m_top = nullptr;
    QBoxLayout *m_slipRows = nullptr;
    QLabel *m_head;
    QLabel *m_state;
    BigButton *m_back;
    BigButton *m_clocks;
    TableButton *m_main;
    TableList *m_tables;
    QLabel *m_hint;
    SlipField *m_slips;
    BigButton *m_undoSlip;
    CheckBox *m_twice;
    ResultRow *m_results;
    RoundMaker *m_maker;
};

} // namespace kagetsu::ui
