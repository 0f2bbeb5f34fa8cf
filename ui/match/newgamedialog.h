// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/theme.h"
#include "ui/match/newgamechoices.h"

#include <QDialog>

class QScrollArea;

namespace kagetsu::ui {

class GameCard;
class DetailsCard;
class PlayersCard;
class PresetCard;
class RefereeCard;
class TableButton;
class TimeCard;

// Asks for everything that is agreed before a game. Enter starts it.
class NewGameDialog : public QDialog
{
    Q_OBJECT

public:
    // On a board of wood less is to be agreed: what concerns stones on the screen is not asked. Own presets are in the
    // folder.
    NewGameDialog(const NewGameChoices &choices, ProcedureList procedures,
        match::Stones stones = match::Stones::OnScreen, const QString &presetFolder = {}, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);

    // As they stand in the dialog.
    NewGameChoices choices() const;
    // After acceptance: the setup of the choices, with a new id. The lot is drawn once, when Start is pressed.
    match::MatchSetup setup() const;
    // After acceptance: the seat of the player on the left.
    Seat leftSeat() const { return m_rightOpens ? Seat::B : Seat::A; }
    // After acceptance: the game is to be waited for, not to begin at once.
    bool isToWait() const { return m_waits; }

    void accept() override;

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslate();
    // Shows what the choices so far make possible.
    void follow();
    void fill(const NewGameChoices &choices);
    void usePreset(const PresetChoice &choice);

    QScrollArea *m_scroll;
    PresetCard *m_preset;
    PlayersCard *m_players;
    GameCard *m_game;
    TimeCard *m_time;
    RefereeCard *m_referee;
    DetailsCard *m_details;
    TableButton *m_cancel;
    TableButton *m_wait;
    TableButton *m_start;
    match::Stones m_stones;
    PresetChoice m_presetChoice;
    QString m_id;
    bool m_waits = false;
    bool m_rightOpens = false; // what the lot, drawn at acceptance, came to
};

} // namespace kagetsu::ui
