// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/sheet.h"
#include "tournament/model/section.h"
#include "ui/look/layout/page.h"
#include "ui/tournament/newevent/neweventdialog.h"

class QBoxLayout;
class QButtonGroup;
class QLabel;
class QStackedWidget;

namespace kagetsu::ui {

class BigButton;
class ComboBox;
class EntriesView;
class EventHost;
class LogView;
class LotView;
class RoundView;
class StandingsView;
class TableButton;

// The desk of an event: a guide from its entries to the last result, one step to a page.
class TournamentPage : public Page
{
    Q_OBJECT

public:
    // The host must live longer, and have this section until another page takes its place.
    TournamentPage(EventHost &host, int section, QWidget *parent = nullptr);

    QString caption() const override;
    QString title() const override;
    Abilities abilities() const override { return { .replays = true }; }
    // "undo" and "redo".
    Deeds deeds() override;
    QList<KeyRow> ownKeys() const override;
    void first() override;
    void previous() override;
    void next() override;
    void last() override;

    // What others can do with the event, for the menu: papers, files.
    void setOwnActions(const QList<Section> &actions) { m_ownActions = actions; }
    QList<Section> ownActions() const override { return m_ownActions; }
    QString ownMenu() const override;

    void showEntries();
    void showRound();
    void showStandings();
    void showLot();
    void showLog();
    // What can be chosen for the games in the settings.
    void setTerms(const QList<NewEventDialog::Terms> &terms) { m_terms = terms; }
    void showSettings();
    // What reads workbooks of spreadsheets.
    void setWorkbooks(tournament::WorkbookReader workbooks);
    // Shows a list of players, to enter them; not while results are entered, or standings looked at.
    bool takesLists() const;
    void readList(const QString &path);
    RoundView &roundView() { return *m_round; }
    // Below the bar, until the event is another.
    void tell(const QString &text);

public slots:
    // What a game brings back: from the playing table or the clock, with its record, times and warnings. Of which party
    // is whose the caller knows.
    void takeResult(int section, int round, int table, int game, const kagetsu::tournament::GameReport &report);

signals:
    // Whoever only reads the event wants to go on with it.
    void takeOverWanted();
    // These lines of its log are to be put on paper.
    void logPaperWanted(const std::vector<std::size_t> &lines);
    // Another section of the event is to be shown, on a page of its own.
    void sectionWanted(int section);
    // A game of a table, from 0, is to be opened with names, terms and opening.
    void playWanted(int round, int table, int game);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    int leastHeight() const override;

private:
    void layOut();
    QLayout *steps();
    QLayout *tools();
    QWidget *readingBar();
    void connectViews();
    void connectHost();
    void speak();
    void speakSections();
    void goTo(QWidget *view);
    void goToSection(int step);

    EventHost &m_host;
    int m_section;
    QList<Section> m_ownActions;
    QList<NewEventDialog::Terms> m_terms;
    ComboBox *m_sections;
    QBoxLayout *m_bar = nullptr;
    QButtonGroup *m_steps;
    BigButton *m_toEntries;
    BigButton *m_toRound;
    BigButton *m_toStandings;
    BigButton *m_previous;
    BigButton *m_next;
    BigButton *m_undo;
    BigButton *m_redo;
    QLabel *m_told;
    QWidget *m_readingBar;
    QLabel *m_reading;
    TableButton *m_takeOver;
    QStackedWidget *m_views;
    EntriesView *m_entries;
    RoundView *m_round;
    StandingsView *m_standings;
    LotView *m_lot;
    LogView *m_log;
};

} // namespace kagetsu::ui
