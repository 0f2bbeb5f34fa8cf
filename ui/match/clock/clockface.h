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

// Paints the background of a player's card.
void paintCard(QPainter &painter, const QRectF &card, const Theme::CardColours &colours);

// Shows one player's clock: stone, name, large digits of equal width, and the time of the current move. It wakes only
// when something visible changes, and repaints only that part. It is either a card of its own or part of a larger card
// with the same colours.
class ClockFace : public QWidget
{
    Q_OBJECT

public:
    // Returns what the clock reads now. Must stay callable for as long as the face lives.
    using Source = std::function<clock::Reading()>;

    explicit ClockFace(QWidget *parent = nullptr);

    void setSource(Source source, const clock::TimeControl &control);
    // Returns what the face shows as text for screen readers, such as "Running, 14:30".
    QString spoken() const;
    // Sets the player's name and current colour; a swap changes the colour.
    void setPlayer(const QString &name, bool black);
    void setWarnings(int warnings);
    // Sets whether a stone of this player is on the board and counts only once the clock is pressed.
    void setWaitsForPress(bool waits);
    // Sets whether the player is to begin a game whose clock waits for that: the card looks as if the clock ran.
    void setBegins(bool begins);
    bool waitsForPress() const { return m_waitsForPress; }
    // Sets whether the game is over and this player has won it.
    void setWon(bool won);
    bool hasWon() const { return m_won; }
    // Rotates the face by 180° for a reader on the other side of the table.
    void setTurned(bool turned);
    bool isTurned() const { return m_turned; }
    // Sets whether the digits take the whole width, with everything else above and below them, however wide the face
    // is. Used where the program is only a clock.
    void setDigitsFirst(bool first);
    // Shows tenths of a second when less than `below` is left.
    void setTenths(clock::Duration below);
    // Sets whether the number of moves made by the player is shown.
    void setCounter(bool shown);
    // Hides the stone, for games in which no colours were agreed.
    void setColourless(bool colourless);
    // Sets whether the face draws a card of its own or is drawn on a larger one.
    void setFramed(bool framed);
    // Sets the widest figures of both clocks, to which the digits are fitted.
    void setWidest(const QString &figures);
    bool isBlack() const { return m_black; }
    // Returns the current colours, for the card that contains the face.
    const Theme::CardColours &colours() const;

    // Reads the clock again. Call it after every event; when the visible time changes, the face does so by itself.
    void refresh();
    // Shows the face briefly in the low-time colour: the visible form of an announcement.
    void flash();

    const clock::Reading &reading() const { return m_reading; }
    QString digits() const { return m_digits; }
    // Returns the text of the move counter; empty while it is hidden.
    QString counter() const { return m_counterText; }
    // Returns the period in words, such as "period 2 of 3"; empty in main time.
    QString phase() const;
    // Return the places of the colour's stone, of one digit and of the counter, in widget coordinates.
    QRect stoneRect() const;
    QRect digitRect(int index) const;
    QRect counterRect() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    // Emitted when a finger or mouse button is pressed on the face.
    void pressed();
    // Emitted when the colours of the card have changed.
    void coloursChanged();
    // Emitted when the figures are wider than those of setWidest(): both clocks of a pair must then be told.
    void widened(const QString &figures);
    // Emitted once each time the visible time falls to a mark of the time control.
    void lowTimeReached(kagetsu::clock::Duration mark);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    bool isShort() const;
    // True if the main time is used up and something else runs.
    bool isPastMain() const;
    void takeColours();
    FacePlaces places() const;
    // Maps upright coordinates of the face to widget coordinates.
    QRect onWidget(const QRectF &rect) const;
    void paintDigits(QPainter &painter, const FacePlaces &at, const QRegion &exposed) const;
    void paintFrame(QPainter &painter, const FacePlaces &at) const;
    void paintTurn(QPainter &painter, const FacePlaces &at) const;
    void paintHead(QPainter &painter, const FacePlaces &at) const;
    // Paints the mark after the name: a fallen flag, the winner's sign, or a warning.
    void paintMark(QPainter &painter, const QRectF &at) const;
    void describe();

    Source m_source;
    clock::TimeControl m_control;
    clock::Reading m_reading;
    QString m_name;
    bool m_black = true;
    int m_warnings = 0;
    bool m_waitsForPress = false;
    bool m_begins = false;
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
    bool m_read = false; // whether m_reading comes from the current source
    // Texts and bar width that the last refresh showed.
    QString m_digits;
    QString m_turnText;
    QString m_moreText;
    QString m_counterText;
    int m_barPixels = 0;
    QTimer *m_next;
    QTimer *m_flashEnd;
};

// Keeps the digits of both clocks at the size that the wider one allows.
void shareFigures(ClockFace *one, ClockFace *other);

} // namespace kagetsu::ui
