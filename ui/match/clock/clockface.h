// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"
#include "clock/facetext.h"
#include "ui/board/theme.h"

#include <QWidget>

#include <functional>

class QTimer;

namespace kagetsu::ui {

struct FacePlaces;

// The ground of a player's card.
void paintCard(QPainter &painter, const QRectF &card, const Theme::CardColours &colours);

// One player's clock: stone, name, large figures of one width, the time of this move. It wakes only when something it
// shows changes, and then repaints only that. It is a card of its own, or stands on a larger one of the same colours.
class ClockFace : public QWidget
{
    Q_OBJECT

public:
    // What the clock reads at this moment; must stay callable as long as the face lives.
    using Source = std::function<clock::Reading()>;

    explicit ClockFace(QWidget *parent = nullptr);

    void setSource(Source source, const clock::TimeControl &control);
    // "Running, 14:30": what it shows now, for whoever cannot see it.
    QString spoken() const;
    // The colour is that of the moment: a swap changes it.
    void setPlayer(const QString &name, bool black);
    void setWarnings(int warnings);
    // A stone of this player lies on the board and counts once the clock is pressed.
    void setWaitsForPress(bool waits);
    bool waitsForPress() const { return m_waitsForPress; }
    // The game is over, and this player has won it.
    void setWon(bool won);
    bool hasWon() const { return m_won; }
    // Turned by 180° to a reader on the other side of the table.
    void setTurned(bool turned);
    bool isTurned() const { return m_turned; }
    // The digits have the whole width, and the rest stands above and below them, however wide the face is: a clock that
    // is nothing but a clock.
    void setDigitsFirst(bool first);
    // Below so much time.
    void setTenths(clock::Duration below);
    // How many moves the player has made.
    void setCounter(bool shown);
    // No stone shows a colour: none was agreed.
    void setColourless(bool colourless);
    // A card of its own, or only what stands on one.
    void setFramed(bool framed);
    // What the figures are made to fit: the widest of both clocks.
    void setWidest(const QString &figures);
    bool isBlack() const { return m_black; }
    // The colours of the moment, for the card it stands on.
    const Theme::CardColours &colours() const;

    // Reads the clock again: after every event, and by itself when the shown time changes.
    void refresh();
    // For a moment in the colour of low time: an announcement that is seen.
    void flash();

    const clock::Reading &reading() const { return m_reading; }
    QString digits() const { return m_digits; }
    // Empty where it is put away.
    QString counter() const { return m_counterText; }
    // Empty in main time: "period 2 of 3".
    QString phase() const;
    // Where the stone lies that shows the player's colour, and where one of the digits stands, in widget coordinates.
    QRect stoneRect() const;
    QRect digitRect(int index) const;
    QRect counterRect() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    // A finger or a button of the mouse came down on the face.
    void pressed();
    // The card has other colours.
    void coloursChanged();
    // The figures are wider than those of setWidest: both clocks of a pair shall be told.
    void widened(const QString &figures);
    // The shown time came down to a mark of the control: once per crossing.
    void lowTimeReached(kagetsu::clock::Duration mark);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    bool isShort() const;
    // The main time is used up, and something else runs.
    bool isPastMain() const;
    void takeColours();
    FacePlaces places() const;
    // Upright coordinates of the face to those of the widget.
    QRect onWidget(const QRectF &rect) const;
    void paintDigits(QPainter &painter, const FacePlaces &at, const QRegion &exposed) const;
    void paintFrame(QPainter &painter, const FacePlaces &at) const;
    void paintTurn(QPainter &painter, const FacePlaces &at) const;
    void paintHead(QPainter &painter, const FacePlaces &at) const;
    // What stands behind the name: a fallen flag, the sign of the winner, or a warning.
    void paintMark(QPainter &painter, const QRectF &at) const;
    void describe();

    Source m_source;
    clock::TimeControl m_control;
    clock::Reading m_reading;
    QString m_name;
    bool m_black = true;
    int m_warnings = 0;
    bool m_waitsForPress = false;
    bool m_won = false;
    bool m_turned = false;
    bool m_digitsFirst = false;
    bool m_framed = true;
    clock::Duration m_tenthsBelow = clock::UsualTenths;
    bool m_counted = false;
    bool m_colourless = false;
    QString m_widest;
    Theme::CardColours m_colours; // as last painted
    bool m_flashing = false;
    bool m_read = false; // m_reading is of this source
    // What the last refresh showed.
    QString m_digits;
    QString m_turnText;
    QString m_moreText;
    QString m_counterText;
    int m_barPixels = 0;
    QTimer *m_next;
    QTimer *m_flashEnd;
};

// The figures of two clocks are always as large as those of the wider one.
void shareFigures(ClockFace *one, ClockFace *other);

} // namespace kagetsu::ui
