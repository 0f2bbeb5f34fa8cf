// SPDX-License-Identifier: MIT
#pragma once

#include "playtest.h"

// A game of a title event with an arbiter: Aoki, who opens, against Bergman, in the qualifier of the renju world
// championship of 2005; and the ways to the arbiter's desk and back.
class TitlePlay : public PlayTest
{
    Q_OBJECT

protected:
    // From the start page to the sixth move; Aoki is White.
    bool beginTitleGame();
    // Alternating from this move on; Black has the odd ones.
    bool playFrom(const QStringList &points, int number);
    bool openDesk();
    bool openDeskByKeys();
    bool backToTheTable();
    // The table is shown first, and time runs after a count of three.
    bool awaitTheCount();
    // By Aoki; the last stone, or another one.
    enum class Stone { Last, Earlier };
    bool claim(const QString &point, Stone stone);

private:
    bool choosePreset();
    bool playOpening();
};
