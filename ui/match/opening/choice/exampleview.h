// SPDX-License-Identifier: MIT
#pragma once

#include "opening/play/walkthrough.h"
#include "text/opening/opening.h"
#include "ui/board/boardpicture.h"

#include <QWidget>

#include <vector>

namespace kagetsu::ui {

class EvenGrid;
class SmallBoard;

// Shows an opening turn by turn: for each a small board and what was done, as in a book.
class ExampleView : public QWidget
{
    Q_OBJECT

public:
    explicit ExampleView(QWidget *parent = nullptr);

    // Sets the example; nothing is shown without one.
    void setWalk(const std::optional<opening::Walkthrough> &walk);

private:
    void addCard(const BoardPicture &picture, const QString &head, const QString &text);
    void retell();

    std::optional<opening::Walkthrough> m_walk;
    EvenGrid *m_grid;
    std::vector<SmallBoard *> m_boards;
};

// Returns the names of the players in an example.
text::Names exampleNames();
// Returns the board after a turn: stones numbered in order of play, candidates of an offer translucent, and the zone
// allowed for the last stone.
BoardPicture pictureAfter(const opening::ExampleTurn &turn);
// Describes a turn, with a sentence for each act; consecutive stones share one.
QString turnText(const opening::ExampleTurn &turn);

} // namespace kagetsu::ui
