// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QRect>

#include <functional>
#include <optional>

class QBoxLayout;
class QDialog;
class QFontMetrics;
class QSize;
class QWidget;

namespace kagetsu::ui {

// Largest text size that users can choose, as a factor of the usual size.
constexpr double MostTextSize = 2;
// Sets the text size that the user wants, as a factor of the usual size, clamped to 1 to MostTextSize.
void setTextSize(double size);

// Least size of a target for fingers, in device-independent pixels.
constexpr int TouchSize = 44;

// Returns the factor by which texts on a page of this size are enlarged: on a small laptop the user's text size, and up
// to 2.6 times that on a large screen.
double fitFactor(const QSize &page);
// Return the factor for a page, or for a page with this room. Words that a class reads (Page::isReadFromAfar) are at
// least a twenty-fifth of the screen's height in full-screen mode.
double fitFactor(const QWidget &page);
double fitFactor(const QWidget &page, const QSize &room);

// Makes the texts of a page grow with a large window, so that the last row of a class can read a projector.
void fitFont(QWidget &page);
// The same for a dialog, by the window in front of which it opens: everything in it gets the font. Returns the factor.
double fitDialog(QDialog &dialog);
// Also gives the dialog the size `usual`, enlarged with the text as far as the screen has room.
void fitDialog(QDialog &dialog, const QSize &usual);
// Makes a dialog with a size of its own higher by this many pixels, as far as the screen has room.
void growDialog(QDialog &dialog, int height);
// Returns the factor by which the text of a widget is enlarged.
double fitOf(const QWidget &widget);
// Calls `fit` with that factor, now and whenever it changes: for sizes given in pixels, such as icons.
void onFit(QWidget &widget, std::function<void(double)> fit);
// Makes the text of a widget, such as a title, this many times as large as that of `around`.
void makeLarger(QWidget &words, QWidget &around, double times);
// Returns the font that fitFont() gives to a page.
QFont fittedFont(const QWidget &page);

// Returns the width of a letter, for lengths measured in letters. QFontMetrics::averageCharWidth() is the width of an
// ideograph in Chinese, Japanese and Korean fonts, so the result is at most the width of a zero.
int letterWidth(const QFontMetrics &metrics);

// Holds the place of the board in a wide window, with a card at either side and a drawer at the right. It is the same
// on every page with a board, so that the board does not jump from one page to the next
// (architecture.md#the-table-window).
struct BoardGrid
{
    QRect board; // always a square
    int card = 0; // width of the cards
    int drawer = 0; // width of the drawer; 0 if it is closed
};
// Returns the grid of a room. `above` is the height of what is over the board.
BoardGrid boardGrid(const QRect &room, int lineHeight, bool hasDrawer, int above = 0);
// Returns the grid of a page with an open drawer: everything right of the board belongs to the page and is at least
// `leastSide` wide. Nothing if the window is too small for that, or upright.
std::optional<BoardGrid> boardGrid(const QWidget &page, int leastSide);

// Lays out a page that consists of a board and information about it. Wide: side by side. Upright or small: the board on
// top, as large as possible while the side keeps `room` pixels of height.
struct BoardAndSide
{
    QBoxLayout *layout; // layout of the page, with the board first and then the side
    QWidget *board;
    QWidget *side;
    bool onGrid = true; // places the board as on the other pages; otherwise it is as large as possible

    // Returns the height that the side needs at the full width of the page.
    int neededRoom(const QWidget &page) const;
    // Call it whenever the page is resized. Returns true if the parts are stacked upright.
    bool arrange(const QWidget &page, int room) const;
};

} // namespace kagetsu::ui
