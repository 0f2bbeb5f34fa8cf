// SPDX-License-Identifier: MIT
#include "ui/learn/daily/progresschart.h"

#include "learn/task/task.h"
#include "text/task/tasks.h"
#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"

#include <QPainter>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int ChartEdge = 6; // space around the chart, for the focus ring
constexpr int BarGap = 4;

QString kindText(const practice::KindProgress &progress)
{
    const auto kind = task::kindFromId(progress.kind);
    return kind ? text::kindName(*kind) : QString::fromStdString(progress.kind);
}

int placeOf(const practice::KindProgress &progress)
{
    return static_cast<int>(task::kindFromId(progress.kind).value_or(task::Kind::Show));
}

} // namespace

ProgressChart::ProgressChart(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("progressChart"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus); // otherwise a screen reader would skip the chart
    onLanguage(*this, [this] { write(); });
    onTheme(*this, [this] { update(); });
    onChange(*this, QEvent::FontChange, [this] { updateGeometry(); });
}

void ProgressChart::show(std::vector<practice::KindProgress> progress)
{
    std::stable_sort(
        progress.begin(), progress.end(), [](const auto &a, const auto &b) { return placeOf(a) < placeOf(b); });
    if (progress == m_progress)
        return;
    m_progress = std::move(progress);
    write();
}

void ProgressChart::write()
{
    QStringList rows;
    for (const practice::KindProgress &each : m_progress) {
        QStringList counts;
        for (const int count : each.inBox)
            counts += QString::number(count);
        //: A row of the chart in words: %1 is a kind of task, %2 five numbers with commas, %3 and %4 numbers.
        rows += tr("%1: tasks in boxes 1 to 5: %2; %3 of %4 answers right.")
                    .arg(kindText(each), counts.join(QStringLiteral(", ")))
                    .arg(each.right)
                    .arg(each.right + each.wrong);
    }
    setAccessibleName(tr("Progress by kind of task"));
    setAccessibleDescription(rows.join(QLatin1Char('\n')));
    setToolTip(accessibleDescription());
    updateGeometry();
    update();
}

// Returns the height of a name and, below it, the bars with their numbers.
int ProgressChart::rowHeight() const
{
    return fontMetrics().height() * 5;
}

QSize ProgressChart::sizeHint() const
{
    return { letterWidth(fontMetrics()) * 50, minimumSizeHint().height() };
}

QSize ProgressChart::minimumSizeHint() const
{
    const int head = fontMetrics().height() * 3 / 2;
    const int rows = static_cast<int>(m_progress.size()) * rowHeight();
    return { letterWidth(fontMetrics()) * 16, head + rows + 2 * ChartEdge };
}

void ProgressChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &colours = theme();
    const int line = fontMetrics().height();
    const QRect room = rect().adjusted(ChartEdge, ChartEdge, -ChartEdge, -ChartEdge);
    const int column = room.width() / practice::Boxes;
    const auto columnAt = [&](int box, int top, int height) {
        return QRect(room.left() + box * column + BarGap / 2, top, column - BarGap, height);
    };
    painter.setPen(colours.mutedText);
    for (int box = 0; box < practice::Boxes; ++box) {
        //: Above the bars of a box: how many days a task rests there.
        painter.drawText(columnAt(box, room.top(), line), Qt::AlignCenter,
            tr("%1 d").arg(practice::Rests[static_cast<std::size_t>(box)]));
    }
    int top = room.top() + line * 3 / 2;
    for (const practice::KindProgress &each : m_progress) {
        painter.setPen(colours.text);
        painter.drawText(QRect(room.left(), top, room.width(), line), Qt::AlignLeft | Qt::AlignVCenter,
            fontMetrics().elidedText(kindText(each), Qt::ElideRight, room.width()));
        const int most = std::max(1, *std::max_element(each.inBox.begin(), each.inBox.end()));
        const int foot = top + rowHeight() - line / 2;
        const int highest = foot - (top + line * 5 / 2);
        for (int box = 0; box < practice::Boxes; ++box) {
            const int count = each.inBox[static_cast<std::size_t>(box)];
            const int height = count == 0 ? 2 : std::max(4, highest * count / most);
            const QRect bar = columnAt(box, foot - height, height);
            painter.fillRect(bar, count == 0 ? colours.border : colours.accent);
            painter.setPen(count == 0 ? colours.mutedText : colours.text);
            painter.drawText(columnAt(box, bar.top() - line, line), Qt::AlignCenter, QString::number(count));
        }
        top += rowHeight();
    }
    if (hasFocus()) {
        painter.setPen(QPen(colours.accent, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

} // namespace kagetsu::ui
