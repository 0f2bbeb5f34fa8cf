// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/theme.h"
#include "ui/record/proof/proofmarks.h"

#include <QHash>
#include <QPixmap>
#include <QString>
#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QPainter;

namespace kagetsu::ui {

// A kind of mark: an example, and its meaning in the current language.
struct LegendEntry
{
    BoardCell cell;
    QString text;
};

// Returns the kinds among these marks, in the order of the legend.
std::vector<LegendEntry> legendOf(const ProofMarks &marks);
// Paints the sign as a board shows it, cut out of a small board.
void paintSign(QPainter &painter, const QRectF &rect, const BoardCell &cell, rules::Side side, const Theme &theme);

// Explains the marks currently on the board, each beside its sign.
class ProofLegend : public QWidget
{
    Q_OBJECT

public:
    explicit ProofLegend(QWidget *parent = nullptr);

    void show(const ProofMarks &marks);
    using QWidget::show;

private:
    struct Row
    {
        QLabel *sign;
        QLabel *text;
    };

    void rebuild();
    QPixmap sign(std::size_t kind);

    QGridLayout *m_grid;
    std::vector<Row> m_rows; // unused ones are hidden
    rules::Side m_side = rules::Side::Black;
    std::vector<std::size_t> m_shown; // numbers of kinds of marks
    QHash<std::size_t, QPixmap> m_signs; // painted once
};

} // namespace kagetsu::ui
