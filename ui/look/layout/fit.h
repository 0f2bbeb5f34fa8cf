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

// How large the user wants all words, as a factor of their usual size: 1 to 2.
constexpr double MostTextSize = 2;
void setTextSize(double size);

// Fingers need this much (in device-independent pixels).
constexpr int TouchSize = 44;

// How many times their usual size words have on a page of this size: on a small laptop's as many as the user wants, and
// up to 2.6 times that on a large screen.
double fitFactor(const QSize &page);
// The same for a page, or for one that has this room. Words that a class reads (Page::isReadFromAfar) are a
// twenty-fifth of the screen high at least where the window is all of it.
double fitFactor(const QWidget &page);
double fitFactor(const QWidget &page, const QSize &room);

// Lets the texts of a page grow with a large window, so that the last row of a class can read a projector.
void fitFont(QWidget &page);
// The same for a dialog and the window in front of which it stands: all that is in it by now has the font afterwards.
// By how much.
double fitDialog(QDialog &dialog);
// And makes it so large where words have their usual size, larger with them, as far as the screen has room.
void fitDialog(QDialog &dialog, const QSize &usual);
// Makes room for something more in a dialog that has a size of its own: so many pixels, as far as the screen has them.
void growDialog(QDialog &dialog, int height);
// How many times their usual size the words of a widget have.
double fitOf(const QWidget &widget);
// Calls `fit` with that, now and whenever it changes: for what is told in pixels, such as an icon.
void onFit(QWidget &widget, std::function<void(double)> fit);
// Words of a widget, such as a title, that many times as large as those around them, `around`.
void makeLarger(QWidget &words, QWidget &around, double times);
// The font that fitFont() gives to a page.
QFont fittedFont(const QWidget &page);

// Returns the width of a letter, for lengths that are told in letters. QFontMetrics::averageCharWidth() is that of an
// ideograph in the fonts of Chinese, Japanese and Korean, so it is never more than that of a zero.
int letterWidth(const QFontMetrics &metrics);

// Where the board lies in a wide window, with a card at either side and a drawer at the right: the same on every page
// with a board, so that it does not jump from one to the next (architecture.md#the-table-window).
struct BoardGrid
{
    QRect board; // always a square
    int card = 0; // how wide the cards are
    int drawer = 0; // how wide it is; 0 where it is closed
};
// `above` is the height of what stands over the board.
BoardGrid boardGrid(const QRect &room, int lineHeight, bool hasDrawer, int above = 0);
// That of a page with an open drawer: all that is right of the board is the page's own, at least so wide. Nothing where
// the window is too small for it, or upright.
std::optional<BoardGrid> boardGrid(const QWidget &page, int leastSide);

// Places of a page that is a board and what is told of it. Wide: side by side. Upright or small: the board on top, as
// large as can be when the other keeps `room` pixels of height.
struct BoardAndSide
{
    QBoxLayout *layout; // of the page, with the board first and then the side
    QWidget *board;
    QWidget *side;
    bool onGrid = true; // where the boards of the other pages lie; else as large as can be

    // Height that the side needs when it is as wide as the page.
    int neededRoom(const QWidget &page) const;
    // To be called when the page has another size. True when they stand upright.
    bool arrange(const QWidget &page, int room) const;
};

} // namespace kagetsu::ui
