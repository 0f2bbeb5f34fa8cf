// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/start/startentries.h"
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
class StartCard;
class TermsButton;

// The first page: a new game, the few other ways to begin, and cards of what was begun, played or opened before. New
// users see the opening that the program is named after.
class StartPage : public Page
{
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent = nullptr);

    // Sets how many games are unfinished; with one or more, the first button continues.
    void setUnfinished(int count);
    // Sets the terms of "same as last time": empty while they are being read, nothing if there was no such game. An
    // unfinished game comes first.
    void setAgain(const std::optional<QString> &terms);
    // Sets how many tasks of daily practice are due; at 0 none of it is shown.
    void setDue(int count);
    // Announces cards that are still being read, so that the board is not shown before them.
    void expectEntries();
    void setEntries(const std::vector<StartEntry> &entries);
    // True if a card belongs to a draft that is gone.
    bool showsLostDraft() const;

signals:
    void newGameWanted();
    void againWanted();
    void continueWanted();
    void computerWanted();
    void clockWanted();
    void openWanted();
    void newRecordWanted();
    void verdictWanted();
    void lessonWanted();
    void tournamentWanted();
    void dailyWanted();
    void settingsWanted();
    void languageWanted(const QString &code);
    void entryWanted(const kagetsu::ui::StartEntry &entry);

protected:
    int leastHeight() const override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void placeLanguages(int widest);
    void placeOthers(bool all);
    void retranslate();
    void showUnfinished(int count);
    void writeDue();
    void arrange();
    // Returns everything that can be pressed, for the arrow keys.
    QList<QWidget *> stops() const;
    void goFrom(const QWidget *from, Qt::Key key);
    void showEntries();
    void dress();
    // Adds what needs further fonts, such as the names of the languages in their scripts, and the grain of the wood.
    // These take a third of the whole startup, so they come after the first frame, in which room is reserved for them.
    void writeTheRest();

    QBoxLayout *m_layout;
    QGridLayout *m_others; // the other ways to begin
    QGridLayout *m_languageGrid;
    BoardWidget *m_board;
    QLabel *m_ideographs;
    QLabel *m_title;
    QWidget *m_texts;
    QLabel *m_subtitle;
    QPushButton *m_continue;
    QPushButton *m_newGame;
    TermsButton *m_again;
    QPushButton *m_daily;
    QPushButton *m_computer;
    QPushButton *m_clock;
    QPushButton *m_open;
    QPushButton *m_newRecord;
    QPushButton *m_verdict;
    QPushButton *m_lesson;
    QPushButton *m_tournament;
    QToolButton *m_settings;
    QScrollArea *m_shelf;
    QList<QToolButton *> m_languages;
    QList<StartCard *> m_cards;
    std::vector<StartEntry> m_entries;
    bool m_hasShelf = false;
    bool m_hasAgain = false;
    int m_unfinished = 0;
    int m_due = 0;
    bool m_painted = false;
};

} // namespace kagetsu::ui
