// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"

#include <QWidget>

#include <string>
#include <vector>

namespace kagetsu::ui {

class BoardWidget;
class TableButton;

// A board for entering the stones that are set up before a game, black and white in turn; a tap on a stone removes it.
// Stones are written as in procedure files: "h8" and so on, or one pattern.
class StonesField : public QWidget
{
    Q_OBJECT

public:
    explicit StonesField(QWidget *parent = nullptr);

    void setStones(const std::vector<std::string> &stones, int boardSize);
    std::vector<std::string> stones() const;

signals:
    void changed();

private:
    void tap(rules::Point point);
    void choosePattern();
    void show(const std::vector<rules::Point> &points);

    BoardWidget *m_board;
    TableButton *m_pattern;
    TableButton *m_clear;
    std::vector<rules::Point> m_points;
    int m_boardSize = 0;
};

} // namespace kagetsu::ui
