// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/drafts/draftkeeper.h"
#include "ui/match/newgame/newgamechoices.h"

#include <QDialog>

class QBoxLayout;
class QCheckBox;
class QScrollArea;

namespace kagetsu::ui {

class ChoiceChips;
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

// Asks for everything that is agreed before a game. Players, opener, opening and time are visible at once; everything
// else is folded below, summed up in one line. Enter starts the game. For a clock beside a real board only the time is
// asked, and one tap on a usual one is enough; what is played, and by whom, is folded away and may be left out.
class NewGameDialog : public QDialog
{
    Q_OBJECT

public:
    // On a real board fewer things are agreed: nothing about stones on the screen is asked. `presetFolder` holds the
    // user's own presets.
    NewGameDialog(const NewGameChoices &choices, catalogue::ProcedureList procedures,
        match::PlayedOn playedOn = match::PlayedOn::Screen, const QString &presetFolder = {},
        QWidget *parent = nullptr);

    // Sets the players known here, the most recent first; their names are offered while one is typed.
    void setKnownPlayers(const QStringList &names);
    // Restores choices that were begun and abandoned. The "same as last time" game stays as it was.
    void resume(const NewGameChoices &left);

    // Returns the choices as currently shown.
    NewGameChoices choices() const;
    // Returns how to save and restore the dialog's contents as a draft while it is open.
    DraftKeeper::State draftState();
    // Returns the setup of the choices with a new id; valid after acceptance. The lot is drawn once, when Start is
    // pressed.
    match::MatchSetup setup() const;
    // Returns what the dialog starts with next time; valid after acceptance.
    NewGameChoices next() const { return nextTime(choices(), m_rightOpens); }
    // True if the clock beside a real board is being set.
    bool isOnPhysicalBoard() const { return m_playedOn == match::PlayedOn::PhysicalBoard; }
    // True if something was chosen or typed that would be lost.
    bool isChanged() const;
    // True if the game is to wait for its players instead of beginning at once; valid after acceptance.
    bool isToWait() const { return m_waits; }

    void accept() override;
    // Accepts the game as last time, even before the dialog is shown. Returns false if that game cannot be played now.
    bool takeAgain();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    // Updates the dialog to what the choices so far make possible.
    void follow();
    void fill(const NewGameChoices &choices);
    void usePreset(const catalogue::PresetChoice &choice);
    // Returns the terms of last time with the current players and opener.
    NewGameChoices again() const;
    QString lastLine() const;
    void openRest(bool open);
    int heightOfBar() const;
    void arrange();
    void setFittingSize();

    QSize m_fitting; // size that the dialog gave itself
    NewGameChoices m_before; // choices when it was opened
    QScrollArea *m_scroll;
    QWidget *m_content;
    QBoxLayout *m_columns;
    QBoxLayout *m_top;
    ChoiceChips *m_quick; // usual terms in plain words
    TermsButton *m_again;
    TermsButton *m_more;
    QWidget *m_rest;
    PresetCard *m_preset;
    PlayersCard *m_players;
    QCheckBox *m_says; // states rule, board and opening, with a real board
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
    bool m_rightOpens = false; // outcome of the lot, drawn at acceptance
};

} // namespace kagetsu::ui
