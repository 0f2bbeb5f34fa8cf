// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardlook.h"

#include <QColor>
#include <QPalette>

namespace kagetsu::ui {

// All colours of the program, as one value: the board's and those of the pages around it.
struct Theme
{
    // Settings keep the number: a new one comes last.
    enum class Kind : std::uint8_t { Light, Dark, HighContrast, HighContrastLight };

    static Theme light();
    static Theme dark();
    // Black, white and yellow, thick outlines, no gradients.
    static Theme highContrast();
    // The same on white, with deep blue as the one colour.
    static Theme highContrastLight();
    // For diagrams on white paper: no wood, and the stones need little ink.
    static Theme paper();
    static Theme of(Kind kind, const BoardLook &look = {});

    // For QApplication::setPalette, so that ready-made widgets agree with the painted ones.
    QPalette palette() const;
    // The ink of what cannot be pressed or changed now: words, and the signs of buttons. Told from the usual one in
    // every look, also in those of high contrast, which have no other muted ink.
    QColor disabledText() const;
    QColor disabledSign() const;

    Kind kind = Kind::Light;

    // Board. `flat` means: no gradients, no grain, no shadows, thick outlines.
    bool flat = false;
    QColor woodLight; // where the light falls, upper left
    QColor woodDark;
    QColor grain; // with its full strength; the painter thins it
    QColor woodEdge;
    QColor grid;
    QColor coordinates;
    CoordinatePlaces coordinatePlaces = CoordinatePlaces::Usual;
    QColor shadow;

    // Stones: `flatStones` means that they are discs without light or shadow on them. From the gleam to the rim, the
    // outline, and what is written on them.
    bool flatStones = false;
    struct StoneColours
    {
        QColor gleam;
        QColor body;
        QColor rim;
        QColor outline;
        QColor ink;

        friend bool operator==(const StoneColours &, const StoneColours &) = default;
    };
    StoneColours black;
    StoneColours white;

    // Signs on the board.
    QColor lastMoveOnBlack;
    QColor lastMoveOnWhite;
    QColor win;
    QColor forbidden;
    QColor proof; // shapes and good points of a proof
    QColor plaque; // ground of signs between lines
    QColor tentative;
    QColor disputed;
    QColor cursor;
    QColor userMark;
    QColor allowed; // light over the points of the zone, with its alpha: the wood outside keeps its colour
    QColor zone; // outline of the zone

    // Pages.
    QColor window;
    QColor panel; // cards on the window: clock faces, lists
    QColor panelActive; // a card that is in use
    QColor border;
    QColor text;
    QColor mutedText;
    QColor accent; // the one strong colour: default button, selection, running bar
    QColor accentText; // on accent
    QColor button;
    QColor link;

    // Clocks. A player's whole card is in one of these: it is seen from afar whose clock runs, by its lightness as much
    // as by its colour.
    struct CardColours
    {
        QColor ground;
        QColor edge;
        QColor text; // digits and name
        QColor mutedText;
        QColor bar; // of the time of a move
        QColor track;

        friend bool operator==(const CardColours &, const CardColours &) = default;
    };
    CardColours cardWaiting;
    CardColours cardRunning;
    CardColours cardShort; // running, and short of time
    CardColours cardFallen; // its flag has fallen, or an announcement is seen
    QColor lowTime; // digits of a waiting clock that is short of time; warnings on other pages

    // Bars on the page: an offer or a question; a warning; a fault.
    QColor infoBar;
    QColor infoText;
    QColor warningBar;
    QColor warningText;
    QColor errorBar;
    QColor errorText;

    friend bool operator==(const Theme &, const Theme &) = default;
};

} // namespace kagetsu::ui
