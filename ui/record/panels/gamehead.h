// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gameinfo.h"

#include "rules/point.h"

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace kagetsu::ui {

// Shows who played, the result, and facts about the game; for a library only what kind of file it is.
class GameHead : public QWidget
{
    Q_OBJECT

public:
    explicit GameHead(QWidget *parent = nullptr);

    // Shows the players, the result and facts; the name of the opening, which may be empty, comes first.
    void setGame(const record::GameInfo &info, const QString &opening);
    // Shows the opening and one line about a file without players.
    void setFile(const QString &line, const QString &opening);
    // Sets what there is room for.
    enum class Players : std::uint8_t { InTwoRows, InOneRow };
    void setRoom(bool names, bool facts, Players players);

signals:
    // Emitted when more should be shown of a player, by the name in the record.
    void playerWanted(const QString &name);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Player
    {
        QLabel *stone = nullptr;
        QLabel *name = nullptr;
        QString known {}; // the name alone; empty if there is none
    };
    Player playerRow(const char *name, QBoxLayout *column);
    void setName(Player &player, const record::PlayerInfo &info, rules::Side side);
    void paintStones();
    void arrange();

    QBoxLayout *m_players;
    Player m_black;
    Player m_white;
    QLabel *m_result;
    QLabel *m_facts;
    bool m_hasPlayers = true;
    bool m_namesFit = true;
    bool m_factsFit = true;
};

// Returns the rule in the current language if it is known, otherwise as the file states it.
QString rulesOf(const record::GameInfo &info);

} // namespace kagetsu::ui
