// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/input/keyrepeat.h"
#include "ui/controls/layout/page.h"
#include "ui/controls/layout/redraw.h"
#include "ui/match/clock/clockface.h"
#include "ui/match/clockonly/clockscene.h"

namespace kagetsu::ui {

// The clock of a match on a real board: two halves to tap, and between them the state of the game and what can be done.
// A match begins with the first tap and is saved like any other.
class ClockPage : public Page
{
    Q_OBJECT

public:
    // The host must outlive the page.
    explicit ClockPage(host::MatchHost *host, QWidget *parent = nullptr);

    // Shows both times in full; the first tap requests the start.
    void prepare(const match::MatchSetup &setup);
    bool isWaiting() const { return m_waiting.has_value(); }

    ClockFace *face(Seat seat) const { return m_faces[seat]; }
    NoteBar *notes() const { return m_notes; }
    QString statusText() const;
    ClockPlaces places() const { return m_places; }
    // Returns how often the whole page was drawn: once for each event.
    int drawnScenes() const { return m_redraw.count(); }
    void setPlaces(ClockPlaces places);
    // Sets the last part of the caption, while phones show the game; empty for nothing.
    void setOnPhones(const QString &sign);

    QString caption() const override;
    QString title() const override;
    std::optional<OfferedFile> file() const override;
    Abilities abilities() const override;
    ActionHandlers actionHandlers() override;
    void setShown(const kagetsu::ui::Shown &shown) override;

public slots:
    void pauseOrResume();
    void claimTime();
    // Opens the dialog at once; call it only when the user is entitled to set the clocks.
    void setByHand();

signals:
    void startWanted(const kagetsu::match::MatchSetup &setup);
    void newClockWanted();
    void secondGameWanted();
    void protocolWanted();
    void fullScreenWanted();
    void arbiterWanted();
    // Emitted when the clocks should be set by hand, which only the arbiter may do in a game with one.
    void handSettingWanted();
    void placesChanged(kagetsu::ui::ClockPlaces places);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    const match::MatchSetup &setup() const;
    void takeUpMatch();
    // Every command of the page passes through here. Returns false if it was not carried out; the refusal is shown
    // until the next event.
    bool give(const match::Command &command);
    ClockPageState state() const;
    // Shows the current scene.
    void draw();
    // Carries out what a button of the bar stands for.
    void act(ClockAction action);
    // Returns true if the key was one of the clock's.
    bool takeKey(const QKeyEvent &key);
    void press(Seat seat);
    // Presses the clock of whichever side is running.
    void pressRunning();
    Seat seatAtLeft() const;
    // Exchanges the places, for players who sit the other way round.
    void changePlaces();
    void askResult();
    // Undoes everything that was last set by hand.
    void undoSetting();
    void stopOrResume();
    void letGoOn();
    // Deducts the time the computer slept; only at the second press, because the first may have been a slip.
    void countSleep();
    void place();

    host::MatchHost *m_host;
    Redraw m_redraw;
    std::optional<match::MatchSetup> m_waiting; // not begun yet
    PerSeat<ClockFace *> m_faces;
    PerSeat<TableButton *> m_calls; // call buttons for the arbiter, each on its player's side
    NoteBar *m_notes;
    ClockBar *m_bar;
    KeyRepeat m_repeat;
    ClockPlaces m_places = ClockPlaces::Facing;
    QString m_refusal; // shown until the next event
    QString m_onPhones;
    bool m_isNoting = false;
    bool m_countPressed = false;
    std::size_t m_setOrders = 0; // number of orders in the last setting by hand, while nothing has followed
};

} // namespace kagetsu::ui
