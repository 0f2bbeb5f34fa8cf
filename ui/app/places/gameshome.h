// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "ui/app/places/gamerows.h"
#include "ui/controls/layout/page.h"

#include <QList>

class QAction;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace kagetsu::ui {

class DropArea;
class EvenGrid;
class GameGrid;
class HomeTile;
class NoticeBar;
class TableButton;

// The home page of Games: the games that were played here and the records that were opened, as small boards, with a
// search. Files are read in another thread; nothing is read before the page is first shown. Where there is none yet, it
// offers to play one or to open one.
class GamesHome : public Page
{
    Q_OBJECT

public:
    // `sources` is asked before each reading. `newGame` begins a game; `actions` are the other ways to one, the first
    // of which opens a file.
    GamesHome(std::function<StartSources()> sources, QAction *newGame, const QList<QAction *> &actions,
        QWidget *parent = nullptr);

    QString title() const override;

    // Reads the games again if the page has been shown.
    void refresh();
    // Shows the records that are open.
    void setOpen(const std::vector<StartEntry> &open);
    // Types a search.
    void search(const QString &text);

signals:
    void openWanted(const QString &path);
    void entryWanted(const kagetsu::ui::StartEntry &entry);
    // Emitted to take a record out of the list of those opened recently, or to put it back there.
    void forgetWanted(const QString &path);
    void rememberWanted(const QString &path);
    // Emitted with the reason why a game could not be deleted.
    void refused(const QString &reason);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    int leastHeight() const override;

private:
    void addWays(const QList<QAction *> &actions);
    // Adds a tile that is shown while there are no games.
    void addFirst(QAction *action, const QString &icon);
    void connectParts();
    void read();
    void take(std::vector<GameRow> rows);
    void retranslate();
    void dress();
    void fit();
    void fitButtons();
    bool isEmpty() const { return m_isRead && m_count == 0 && m_open.empty(); }
    void showOpen();
    void tellCount();
    void showMenu(const GameRow &row, const QPoint &place);
    void remove(const GameRow &row);
    // Offers to undo a removal; `undo` does it.
    void offerUndo(const QString &text, std::function<void()> undo);

    std::function<StartSources()> m_sources;
    QVBoxLayout *m_layout;
    QLabel *m_title;
    QLineEdit *m_search;
    QLabel *m_invitation; // like the two that follow, shown while there are no games
    QWidget *m_first;
    DropArea *m_drop;
    EvenGrid *m_firstTiles;
    QList<HomeTile *> m_firstActions; // to play a game, and to open one
    EvenGrid *m_buttons;
    QList<TableButton *> m_actions;
    NoticeBar *m_notice;
    QWidget *m_openHolder;
    EvenGrid *m_openCards;
    QLabel *m_state; // says that no game is found
    GameGrid *m_grid;
    std::vector<StartEntry> m_open;
    bool m_wasShown = false;
    bool m_isRead = false;
    std::size_t m_count = 0;
    background::Task m_reading;
    background::Task m_removing;
};

} // namespace kagetsu::ui
