// SPDX-License-Identifier: MIT
#pragma once

class QBoxLayout;
class QSize;
class QWidget;

namespace kagetsu::ui {

// How many times their usual size words have on a page of this size: 1 up to a small laptop's, 2.6 on a large screen.
double fitFactor(const QSize &page);

// Lets the words of a page grow with a large window, so that a projector is read from the last row.
void fitFont(QWidget &page);

// Places of a page that is a board and what is told of it. Wide: side by side. Upright or small: the board on top, as
// large as can be when the other keeps `room` pixels of height.
struct BoardAndSide
{
    QBoxLayout *layout; // of the page, with the board first and then the side
    QWidget *board;
    QWidget *side;

    // Height that the side needs when it is as wide as the page.
    int neededRoom(const QWidget &page) const;
    // To be called when the page has another size. True when they stand upright.
    bool arrange(const QWidget &page, int room) const;
};

} // namespace kagetsu::ui
