// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardlook.h"

#include <QColor>
#include <QPalette>

namespace kagetsu::ui {

// Holds all colours of the program as one value: those of the board and of the pages around it.
struct Theme
{
    // Settings store the number, so new kinds are added at the end.
    enum class Kind : std::uint8_t { Light, Dark, HighContrast, HighContrastLight };

    static Theme light();
    static Theme dark();
    // Black, white and yellow, with thick outlines and no gradients.
    static Theme highContrast();
    // The same on white, with deep blue as the only colour.
    static Theme highContrastLight();
    // For diagrams on white paper: no wood, and stones that need little ink.
    static Theme paper();
    static Theme of(Kind kind, const BoardLook &look = {});

    // Returns the palette for QApplication::setPalette(), so that Qt's widgets match the painted ones.
    QPalette palette() const;
    // Return the ink of disabled text and of disabled icons. It differs from the usual ink in every theme, including
    // the high-contrast ones, which have no other muted ink.
    QColor disabledText() const;
    QColor disabledSign() const;

    Kind kind = Kind::Light;

    // Board. With `flat` there are no gradients, grain or shadows, and outlines are thick.
    bool flat = false;
    QColor woodLight; // at the upper left, where the light falls
    QColor woodDark;
    QColor grain; // at full strength; the painter fades it
    QColor woodEdge;
    QColor grid;
    QColor coordinates;
    CoordinatePlaces coordinatePlaces = CoordinatePlaces::Usual;
    QColor shadow;

    // Stones, from the highlight to the rim, the outline, and the ink on them. With `flatStones` they are discs without
    // light or shadow.
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
    QColor plaque; // background of signs between lines
    QColor tentative;
    QColor disputed;
    QColor cursor;
    QColor userMark;
    QColor allowed; // translucent light over the points of the zone; the wood outside keeps its colour
    QColor zone; // outline of the zone

    // Pages.
    QColor window;
    QColor panel; // cards on the window: clock faces, lists
    QColor panelActive; // a card in use
    QColor border;
    QColor text;
    QColor mutedText;
    QColor accent; // the one strong colour: default button, selection, running bar
    QColor accentText; // text on accent
    QColor button;
    QColor link;

    // Clocks. Each player's whole card has one of these sets of colours: lightness as well as hue shows from afar whose
    // clock is running.
    struct CardColours
    {
        QColor ground;
        QColor edge;
        QColor text; // digits and name
        QColor mutedText;
        QColor bar; // bar of the time used for a move
        QColor track;

        friend bool operator==(const CardColours &, const CardColours &) = default;
    };
    CardColours cardWaiting;
    CardColours cardRunning;
    CardColours cardShort; // running and short of time
    CardColours cardFallen; // its flag has fallen, or an announcement is displayed
    QColor lowTime; // digits of a waiting clock that is short of time; warnings on other pages

    // Bars on the page: an offer or question; a warning; an error.
    QColor infoBar;
    QColor infoText;
    QColor warningBar;
    QColor warningText;
    QColor errorBar;
    QColor errorText;

    friend bool operator==(const Theme &, const Theme &) = default;
};

} // namespace kagetsu::ui
