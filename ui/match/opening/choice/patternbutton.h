// SPDX-License-Identifier: MIT
#pragma once

#include "opening/pattern/catalogue.h"

#include <QAbstractButton>
#include <QPixmap>

namespace kagetsu::ui {

// A button for one of the 26 patterns: its stones on part of a board, its name and its code.
class PatternButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit PatternButton(const opening::Pattern &pattern, QWidget *parent = nullptr);

    const opening::Pattern &pattern() const { return m_pattern; }
    // Sets the stones as they would be on a board of this size; numbered in order of play.
    void setStones(const opening::PatternStones &stones, int boardSize);
    // Sets how the board is turned for the reader.
    void setView(rules::Symmetry view);
    // Sets what being checked means: taken, or banned.
    void setBans(bool bans);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    const opening::Pattern &m_pattern;
    opening::PatternStones m_stones; // on the part of the board
    rules::Symmetry m_view = rules::Symmetry::Identity;
    bool m_bans = false;
    QPixmap m_board;
};

} // namespace kagetsu::ui
