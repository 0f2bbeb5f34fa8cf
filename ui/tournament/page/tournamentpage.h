// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"
#include "tournament/model/sheet.h"
#include "ui/controls/layout/page.h"
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

// The desk of an event: a guide from the entries to the last result, with one step per page.
class TournamentPage : public Page
{
    Q_OBJECT

public:
    // The host must outlive the page, and must have this section until another page replaces it.
    TournamentPage(EventHost &host, int section, QWidget *parent = nullptr);
    ~TournamentPage() override;

    QString caption() const override;
    QString title() const override;
    Abilities abilities() const override { return { .replays = true }; }
    QList<KeyRow> ownKeys() const override;
    void first() override;
    void previous() override;
    void next() override;
    void last() override;

    // Sets what other parts of the program can do with the event, for the menu: papers, files.
    void setOwnActions(const QList<Section> &actions) { m_ownActions = actions; }
    QList<Section> ownActions() const override { return m_ownActions; }
    QString ownMenu() const override;

    void showEntries();
    void showRound();
    void showStandings();
    void showLot();
    void showLog();
    // Sets the terms that can be chosen for the games in the settings.
    void setTerms(const QList<NewEventDialog::Terms> &terms) { m_terms = terms; }
    void showSettings();
    // Sets the reader of spreadsheet workbooks.
    void setWorkbooks(tournament::WorkbookReader workbooks);
    // Says, while the event is only read, that games are played here all the same, and their results go to the desk.
    void setPlaysHere();
    // True if a list of players can be shown for entering; false while results are entered or standings are shown.
    bool takesLists() const;
    void readLists(const QStringList &paths);
    RoundView &roundView() { return *m_round; }
    // Shows a message below the bar until the event changes.
    void tell(const QString &text);

public slots:
    // Takes the result of a game from the playing table or the clock, with its record, times and warnings. The caller
    // has already assigned them to the parties.
    void takeResult(int section, int round, int table, int game, const kagetsu::tournament::GameReport &report);

signals:
    // Emitted when a user who only reads the event wants to edit it.
    void takeOverWanted();
    // Emitted when these lines of the log are to be printed.
    void logPaperWanted(const std::vector<std::size_t> &lines);
    // Emitted when another section of the event is to be shown on its own page.
    void sectionWanted(int section);
    // Emitted when a game of a table, counted from 0, is to be opened with names, terms and opening.
    void playWanted(int round, int table, int game);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    int leastHeight() const override;

private:
    void layOut();
    QWidget *readingBar();
    void connectViews();
    void connectHost();
    void speak();
    void speakSections();
    void goTo(QWidget *view);
    void undo();
    void goToSection(int step);

    EventHost &m_host;
    int m_section;
    QList<Section> m_ownActions;
    QList<NewEventDialog::Terms> m_terms;
    QBoxLayout *m_bar;
    ComboBox *m_sections;
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
    bool m_playsHere = false;
    TableButton *m_takeOver;
    QStackedWidget *m_views;
    EntriesView *m_entries;
    RoundView *m_round;
    StandingsView *m_standings;
    LotView *m_lot;
    LogView *m_log;
};

} // namespace kagetsu::ui
