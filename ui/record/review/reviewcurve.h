// SPDX-License-Identifier: MIT
#pragma once

#include "ui/record/review/gamereview.h"

#include <QWidget>

#include <map>

class QToolButton;

namespace kagetsu::ui {

// Draws the course of the displayed line: who is better at each place, Black above and White below. A proven win
// reaches the edge; what an engine thought of a position is shown as it said; where nothing is known the curve lies in
// the middle. Findings of a review are marks on it. A click or the arrow keys go to a place.
class ReviewCurve : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewCurve(QWidget *parent = nullptr);

    // Sets the displayed line, from the root, and the place in it.
    void setLine(const std::vector<record::NodeId> &line, int place);
    // Sets the review whose findings are shown; null for none. It must live until it is replaced.
    void setReview(const GameReview *review);
    // Sets whether a review is running, during which none can be asked for.
    void setReviewing(bool isReviewing);
    // Sets what an engine thinks of the position at a node: from -1, White wins, to 1, Black wins.
    void setWorth(record::NodeId node, double worth);
    // Forgets what engines thought, because the nodes are others.
    void forgetWorths();

    // Returns the value at a place of the line, from -1 to 1, and nothing where nothing is known.
    std::optional<double> valueAt(int place) const;
    // Returns the sentence about a place, for tooltips and screen readers.
    QString textAt(int place) const;
    int place() const { return m_place; }
    // Returns the place nearest to a point of the widget.
    int placeAt(const QPointF &point) const;
    // Returns where a place is drawn, from left to right.
    double xOf(int place) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void placeWanted(int place);
    void reviewWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int end() const { return static_cast<int>(m_line.size()) - 1; }
    QRectF plot() const;
    // Returns the mark of the move that leads to a place.
    const review::Mark *markAt(int place) const;
    void paintCurve(QPainter &painter, const QRectF &plot) const;
    void paintMarks(QPainter &painter, const QRectF &plot) const;
    void arrange();
    void tell();

    std::vector<record::NodeId> m_line { record::GameTree::root() };
    int m_place = 0;
    bool m_isReviewing = false;
    const GameReview *m_review = nullptr;
    std::map<record::NodeId, rules::Side> m_proven; // whose win is proven at the nodes of the review
    std::map<record::NodeId, double> m_worths;
    std::map<record::NodeId, review::Value> m_opinions; // what the engine of the review thinks
    QToolButton *m_ask;
};

} // namespace kagetsu::ui
