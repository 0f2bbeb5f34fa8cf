// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/layout/page.h"
#include "ui/shell/start/startentries.h"

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

// The first thing one sees: a new game, the few other ways to go on, and what one had begun, played or opened before as
// cards. Who has nothing yet sees the opening that the program is named after.
class StartPage : public Page
{
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent = nullptr);

    // How many games were left unfinished; with one or more the first button continues.
    void setUnfinished(int count);
    // The game as last time: its terms, an empty line while they are on the way, nothing where there was none. It
    // stands back for an unfinished game.
    void setAgain(const std::optional<QString> &terms);
    // How many tasks of daily practice are due; without one nothing of it is here.
    void setDue(int count);
    // Cards are on the way, so that the board is not shown before them.
    void expectEntries();
    void setEntries(const std::vector<StartEntry> &entries);
    // Whether a card is of a draft that is gone.
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
    // All that can be pressed, for the arrow keys.
    QList<QWidget *> stops() const;
    void goFrom(const QWidget *from, Qt::Key key);
    void showEntries();
    void dress();
    // What needs fonts of its own, such as the names of the languages in their scripts, and the grain of the wood.
    // Those take a third of the whole start, so they come after the first picture, where their room has been kept.
    void writeTheRest();

    QBoxLayout *m_layout;
    QGridLayout *m_others; // what else there is to begin with
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
