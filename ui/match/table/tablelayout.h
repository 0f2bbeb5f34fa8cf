// SPDX-License-Identifier: MIT
#pragma once

#include "base/seat.h"
#include "ui/match/table/tableplaces.h"

#include <optional>

class QLabel;

namespace kagetsu::host {
class MatchHost;
}

namespace kagetsu::ui {

class BoardWidget;
class EndCard;
class EvaluationBar;
class OpeningStrip;
class Page;
class PatternView;
class PauseCover;
class PlayerPanel;
class SidePanel;
class StepLine;
class SwapBadge;
class SwapMotion;
class TableButton;
struct TableScene;

// The widgets that a table page lays out. The page owns them.
struct TableWidgets
{
    PerSeat<PlayerPanel *> panels;
    SwapMotion *motion; // animates the panels' stones
    SwapBadge *badge;
    BoardWidget *board;
    PauseCover *cover;
    OpeningStrip *strip;
    StepLine *steps; // steps of the opening, above the board of a wide window
    PatternView *patterns;
    EndCard *end;
    EvaluationBar *evaluation;
    TableButton *endButton; // shows the card again
    SidePanel *side;
    QLabel *status;
    TableButton *sideButton;
};

// Places the parts of a table page (architecture.md#the-table-window), and remembers what the reader chose to see.
class TableLayout
{
public:
    // All arguments must outlive this object; the scene may change.
    TableLayout(Page &page, const host::MatchHost &host, const TableScene &scene, const TableWidgets &widgets);

    // Places everything. Returns true if the drawer was opened or closed.
    bool place();
    // Places the strip of the opening: on a card, in the drawer, or below the board.
    void placeStrip();
    // Places the result, and the button that shows it.
    void placeEnd();

    const TablePlaces &places() const { return m_places; }
    // True if two people face each other, who each need a card turned to them, and coordinates at both sides.
    bool isFacing() const;
    bool isSideShown() const;
    // Sets whether the drawer is shown; without a value, the layout decides.
    void setSideShown(std::optional<bool> shown) { m_sideWish = shown; }
    void setFaceToFace(bool faces) { m_faceToFace = faces; }

private:
    bool placeStripOnCard();
    bool placeStripInDrawer();
    void placePatterns();
    void placeBadge();
    void placeStatus();
    // Places the end card over the board's edge, but not over the stones that decided the game.
    void placeEndOverBoard();
    int boardMargin() const;
    TableWishes wishes() const;
    // Returns who sits at this side of the table.
    Seat nearSeat() const;

    Page &m_page;
    const host::MatchHost &m_host;
    const TableScene &m_scene;
    TableWidgets m_parts;
    TablePlaces m_places;
    std::optional<bool> m_sideWish; // the reader's choice
    bool m_faceToFace = false;
};

} // namespace kagetsu::ui
