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

    // What the cards show; they are made anew only if that changes.
    struct Shown
    {
        std::size_t mark = 0;
        QString move;
        QString text;

        friend bool operator==(const Shown &, const Shown &) = default;
    };

    std::vector<Shown> m_shown;
    QVBoxLayout *m_cards;
};

} // namespace kagetsu::ui
