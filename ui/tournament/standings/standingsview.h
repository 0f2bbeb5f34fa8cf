// SPDX-License-Identifier: MIT
#pragma once

#include "background/task.h"
#include "wording/tournament/rankings.h"

#include <QStringList>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QTableView;

namespace kagetsu::ui {

class ComboBox;
class EventHost;
class RankingModel;
class StandingsModel;
struct ComputedStandings;
class TableButton;

// Shows the standings of a section and its other rankings: categories, prizes, clubs, ratings. A tap on a value shows
// the sum behind it (tournament.md#standings).
class StandingsView : public QWidget
{
    Q_OBJECT

public:
    StandingsView(EventHost &host, int section, QWidget *parent = nullptr);

signals:
    // Emitted with the reason why something was not done.
    void told(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    // The list that is shown.
    enum class Shown : std::uint8_t { Standings, Category, Prizes, Clubs, Ratings };

    void layOut();
    void follow();
    void take(ComputedStandings table);
    void followChoices();
    void choose();
    void editRankings();
    Shown shown() const;
    wording::RankingList listOf(Shown shown) const;
    void sayButtons();
    void speak();
    void drawLots();
    void close();

    EventHost &m_host;
    int m_section;
    bool m_isDue = true; // true if the standings must be computed once the view is visible
    bool m_isTimeDeciding = false;
    bool m_isPlayedOut = false;
    bool m_canDraw = false; // lots for places
    QStringList m_decisions; // decisions about shared places, for the next stage
    StandingsModel *m_model;
    background::Task m_computing;
    QBoxLayout *m_sides = nullptr;
    ComboBox *m_which;
    RankingModel *m_ranking;
    QTableView *m_other; // shown in place of the standings
    QString m_note;
    TableButton *m_edit;
    QLabel *m_head;
    QTableView *m_table;
    QLabel *m_sum;
    TableButton *m_lots;
    TableButton *m_close;
};

} // namespace kagetsu::ui
