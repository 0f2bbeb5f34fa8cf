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

// One round on one page: it is paired, changed by hand, published, its results come in, and it is closed. Changes the
// event at once.
class RoundView : public QWidget
{
    Q_OBJECT

public:
    RoundView(EventHost &host, int section, QWidget *parent = nullptr);

    // From 1; one that is not paired yet has no tables.
    int round() const { return m_round; }
    void showRound(int round);
    bool hasPrevious() const { return m_round > 1; }
    bool hasNext() const;
    // The last one there is, or the first one that can be paired.
    void showLast();
    // The one that is to be published next.
    void showNext();
    RoundMaker &maker() { return *m_maker; }
    // The table that taps and keys are for, by its number.
    std::optional<int> currentTable() const;

signals:
    // Another round is shown.
    void roundChanged();
    void standingsWanted();
    // A game of a table is to be opened, from 0.
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
    void clearResult();
    void rule();
    void askDetails();
    void askLineUps();
    void open();
    QString boardText(const tournament::Match &match) const;
    void toNextTable();
    bool tell(const QString &refusal); // nothing is refused
    bool isDecided(const tournament::Match &match) const;
    int gameToType() const;
    int firstRowToType() const;

    const tournament::Section &section() const;
    const tournament::Round *shown() const;
    const tournament::Match *currentMatch() const;

    EventHost &m_host;
    int m_section;
    int m_round = 1;
    std::optional<pairing::Outlook> m_outlook; // where it is a draft of a Swiss
    struct Typed
    {
        int table = 0;
        int game = 0;
        tournament::Outcome outcome = tournament::Outcome::Draw;

        friend bool operator==(const Typed &, const Typed &) = default;
    };

    std::optional<int> m_game; // that the next key is for, where somebody is typing
    std::optional<tournament::Reason> m_reason; // for which the results of this table are typed anew
    std::optional<Typed> m_once; // where each result is typed twice
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
