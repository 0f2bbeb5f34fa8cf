// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/places/startentries.h"
#include "ui/controls/layout/page.h"

class QBoxLayout;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace kagetsu::ui {

class BoardWidget;
class EvenGrid;
class NoticeBar;
class StartCard;
class TermsButton;

// The home page of Play, which is the first page: three ways to begin a game, the players of last time, and cards of
// what was begun or played before. New users see the opening that the program is named after.
class PlayHome : public Page
{
    Q_OBJECT

public:
    explicit PlayHome(QWidget *parent = nullptr);

    QString title() const override;

    // Sets the terms of "same as last time": empty while they are being read, nothing if there was no such game.
    void setAgain(const std::optional<QString> &terms);
    // Sets how many tasks of daily practice are due; at 0 none of it is shown.
    void setDue(int count);
    // Sets the score of the two who played last, and a standing on the ladder; empty texts are not shown.
    void setStandings(const QString &series, const QString &ladder);
    // Announces cards that are still being read, so that the board is not shown before them.
    void expectEntries();
    void setEntries(const std::vector<StartEntry> &entries);
    // Says something in a line above the page until it is closed.
    void tell(const QString &text);
    // True if a card belongs to a draft that is gone.
    bool showsLostDraft() const;

signals:
    void newGameWanted();
    void againWanted();
    // Emitted to decide about unfinished games: to end one without a result, or to cancel one that waits.
    void unfinishedWanted();
    void computerWanted();
    void clockWanted();
    void dailyWanted();
    void languageWanted(const QString &code);
    void entryWanted(const kagetsu::ui::StartEntry &entry);

protected:
    int leastHeight() const override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addLanguages();
    void layOutTexts();
    void layOut();
    void placeLanguages(int widest);
    void retranslate();
    void writeDue();
    int gamesHeight() const;
    void fitGames();
    void arrange();
    // Returns everything that can be pressed, for the arrow keys.
    QList<QWidget *> stops() const;
    void goFrom(const QWidget *from, Qt::Key key);
    void showEntries();
    EvenGrid *addGroup(QVBoxLayout &column, const QString &title, bool isUnfinished);
    void dress();
    // Adds what needs further fonts, such as the names of the languages in their scripts, and the grain of the wood.
    // These take a third of the whole startup, so they come after the first frame, in which room is reserved for them.
    void writeTheRest();

    NoticeBar *m_notice;
    QBoxLayout *m_layout;
    QGridLayout *m_languageGrid;
    BoardWidget *m_board;
    QLabel *m_ideographs;
    QLabel *m_title;
    QWidget *m_texts;
    QLabel *m_subtitle;
    QPushButton *m_newGame;
    TermsButton *m_again;
    QLabel *m_series; // below m_again
    QPushButton *m_daily;
    QPushButton *m_computer;
    QLabel *m_ladder; // below m_computer
    QPushButton *m_clock;
    QScrollArea *m_gamesArea;
    QList<QToolButton *> m_languages;
    QList<StartCard *> m_cards;
    std::vector<StartEntry> m_entries;
    bool m_hasGames = false;
    bool m_hasShown = false; // cards were shown since the start
    bool m_hasAgain = false;
    int m_due = 0;
    bool m_painted = false;
};

} // namespace kagetsu::ui
