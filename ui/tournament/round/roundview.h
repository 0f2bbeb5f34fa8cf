// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"
#include "ui/tournament/round/roundmaker.h"
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
    void connectButtons();
    void connectTables();
    void follow();
    TableList::Use use() const;
    void speak();
    void speakOfTable();
    QString hint() const;
    QString hintBefore() const;
    void goOn();
    void goBack();
    void nameTable(int table);
    void type(tournament::Outcome outcome);
    bool isConfirmed(const tournament::Match &match, tournament::Outcome outcome);
    std::optional<tournament::Reason> reasonToType(const tournament::Match &match, tournament::Outcome outcome) const;
    void goOnAfter(const tournament::Match &match, bool wasThere);
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
    struct Typed
    {
        int table = 0;
        int game = 0;
        tournament::Outcome outcome = tournament::Outcome::Draw;

        friend bool operator==(const Typed &, const Typed &) = default;
    };

    std::optional<int> m_game; // the game that the next key is for, while somebody is typing
    std::optional<tournament::Reason> m_reason; // the reason for which the results of this table are being typed again
    std::optional<Typed> m_once; // the first input, if each result is typed twice
    QTimer m_lateness;
    TablesModel *m_model;
    QBoxLayout *m_top = nullptr;
    QLabel *m_head;
    QLabel *m_state;
    BigButton *m_back;
    BigButton *m_clocks;
    TableButton *m_main;
    TableList *m_tables;
    QLabel *m_hint;
    SlipField *m_slips;
    CheckBox *m_twice;
    ResultRow *m_results;
    RoundMaker *m_maker;
};

} // namespace kagetsu::ui
