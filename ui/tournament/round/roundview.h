// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tournament/round/resulttyping.h"
#include "ui/tournament/round/roundmaker.h"
#include "ui/tournament/round/tablelist.h"

#include <QTimer>
#include <QWidget>

class QBoxLayout;
class QLabel;

namespace kagetsu::ui {

class BigButton;
class CheckBox;
class EventHost;
class ResultRow;
class SlipField;
class TableButton;

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
    // As ResultTyping does; nothing is taken back while the round is not shown.
    void settle(bool mayAsk = true) { m_typing->settle(mayAsk); }
    bool takeBackTyped() { return isVisible() && m_typing->takeBack(); }

signals:
    // Emitted when another round is shown.
    void roundChanged();
    void standingsWanted();
    // Emitted when a game of a table, counted from 0, is to be opened.
    void playWanted(int round, int table, int game);
    // Emitted with what happened, or why something was not done; an empty text says nothing.
    void told(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void connectAll();
    void reserveHint();
    void follow();
    TableList::Use use() const;
    void speak();
    void speakOfTable();
    QString hint() const;
    void goOn();
    void carryOut(TableList::RowAction action);
    void open(const tournament::Match &match);

    const tournament::Section &section() const;
    const tournament::Round *shown() const;

    EventHost &m_host;
    int m_section;
    int m_round = 1;
    std::optional<pairing::Outlook> m_outlook; // set for the draft of a Swiss round
    QTimer m_lateness;
    TablesModel *m_model;
    QBoxLayout *m_top;
    QBoxLayout *m_slipRows;
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
    ResultTyping *m_typing;
};

} // namespace kagetsu::ui
