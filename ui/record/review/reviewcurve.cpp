// SPDX-License-Identifier: MIT
#include "ui/record/review/reviewcurve.h"

#include "text/review/reviews.h"
#include "ui/board/inforce.h"
#include "ui/board/painting/stonepainter.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/layout/fit.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace kagetsu::ui {

namespace {

constexpr int Height = 64;

} // namespace

ReviewCurve::ReviewCurve(QWidget *parent)
    : QWidget(parent)
    , m_ask(new BigButton("askReview", this))
{
    setObjectName(QStringLiteral("reviewCurve"));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_ask->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(m_ask, &QToolButton::clicked, this, &ReviewCurve::reviewWanted);
    onFit(*this, [this](double) {
        updateGeometry();
        arrange();
    });
    onTheme(*this, [this] { update(); });
    onLanguage(*this, [this] {
        //: A curve of who is better, move by move.
        setAccessibleName(tr("Course of the game"));
        m_ask->setText(tr("Review this game"));
        arrange();
        tell();
    });
}

void ReviewCurve::setLine(const std::vector<record::NodeId> &line, int place)
{
    if (line == m_line && place == m_place)
        return;
    m_line = line;
    m_place = place;
    arrange();
    tell();
    update();
}

void ReviewCurve::setReview(const GameReview *review)
{
    m_review = review;
    m_proven.clear();
    m_opinions.clear();
    if (review != nullptr) {
        const auto values = valuesOf(review->game.line, review->review, review->opinions);
        for (std::size_t place = 0; place < values.size(); ++place) {
            if (!values[place])
                continue;
            const record::NodeId node = place == 0 ? record::GameTree::root() : review->game.nodes[place - 1];
            if (values[place]->isProven)
                m_proven[node] = values[place]->blackShare > 0.5 ? rules::Side::Black : rules::Side::White;
            else
                m_opinions[node] = *values[place];
        }
    }
    arrange();
    tell();
    update();
}

void ReviewCurve::setReviewing(bool isReviewing)
{
    m_isReviewing = isReviewing;
    arrange();
}

void ReviewCurve::setWorth(record::NodeId node, double worth)
{
    const double kept = std::clamp(worth, -1.0, 1.0);
    const auto [known, isNew] = m_worths.try_emplace(node, kept);
    if (!isNew && known->second == kept)
        return; // told again at each drawing of the board
    known->second = kept;
    arrange();
    update();
}

void ReviewCurve::forgetWorths()
{
    m_worths.clear();
    arrange();
    update();
}

std::optional<double> ReviewCurve::valueAt(int place) const
{
    if (place < 0 || place > end())
        return std::nullopt;
    const record::NodeId node = m_line[static_cast<std::size_t>(place)];
    if (const auto proven = m_proven.find(node); proven != m_proven.end())
        return proven->second == rules::Side::Black ? 1 : -1;
    // The analysis beside the board looks at a position for longer than a review.
    if (const auto thought = m_worths.find(node); thought != m_worths.end())
        return thought->second;
    const auto opinion = m_opinions.find(node);
    return opinion == m_opinions.end() ? std::nullopt : std::optional(2 * opinion->second.blackShare - 1);
}

const review::Mark *ReviewCurve::markAt(int place) const
{
    if (m_review == nullptr || place < 1 || place > end())
        return nullptr;
    const auto mark = m_review->markAt(m_line[static_cast<std::size_t>(place)]);
    return mark ? &m_review->marks[*mark] : nullptr;
}

QString ReviewCurve::textAt(int place) const
{
    if (place < 0 || place > end())
        return {};
    QStringList sentences;
    if (const review::Mark *mark = markAt(place))
        //: A mark of a review: %1 is the move, such as "23. Black: H8", %2 what was found.
        sentences += tr("%1: %2.").arg(
            text::reviewedMoveText(mark->move, m_review->game.line.moves[mark->move].move), text::markNames(*mark));
    const record::NodeId node = m_line[static_cast<std::size_t>(place)];
    const auto proven = m_proven.find(node);
    const auto thought = m_worths.find(node);
    const auto opinion = m_opinions.find(node);
    if (proven == m_proven.end() && thought == m_worths.end() && opinion != m_opinions.end())
        sentences += text::opinionText(place, opinion->second);
    else
        sentences += text::courseText(place, proven == m_proven.end() ? std::nullopt : std::optional(proven->second),
            thought == m_worths.end() ? std::nullopt : std::optional(thought->second));
    return sentences.join(QLatin1Char(' '));
}

QRectF ReviewCurve::plot() const
{
    const double stone = 18 * fitOf(*this); // the stones at the left say whose side is whose
    return QRectF(rect()).adjusted(stone + 8, 6, -10, -6);
}

double ReviewCurve::xOf(int place) const
{
    const QRectF plot = this->plot();
    return plot.left() + (end() > 0 ? plot.width() * place / end() : 0);
}

int ReviewCurve::placeAt(const QPointF &point) const
{
    const QRectF plot = this->plot();
    return plot.width() <= 0
        ? 0
        : std::clamp(static_cast<int>(std::lround((point.x() - plot.left()) / plot.width() * end())), 0, end());
}

