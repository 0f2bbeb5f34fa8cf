// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gameinfo.h"

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace kagetsu::ui {

// Who played, how it ended, and the facts of the game; of a library only what kind of file it is.
class GameHead : public QWidget
{
    Q_OBJECT

public:
    explicit GameHead(QWidget *parent = nullptr);

    void setGame(const record::GameInfo &info);
    // A file without players: one line about it.
    void setFile(const QString &line);
    // What there is room for.
    enum class Players : std::uint8_t { InTwoRows, InOneRow };
    void setRoom(bool names, bool facts, Players players);

private:
    struct Player
    {
        QLabel *stone;
        QLabel *name;
    };
    Player playerRow(const char *name, QBoxLayout *column);
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

// The rule in the words of the language where it is known, else as the file says it.
QString rulesOf(const record::GameInfo &info);

} // namespace kagetsu::ui
