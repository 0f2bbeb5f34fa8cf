// SPDX-License-Identifier: MIT
#pragma once

#include "ui/record/review/gamereview.h"

#include <QWidget>

class QVBoxLayout;

namespace kagetsu::ui {

// Shows the key moments of a reviewed game as cards, at most three: a small board with the move, and what it missed or
// allowed. A click or Enter goes to the move.
class MomentCards : public QWidget
{
    Q_OBJECT

public:
    explicit MomentCards(QWidget *parent = nullptr);

    // Shows the moments of a review; none for null.
    void setReview(const GameReview *review);
    int count() const;

signals:
    // Emitted with the mark of the chosen card.
    void picked(std::size_t mark);

private:
    void arrange();

    QVBoxLayout *m_cards;
};

} // namespace kagetsu::ui
