// SPDX-License-Identifier: MIT
#include "titleplay.h"

#include <QTest>

bool TitlePlay::beginTitleGame()
{
    return choosePreset() && playOpening();
}

bool TitlePlay::choosePreset()
{
    return program().click("push button", "New game") && program().await("push button", "Play")
        && program().fill("text", "Name of the player on the left", "Aoki")
        && program().fill("text", "Name of the player on the right", "Bergman")
        && program().click("push button", "More") && program().click("push button", "Choose…")
        && program().fill("text", "Search presets", "qualifier")
        && program().click("list item", "Renju World Championship 2005, qualifier*")
        && program().click("push button", "Use this") && program().await("push button", "Play")
        && program().click("push button", "Play") && program().awaitCell("H8", "empty");
}

bool TitlePlay::playOpening()
{
    return program().clickPoint("H8") && program().clickPoint("H9") && program().clickPoint("I8")
        && program().click("push button", "Take Black*") && program().clickPoint("A1") && program().clickPoint("G6")
        && program().clickPoint("K12") && program().click("push button", "Offer these 2") && program().clickPoint("G6")
        && program().awaitCell("G6", "black stone");
}

bool TitlePlay::playFrom(const QStringList &points, int number)
{
    for (const QString &point : points) {
        if (!program().clickPoint(point)
            || !program().awaitCell(point, number++ % 2 == 1 ? "black stone" : "white stone"))
            return false;
    }
    return true;
}

bool TitlePlay::openDesk()
{
    return program().press({ "ctrl+shift+a" }) && program().hold("push button", "Hold to open", "Release to open");
}

bool TitlePlay::awaitTheCount()
{
    constexpr int CountMs = 3500;
    if (!program().await("table", "Board"))
        return false;
    QTest::qWait(CountMs);
    return true;
}

bool TitlePlay::openDeskByKeys()
{
    return program().press({ "ctrl+shift+a" }) && program().holdKey("space", "push button", "Release to open");
}

bool TitlePlay::backToTheTable()
{
    return program().click("push button", "Back to the table") && program().await("table", "Board");
}

bool TitlePlay::claim(const QString &point, Stone stone)
{
    return program().click("push button", "Forbidden – claim as Aoki")
        && (stone == Stone::Last || (program().click("push button", "Another stone…") && program().clickPoint(point)))
        && program().click("push button", "Claim") && program().await("push button", "Withdraw…");
}
