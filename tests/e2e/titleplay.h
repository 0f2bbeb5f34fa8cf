// SPDX-License-Identifier: MIT
#pragma once

#include "playtest.h"

// A title game with an arbiter: Aoki, who opens, against Bergman, in the qualifier of the renju world championship of
// 2005; and ways to the arbiter's desk and back.
class TitlePlay : public PlayTest
{
    Q_OBJECT

protected:
    // Goes from the start page to the sixth move; Aoki is White.
    bool beginTitleGame();
    // Plays alternating moves from this number on; Black has the odd ones.
    bool playFrom(const QStringList &points, int number);
    bool openDesk();
    bool openDeskByKeys();
    bool backToTheTable();
    // Waits until the table is shown and time runs after a count of three.
    bool awaitTheCount();
    // Makes a claim by Aoki about the last stone, or about an earlier one.
    enum class Stone { Last, Earlier };
    bool claim(const QString &point, Stone stone);

private:
    bool choosePreset();
    bool playOpening();
};
