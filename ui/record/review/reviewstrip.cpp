// SPDX-License-Identifier: MIT
#include "ui/record/review/reviewstrip.h"

#include "text/review/reviews.h"
#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/record/review/marksign.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QWheelEvent>

namespace kagetsu::ui {

namespace {

constexpr int MarkHeight = 58;

class MarkDelegate : public QStyledItemDelegate
{
public:
    MarkDelegate(ReviewStrip *strip, const std::vector<review::Mark> &marks, const std::vector<record::Move> &moves)
        : QStyledItemDelegate(strip)
        , m_strip(strip)
        , m_marks(marks)
        , m_moves(moves)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return QSize(TouchSize, MarkHeight) * fitOf(*m_strip);
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto mark = static_cast<std::size_t>(index.row());
        const bool isCurrent = index == m_strip->currentIndex(); // position of the keyboard focus, selected or not
        if (isCurrent) {
            painter->save();
            painter->setRenderHint(QPainter::Antialiasing);
            if (m_strip->current() == mark)
                painter->setBrush(theme().panelActive);
            painter->setPen(QPen(theme().accent, m_strip->hasFocus() ? 3 : 2));
            painter->drawRoundedRect(QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5), 5, 5);
            painter->restore();
        }
        const double edge = 5 * fitOf(*m_strip);
        paintMark(*painter, QRectF(option.rect).adjusted(edge, edge, -edge, -edge), m_marks[mark], m_moves[mark].side);
    }

private:
    const ReviewStrip *m_strip;
    const std::vector<review::Mark> &m_marks;
    const std::vector<record::Move> &m_moves;
};

} // namespace

ReviewStrip::ReviewStrip(QWidget *parent)
    : QListView(parent)
    , m_model(new QStandardItemModel(this))
{
    setObjectName(QStringLiteral("reviewStrip"));
    setModel(m_model);
    setItemDelegate(new MarkDelegate(this, m_marks, m_moves));
    setFlow(QListView::LeftToRight);
    setWrapping(false);
    setUniformItemSizes(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    // A mark cut at the end shows that there are more; keys and buttons scroll to them.
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    // Even for the selected mark, which then leads there again.
    connect(this, &QListView::clicked, this, [this](const QModelIndex &index) { pick(index.row()); });
    onFit(*this, [this](double) {
        scheduleDelayedItemsLayout();
        updateGeometry();
    });
    onTheme(*this, [this] { viewport()->update(); });
    onLanguage(*this, [this] {
        setAccessibleName(tr("Review marks"));
        retell();
    });
}

void ReviewStrip::setMarks(const std::vector<review::Mark> &marks, const std::vector<record::Move> &moves)
{
    m_model->clear();
    m_marks = marks;
    m_moves = moves;
    for (std::size_t i = 0; i < m_marks.size(); ++i)
        m_model->appendRow(new QStandardItem);
    retell();
    setCurrent(std::nullopt);
}

// Sets the accessible texts and tooltips of the marks.
void ReviewStrip::retell()
{
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        QStandardItem *item = m_model->item(static_cast<int>(i));
        item->setData(textOf(i), Qt::AccessibleTextRole);
        item->setToolTip(textOf(i));
    }
}

QString ReviewStrip::textOf(std::size_t mark) const
{
    //: A mark of a review: %1 is the move, such as "23. Black: H8", %2 what was found.
    return tr("%1: %2").arg(text::reviewedMoveText(m_marks[mark].move, m_moves[mark]), text::markNames(m_marks[mark]));
}

void ReviewStrip::setCurrent(std::optional<std::size_t> mark)
{
    m_chosen = mark;
    const QModelIndex index = mark ? m_model->index(static_cast<int>(*mark), 0) : QModelIndex();
    if (mark)
        setCurrentIndex(index);
    else
        selectionModel()->clear();
    viewport()->update();
}

void ReviewStrip::pick(int row)
{
    m_chosen = static_cast<std::size_t>(row);
    viewport()->update();
    emit picked(*m_chosen);
}

QSize ReviewStrip::sizeHint() const
{
    const int high = qRound(MarkHeight * fitOf(*this)) + 2 * frameWidth();
    return { 200, high };
}

void ReviewStrip::wheelEvent(QWheelEvent *event)
{
    const QPoint turned = event->angleDelta();
    const int step = turned.x() != 0 ? turned.x() : turned.y();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - step / 2);
    event->accept();
}

void ReviewStrip::keyPressEvent(QKeyEvent *event)
{
    const QModelIndex before = currentIndex();
    const bool isChosen = before.isValid() && m_chosen == static_cast<std::size_t>(before.row());
    const bool isEnter =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    const bool isStep = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    // The mark that the focus has reached must not be skipped.
    if (isEnter || (isStep && before.isValid() && !isChosen)) {
        if (before.isValid())
            pick(before.row());
        return;
    }
    QListView::keyPressEvent(event);
    if (currentIndex().isValid() && currentIndex() != before)
        pick(currentIndex().row());
}

} // namespace kagetsu::ui
