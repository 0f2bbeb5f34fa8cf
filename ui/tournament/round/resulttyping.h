// SPDX-License-Identifier: MIT
#pragma once

#include "text/tournament/typing.h"
#include "tournament/log/action.h"
#include "tournament/log/doubleentry.h"
#include "tournament/log/slipinput.h"

#include <QObject>

namespace kagetsu::ui {

class RoundMaker;
class SlipField;
class TableList;

// Enters the results that are typed for the tables of a round: by keys and buttons for the current table, and from
// slips by table number (tournament.md#at-the-desk). Knows which game the next result is for, and takes back what was
// typed.
class ResultTyping : public QObject
{
    Q_OBJECT

public:
    // All of them must outlive this object.
    ResultTyping(RoundMaker &maker, TableList &tables, SlipField &slips);

    // Begins with a round; rounds are numbered from 1. Results that wait to be entered again are forgotten.
    void setRound(int round);
    int round() const { return m_round; }
    // Sets whether each result counts only when it is entered a second time.
    void setTwice(bool isTwice);
    void forgetOnce() { m_double.clear(); }

    // Returns the current table; nullptr if there is none, as at a bye.
    const tournament::Match *match() const;
    // Returns the game of the current table, from 0, that the next result is for.
    int game() const;
    // Returns the current table and its players.
    QString tableText() const;
    text::TypedTable typed() const;
    // Goes to the next table without a result. If all tables have results, nothing moves, so that no further key
    // reaches a table with a result.
    void goToOpenTable(int after);

    void type(tournament::Outcome outcome);
    void clear();
    // True if undo() takes back the last slip, whether it is still held back or already entered.
    bool canUndo() const;
    void undo();
    // Takes back what was typed for the current table and is not entered: a result that is held back, or one that waits
    // to be entered again. Returns false if there is none.
    bool takeBack();
    // Enters a result that still waits for a further digit (SlipInput). If it would replace another one, the reason is
    // asked for, or it is dropped if nothing may be asked.
    void settle(bool mayAsk);

signals:
    // Emitted when something else is to be said of the current table.
    void changed();
    void told(const QString &text);

private:
    struct Done
    {
        int games = 0; // how many results were entered
        bool isAll = false; // nothing more is to be typed for the table
    };

    const tournament::Match *goToTable(int table); // nullptr if the round has no such table
    void nameTable(int table);
    void typeInList(tournament::Outcome outcome);
    // The last results of the list were digits of a table number; they are taken back.
    bool isTableToBeNamed(const std::string &number) const;
    void readAsNumber(const std::string &number, int results, bool isWhole);
    void enterSlip(const tournament::SlipInput::Entry &entry);
    bool isConfirmed(const std::vector<tournament::Outcome> &outcomes);
    Done enter(const std::vector<tournament::Outcome> &outcomes);
    std::optional<tournament::Reason> reasonFor(const tournament::ReportGame &report) const;
    void followTable();
    void forgetGame();
    void announceTyped();

    RoundMaker &m_maker;
    TableList &m_tables;
    SlipField &m_slips;
    int m_round = 1;
    int m_table = 0; // the number of the current table; 0 if there is none
    std::optional<int> m_game; // the game that the next key is for, while somebody is typing
    std::optional<tournament::Reason> m_reason; // the reason for which the results of this table are being typed again
    bool m_isTwice = false;
    tournament::DoubleEntry m_double; // used if each result is entered twice
    struct TypedInList
    {
        int table = 0;
        std::optional<std::size_t> line; // of the log; nothing if it waits to be entered again, or was not entered
    };
    std::vector<TypedInList> m_typedInList; // the last ones, one for each key
    int m_slipSteps = 0; // how many undos take back the last slip; 0 if something else has happened since
    bool m_mayAsk = true;
};

} // namespace kagetsu::ui
