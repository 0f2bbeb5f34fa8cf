// SPDX-License-Identifier: MIT
#pragma once

#include "ui/clockonly/clockscene.h"
#include "ui/look/input/keyrepeat.h"
#include "ui/look/layout/page.h"
#include "ui/look/layout/redraw.h"
#include "ui/match/clock/clockface.h"

namespace kagetsu::ui {

// The clock of a match on a board of wood: two halves to tap, between them how the game stands and what can be done.
// A match begins with the first tap and is kept like any other.
class ClockPage : public Page
{
    Q_OBJECT

public:
    // The host must outlive the page.
    explicit ClockPage(session::MatchHost *host, QWidget *parent = nullptr);

    // Shows both times in full; the first tap asks for the start.
    void prepare(const match::MatchSetup &setup);
    bool isWaiting() const { return m_waiting.has_value(); }

    ClockFace *face(Seat seat) const { return m_faces[seat]; }
    NoteBar *notes() const { return m_notes; }
    QString statusText() const;
    ClockPlaces places() const { return m_places; }
    // How often the whole page was drawn: once for each thing that happens.
    int drawnScenes() const { return m_redraw.count(); }
    void setPlaces(ClockPlaces places);

    QString caption() const override;
    QString title() const override;
    std::optional<OfferedFile> file() const override;
    Abilities abilities() const override;
    Deeds deeds() override;
    void setShown(const kagetsu::ui::Shown &shown) override;

public slots:
    void pauseOrResume();
    void claimTime();
    // Asks at once; who may has been asked before.
    void setByHand();

signals:
    void startWanted(const kagetsu::match::MatchSetup &setup);
    void newClockWanted();
    void secondGameWanted();
    void protocolWanted();
    void fullScreenWanted();
    void arbiterWanted();
    // The clocks are to be set by hand, which in a game with an arbiter only the arbiter may.
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
    // Every command of the page is given here. False when it was not carried out; a refusal is told until something
    // happens.
    bool give(const match::Command &command);
    ClockPageState state() const;
    // Shows the scene of this moment.
    void draw();
    // What a button of the bar is for.
    void act(ClockDeed deed);
    // Whether it is one of the clock's.
    bool takeKey(const QKeyEvent &key);
    void press(Seat seat);
    // Whichever side runs.
    void pressRunning();
    Seat seatAtLeft() const;
    // For players who sit the other way round.
    void changePlaces();
    void askResult();
    // All that was last set by hand.
    void undoSetting();
    void stopOrResume();
    void letGoOn();
    // What the machine slept; only at the second press, for the first may have been a slip.
    void countSleep();
    void place();

    session::MatchHost *m_host;
    Redraw m_redraw;
    std::optional<match::MatchSetup> m_waiting; // not begun
    PerSeat<ClockFace *> m_faces;
    PerSeat<TableButton *> m_calls; // for the arbiter, each on the side of its player
    NoteBar *m_notes;
    ClockBar *m_bar;
    KeyRepeat m_repeat;
    ClockPlaces m_places = ClockPlaces::Facing;
    QString m_refusal; // told until the next event
    bool m_isNoting = false;
    bool m_countPressed = false;
    std::size_t m_setOrders = 0; // of the last setting by hand, while nothing has followed
};

} // namespace kagetsu::ui
