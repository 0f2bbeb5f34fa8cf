// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardpicture.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;

namespace kagetsu::ui {

// Explains the marks of moves currently on the board, each beside its sign.
class WinLegend : public QWidget
{
    Q_OBJECT

public:
    explicit WinLegend(QWidget *parent = nullptr);

    void showSpots(const std::vector<WinSpot> &spots);

private:
    struct Entry
    {
        QLabel *sign;
        QLabel *text;
    };

    void rebuild();

    QHBoxLayout *m_row;
    std::vector<Entry> m_entries; // unused ones are hidden
    std::vector<WinSpot> m_spots;
};

} // namespace kagetsu::ui