QSize ReviewCurve::sizeHint() const
{
    return { 300, qRound(Height * fitOf(*this)) };
}

QSize ReviewCurve::minimumSizeHint() const
{
    return { 120, sizeHint().height() };
}

// A line that nothing is known about has a button in place of the curve.
void ReviewCurve::arrange()
{
    const bool isKnown = std::any_of(m_line.begin(), m_line.end(), [this](record::NodeId node) {
        return m_proven.count(node) > 0 || m_worths.count(node) > 0 || m_opinions.count(node) > 0;
    });
    m_ask->setVisible(m_review == nullptr && !m_isReviewing && !isKnown && end() > 0);
    m_ask->resize(m_ask->sizeHint());
    m_ask->move((width() - m_ask->width()) / 2, (height() - m_ask->height()) / 2);
}

void ReviewCurve::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void ReviewCurve::tell()
{
    const QString text = textAt(m_place);
    if (text == accessibleDescription())
        return;
    setAccessibleDescription(text);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void ReviewCurve::paintCurve(QPainter &painter, const QRectF &plot) const
{
    const double middle = plot.center().y();
    QPainterPath above(QPointF(plot.left(), middle));
    QPainterPath below(QPointF(plot.left(), middle));
    QPolygonF curve;
    // In steps: nothing is known between two positions.
    for (int place = 0; place <= end(); ++place) {
        const double y = middle - valueAt(place).value_or(0) * plot.height() / 2;
        for (const double at : { place - 0.5, place + 0.5 }) {
            const double x = std::clamp(xOf(0) + at * plot.width() / std::max(1, end()), plot.left(), plot.right());
            curve << QPointF(x, y);
            above.lineTo(x, std::min(y, middle));
            below.lineTo(x, std::max(y, middle));
        }
    }
    for (QPainterPath *each : { &above, &below })
        each->lineTo(plot.right(), middle);
    painter.setPen(Qt::NoPen);
    painter.fillPath(above, theme().black.body);
    painter.fillPath(below, theme().white.body);
    painter.setPen(QPen(theme().mutedText, 1, Qt::DotLine));
    painter.drawLine(QPointF(plot.left(), middle), QPointF(plot.right(), middle));
    painter.setPen(QPen(theme().text, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(curve);
}

// Each finding is a disc with an edge that is seen on both colours; a turning point is a diamond.
void ReviewCurve::paintMarks(QPainter &painter, const QRectF &plot) const
{
    if (m_review == nullptr)
        return;
    const double fit = fitOf(*this);
    for (int place = 1; place <= end(); ++place) {
        const review::Mark *mark = markAt(place);
        if (mark == nullptr)
            continue;
        const QPointF at(xOf(place), plot.center().y());
        const double radius = (mark->isTurningPoint ? 6.5 : 4.5) * fit;
        // What an engine thinks is a ring; what is proven is full.
        const bool isOpinion = mark->isOpinion();
        painter.setPen(QPen(isOpinion ? theme().accent : theme().window, (isOpinion ? 2.5 : 1.5) * fit));
        painter.setBrush(isOpinion ? theme().window : mark->isForbidden ? theme().forbidden : theme().accent);
        if (mark->isTurningPoint)
            painter.drawPolygon(QPolygonF {
                at + QPointF(0, -radius), at + QPointF(radius, 0), at + QPointF(0, radius), at + QPointF(-radius, 0) });
        else
            painter.drawEllipse(at, radius, radius);
    }
}

void ReviewCurve::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(hasFocus() ? theme().accent : theme().border, hasFocus() ? 2 : 1));
    painter.setBrush(theme().window);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    if (m_ask->isVisible())
        return;
    const QRectF plot = this->plot();
    const double radius = 7 * fitOf(*this);
    const double x = (plot.left() + rect().left()) / 2;
    drawStone(painter, QPointF(x, plot.top() + radius), { .side = rules::Side::Black, .radius = radius }, theme());
    drawStone(painter, QPointF(x, plot.bottom() - radius), { .side = rules::Side::White, .radius = radius }, theme());
    if (end() < 1)
        return;
    paintCurve(painter, plot);
    painter.setPen(QPen(theme().accent, 2));
    painter.drawLine(QPointF(xOf(m_place), rect().top() + 3), QPointF(xOf(m_place), rect().bottom() - 3));
    paintMarks(painter, plot);
}

void ReviewCurve::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        emit placeWanted(placeAt(event->position()));
}

void ReviewCurve::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        emit placeWanted(placeAt(event->position()));
}

void ReviewCurve::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left: emit placeWanted(m_place - 1); return;
    case Qt::Key_Right: emit placeWanted(m_place + 1); return;
    case Qt::Key_Home: emit placeWanted(0); return;
    case Qt::Key_End: emit placeWanted(end()); return;
    default: QWidget::keyPressEvent(event);
    }
}

bool ReviewCurve::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && !m_ask->isVisible()) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), textAt(placeAt(help->pos())), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace kagetsu::ui
