// SPDX-License-Identifier: MIT
#pragma once

#include "opening/play/walkthrough.h"
#include "ui/board/boardpicture.h"
#include "wording/opening/opening.h"

#include <QWidget>

#include <vector>

namespace kagetsu::ui {

class EvenGrid;
class SmallBoard;

// An opening, turn by turn: each a small board and what was done, as in a book.
class ExampleView : public QWidget
{
    Q_OBJECT

public:
    explicit ExampleView(QWidget *parent = nullptr);

    // Nothing is shown without one.
    void setWalk(const std::optional<opening::Walkthrough> &walk);

private:
    void addCard(const BoardPicture &picture, const QString &head, const QString &text);
    void retell();

    std::optional<opening::Walkthrough> m_walk;
    EvenGrid *m_grid;
    std::vector<SmallBoard *> m_boards;
};

// What the players of an example are called.
wording::Names exampleNames();
// The board after a turn: stones numbered in order of play, candidates of an offer translucent, and what the place of
// the last stone was bounded to.
BoardPicture pictureAfter(const opening::ExampleTurn &turn);
// What was done in a turn, a sentence for each act; stones that were laid one after another are one.
QString turnText(const opening::ExampleTurn &turn);

} // namespace kagetsu::ui
