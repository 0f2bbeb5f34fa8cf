// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QPixmap>
#include <QStyledItemDelegate>

namespace kagetsu::ui {

// Paints a case of the gallery as a card: the board, the title, a tick if it is solved, and the interpretations of the
// rules that it depends on.
class CardPainter : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit CardPainter(QObject *parent = nullptr);

    // Sets the width of a card; the height follows, with two lines of title.
    void setCardWidth(int width);
    QSize cardSize(const QFontMetrics &metrics) const;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    // Returns the board of a case, painted once for each size and theme.
    QPixmap boardOf(int number, int side, qreal scale) const;

    int m_width = 180;
    mutable QHash<int, QPixmap> m_boards;
    mutable QPixmap m_ground;
};

} // namespace kagetsu::ui
