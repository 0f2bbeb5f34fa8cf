// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/drafts/draftkeeper.h"
#include "ui/match/newgame/newgamechoices.h"

#include <QDialog>

class QBoxLayout;
class QCheckBox;
class QScrollArea;

namespace kagetsu::ui {

class GameCard;
class DetailsCard;
class PlayersCard;
class PresetCard;
class RefereeCard;
class OccasionCard;
class SeatsCard;
class TableButton;
class TermsButton;
class TimeCard;

// Asks for everything that is agreed before a game: on one look who plays, who opens, how the game is opened and how
// much time there is; folded below it, in a line, all the rest. Enter starts the game. For a clock beside a real board
// only the time is asked, and one tap on a known one is enough; who plays what is folded away, and need not be said.
class NewGameDialog : public QDialog
{
    Q_OBJECT

public:
    // On a board of wood less is to be agreed: what concerns stones on the screen is not asked. Own presets are in the
    // folder.
    NewGameDialog(const NewGameChoices &choices, catalogue::ProcedureList procedures,
        match::PlayedOn playedOn = match::PlayedOn::Screen, const QString &presetFolder = {},
        QWidget *parent = nullptr);

    // Those who played here, the last first; their names are offered while one is written.
    void setKnownPlayers(const QStringList &names);
    // What somebody had begun to choose, and left; the game as last time stays what it was.
    void resume(const NewGameChoices &left);

    // As they stand in the dialog.
    NewGameChoices choices() const;
    // How it is kept while it is open.
    DraftKeeper::State draftState();
    // After acceptance: the setup of the choices, with a new id. The lot is drawn once, when Start is pressed.
    match::MatchSetup setup() const;
    // After acceptance: the seat of the player on the left.
    // After acceptance: what the dialog begins with the next time.
    NewGameChoices next() const { return nextTime(choices(), m_rightOpens); }
    // It is the clock beside a real board that is set.
    bool isOnPhysicalBoard() const { return m_playedOn == match::PlayedOn::PhysicalBoard; }
    // Something was chosen or written that would be lost.
    bool isChanged() const;
    // After acceptance: the game is to be waited for, not to begin at once.
    bool isToWait() const { return m_waits; }

    void accept() override;
    // Accepts the game as last time, also before the dialog is shown. False when that cannot be played now.
    bool takeAgain();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    // Shows what the choices so far make possible.
    void follow();
    void fill(const NewGameChoices &choices);
    void usePreset(const catalogue::PresetChoice &choice);
    // The terms of last time with the players and the opener of now.
    NewGameChoices again() const;
    void openRest(bool open);
    int heightOfBar() const;
    void arrange();
    void setFittingSize();

    QSize m_fitting; // that it gave itself
    NewGameChoices m_before; // when it was opened
    QScrollArea *m_scroll;
    QWidget *m_content;
    QBoxLayout *m_columns;
    TermsButton *m_again;
    TermsButton *m_more;
    QWidget *m_rest;
    PresetCard *m_preset;
    PlayersCard *m_players;
    QCheckBox *m_says; // rule, board and opening, beside a real board
    GameCard *m_game;
    TimeCard *m_time;
    OccasionCard *m_occasion;
    SeatsCard *m_seats;
    RefereeCard *m_referee;
    DetailsCard *m_details;
    TableButton *m_cancel;
    TableButton *m_wait;
    TableButton *m_start;
    match::PlayedOn m_playedOn;
    catalogue::PresetChoice m_presetChoice;
    QString m_id;
    bool m_waits = false;
    bool m_rightOpens = false; // what the lot, drawn at acceptance, came to
};

} // namespace kagetsu::ui
