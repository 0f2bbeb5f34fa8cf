// SPDX-License-Identifier: MIT
#include "ui/record/panels/nextmoves.h"

#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QWheelEvent>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int ChoiceHeight = 40;

class ChoiceDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *list = static_cast<const QWidget *>(parent());
        const double fit = fitOf(*list);
        const int words = QFontMetrics(fontOf(option, index)).horizontalAdvance(index.data().toString());
        return { std::max(qRound(44 * fit), words + qRound(20 * fit)), qRound(ChoiceHeight * fit) };
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *list = static_cast<const QWidget *>(parent());
        const bool hasKeys = list->hasFocus() && (option.state & QStyle::State_HasFocus);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const bool isUnder = option.state & QStyle::State_MouseOver;
        painter->setPen(QPen(hasKeys ? theme().accent : theme().border, hasKeys ? 2 : 1));
        painter->setBrush(isUnder ? theme().panelActive : theme().panel);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(2.5, 3.5, -2.5, -3.5), 6, 6);
        painter->setFont(fontOf(option, index));
        painter->setPen(theme().text);
        painter->drawText(option.rect, Qt::AlignCenter, index.data().toString());
        painter->restore();
    }

private:
    static QFont fontOf(const QStyleOptionViewItem &option, const QModelIndex &index)
    {
        QFont font = option.font;
        font.setWeight(index.row() == 0 ? QFont::DemiBold : QFont::Normal); // the main move
        return font;
    }
};

} // namespace

NextMoves::NextMoves(QWidget *parent)
    : QListView(parent)
    , m_model(new QStandardItemModel(this))
{
    setObjectName(QStringLiteral("nextMoves"));
    setModel(m_model);
    setItemDelegate(new ChoiceDelegate(this));
    setFlow(QListView::LeftToRight);
    setWrapping(false);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::NoSelection);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    // A move cut at the end shows that there are more; keys and the wheel scroll to them.
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QListView::clicked, this, &NextMoves::pick);
    onFit(*this, [this](double) {
        scheduleDelayedItemsLayout();
        updateGeometry();
    });
    onTheme(*this, [this] { viewport()->update(); });
    onLanguage(*this, [this] { setAccessibleName(tr("Next moves")); });
}

void NextMoves::setChoices(const std::vector<NextChoice> &choices)
{
    if (choices == m_choices)
        return;
    m_choices = choices;
    m_model->clear();
    for (const NextChoice &each : choices)
        m_model->appendRow(new QStandardItem(each.text));
    horizontalScrollBar()->setValue(0);
    viewport()->update();
}

void NextMoves::pick(const QModelIndex &index)
{
    if (index.isValid())
        emit picked(m_choices[static_cast<std::size_t>(index.row())].node);
}

QSize NextMoves::sizeHint() const
{
    return { 200, qRound(ChoiceHeight * fitOf(*this)) + 2 * frameWidth() };
}

void NextMoves::wheelEvent(QWheelEvent *event)
{
    const QPoint turned = event->angleDelta();
    const int step = turned.x() != 0 ? turned.x() : turned.y();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - step / 2);
    event->accept();
}

void NextMoves::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)
        pick(currentIndex());
    else
        QListView::keyPressEvent(event);
}

void NextMoves::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    if (!m_choices.empty())
        return;
    QPainter painter(viewport());
    painter.setPen(theme().mutedText);
    //: Instead of the next moves of a record.
    painter.drawText(viewport()->rect(), Qt::AlignLeft | Qt::AlignVCenter, tr("The line ends here."));
}

} // namespace kagetsu::ui
