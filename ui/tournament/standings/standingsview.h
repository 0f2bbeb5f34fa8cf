// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "text/tournament/rankings.h"
#include "tournament/log/action.h"
#include "tournament/stages/standingsreport.h"

#include <QStringList>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QTableView;

namespace kagetsu::ui {

class CellModel;
class ComboBox;
class EventHost;
class TableButton;

// Shows the standings of a section and its other rankings: categories, prizes, clubs, ratings. A tap on a value shows
// the sum behind it (tournament.md#standings).
class StandingsView : public QWidget
{
    Q_OBJECT

public:
    StandingsView(EventHost &host, int section, QWidget *parent = nullptr);

signals:
    // Emitted with the reason why something was not done; an empty text says nothing.
    void told(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void layOut();
    void follow();
    void take(tournament::StandingsReport table);
    void followChoices();
    void choose();
    void editRankings();
    text::RankingChoice shown() const;
    QString explanation() const;
    void sayButtons();
    void speak();
    void carryOut(const std::vector<tournament::Action> &step);

    EventHost &m_host;
    int m_section;
    bool m_isDue = true; // true if the standings must be computed once the view is visible
    tournament::StandingsReport m_computed;
    QStringList m_decisions; // decisions about shared places, for the next stage
    CellModel *m_model;
    background::Task m_computing;
    QBoxLayout *m_sides;
    std::vector<text::RankingChoice> m_choices; // those of the box
    ComboBox *m_which;
    CellModel *m_ranking;
    QTableView *m_other; // shown in place of the standings
    text::RankingList m_list; // shown in m_other
    TableButton *m_edit;
    QLabel *m_head;
    QTableView *m_table;
    QLabel *m_sum;
    TableButton *m_lots;
    TableButton *m_close;
};

} // namespace kagetsu::ui
