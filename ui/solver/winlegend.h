// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardpicture.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;

namespace kagetsu::ui {

// Says what the marks of moves mean that are on the board now, each beside its sign.
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
    std::vector<Entry> m_entries; // those that show nothing now are hidden
    std::vector<WinSpot> m_spots;
};

} // namespace kagetsu::ui
