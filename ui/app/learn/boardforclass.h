// SPDX-License-Identifier: MIT
#pragma once

#include "ui/learn/classroom/classpage.h"

#include <vector>

namespace kagetsu::ui {

class Page;

// What a page shows of its board, as pages for a class, and the one to begin with.
struct BoardForClass
{
    std::vector<ClassPage> pages {};
    int first = 0;
};

// Returns what a class is to see of this page. A proof or a win that is being read is told step by step from the plain
// position on, in the sentences of its panel; each finding of a review is a page of its own, which asks for the win or
// the verdict; anything else is the board as it is, and in a record the moves that follow. Returns no pages if the page
// shows no board.
BoardForClass boardForClass(const Page &page);

} // namespace kagetsu::ui
