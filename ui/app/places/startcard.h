// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/places/startentries.h"

#include <QAbstractButton>
#include <QPixmap>

namespace kagetsu::ui {

// Shows a game or record as a card: a small board, the players, and a line about it.
class StartCard : public QAbstractButton
{
    Q_OBJECT

public:
    explicit StartCard(const StartEntry &entry, QWidget *parent = nullptr);

    const StartEntry &entry() const { return m_entry; }
    // True if the card goes on with a game.
    bool isResumed() const;

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    bool hasBoard() const;
    int boardSide() const;
    void paintResume(QPainter &painter, const QRect &room);

    StartEntry m_entry;
    QPixmap m_board; // painted once for its size
};

} // namespace kagetsu::ui
