// SPDX-License-Identifier: MIT
#include "ui/tournament/paper/projector/projectorwidget.h"

#include "ui/tournament/paper/paperwords.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <numeric>

namespace kagetsu::ui {

namespace {

// Fractions of the height of the widget.
constexpr qreal Margin = 0.03;
constexpr qreal TitleHeight = 0.11;
constexpr qreal FootHeight = 0.05;
constexpr qreal LargestRow = 0.075;
constexpr qreal LettersInRow = 0.62; // fraction of the height of a row

constexpr int LeastPixels = 9;
constexpr qreal ColumnGap = 1.1; // multiple of the height of letters
constexpr int FadeMilliseconds = 350;

QFont fontOf(const QFont &base, qreal pixels, QFont::Weight weight)
{
    QFont font(base);
    font.setPixelSize(std::max(LeastPixels, static_cast<int>(pixels)));
    font.setWeight(weight);
    return font;
}

} // namespace

ProjectorWidget::ProjectorWidget(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    m_fade.setStartValue(0.0);
    m_fade.setEndValue(1.0);
    m_fade.setDuration(FadeMilliseconds);
    connect(&m_fade, &QVariantAnimation::valueChanged, this, [this] { update(); });
}

void ProjectorWidget::setSheets(std::vector<ProjectorSheet> sheets)
{
    if (sheets == m_sheets)
        return;
    m_sheets = std::move(sheets);
    m_screens = screensOf(m_sheets, MostRows);
    m_screen = m_screens.empty() ? 0 : std::min(m_screen, m_screens.size() - 1);
    describe();
    decide();
    update();
}

void ProjectorWidget::setPause(std::chrono::milliseconds pause)
{
    m_pause = pause;
    m_timer.stop();
    decide();
}

void ProjectorWidget::turn(int screens)
{
    if (m_screens.empty())
        return;
    const auto count = static_cast<int>(m_screens.size());
    m_screen = static_cast<std::size_t>(((static_cast<int>(m_screen) + screens) % count + count) % count);
    describe();
    if (canMove())
        m_fade.start();
    update();
}

void ProjectorWidget::hold(bool isHeld)
{
    m_isHeld = isHeld;
    decide();
    update();
}

bool ProjectorWidget::canMove() const
{
    return m_moves && isVisible() && style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
}

void ProjectorWidget::decide()
{
    const bool turns = isVisible() && !window()->isMinimized() && !m_isHeld && m_screens.size() > 1;
    if (!turns) {
        m_timer.stop();
        m_fade.stop();
    } else if (!m_timer.isActive()) {
        m_timer.start(static_cast<int>(m_pause.count()), this);
    }
}

// Sets the texts for screen readers.
void ProjectorWidget::describe()
{
    if (m_screens.empty())
        return setAccessibleName({});
    const ProjectorScreen &screen = m_screens[m_screen];
    setAccessibleName(m_sheets[screen.sheet].title);
    QStringList rows;
    for (std::size_t i = 0; i < screen.rows; ++i)
        rows.append(m_sheets[screen.sheet].table.rows[screen.firstRow + i].join(QLatin1Char(' ')).simplified());
    setAccessibleDescription(rows.join(QLatin1Char('\n')));
}

void ProjectorWidget::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    decide();
}

void ProjectorWidget::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_timer.stop();
    m_fade.stop();
}

void ProjectorWidget::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange)
        decide();
}

void ProjectorWidget::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_timer.timerId())
        turn(1);
    else
        QWidget::timerEvent(event);
}

void ProjectorWidget::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_PageUp: return turn(-1);
    case Qt::Key_Right:
    case Qt::Key_PageDown: return turn(1);
    case Qt::Key_Space: return hold(!m_isHeld);
    default: QWidget::keyPressEvent(event);
    }
}

qreal ProjectorWidget::rowHeight(std::size_t rows) const
{
    const qreal free = height() * (1 - 2 * Margin - TitleHeight - FootHeight);
    return std::min(height() * LargestRow, free / static_cast<qreal>(rows + 1)); // includes the heading
}

// Returns the largest font that fits the height of the rows and the width of the widget. All screens of a sheet have
// the same size.
QFont ProjectorWidget::rowFont(const Table &table) const
{
    std::size_t most = 1;
    for (const ProjectorScreen &screen : m_screens) {
        if (&m_sheets[screen.sheet].table == &table)
            most = std::max(most, screen.rows);
    }
    const QFont font = fontOf(this->font(), rowHeight(most) * LettersInRow, QFont::Normal);
    const std::vector<qreal> widths = columnsFor(table, font);
    const qreal whole = std::accumulate(widths.begin(), widths.end(), 0.0);
    const qreal free = width() - 2 * Margin * height();
    return fontOf(font, font.pixelSize() * std::min(1.0, free / std::max(1.0, whole)), QFont::Normal);
}

int ProjectorWidget::rowPixels() const
{
    return m_screens.empty() ? 0 : rowFont(m_sheets[m_screens[m_screen].sheet].table).pixelSize();
}

std::vector<qreal> ProjectorWidget::columnsFor(const Table &table, const QFont &font) const
{
    const QFontMetricsF metrics(font);
    const QFontMetricsF heads(fontOf(font, font.pixelSize(), QFont::Bold));
    std::vector<qreal> widths;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        qreal widest = heads.horizontalAdvance(table.columns[i].head);
        for (const QStringList &row : table.rows)
            widest = std::max(widest, metrics.horizontalAdvance(row[static_cast<qsizetype>(i)]));
        widths.push_back(widest + ColumnGap * font.pixelSize());
    }
    return widths;
}

void ProjectorWidget::paintRow(QPainter &painter, const Table &table, const QStringList &row,
    const std::vector<qreal> &widths, const QRectF &rect) const
{
    qreal left = rect.left();
    const qreal gap = ColumnGap * painter.font().pixelSize();
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const QRectF cell(left, rect.top(), widths[i] - gap, rect.height());
        const QString text =
            QFontMetricsF(painter.font()).elidedText(row[static_cast<qsizetype>(i)], Qt::ElideRight, cell.width() + 1);
        const Qt::Alignment side = table.columns[i].isNumeric ? Qt::AlignRight : Qt::AlignLeft;
        painter.drawText(cell, static_cast<int>(side | Qt::AlignVCenter) | Qt::TextSingleLine, text);
        left += widths[i];
    }
}

void ProjectorWidget::paintScreen(QPainter &painter, const ProjectorScreen &screen) const
{
    const ProjectorSheet &sheet = m_sheets[screen.sheet];
    const qreal margin = height() * Margin;
    const QRectF page = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
    const qreal titleHeight = height() * TitleHeight;
    painter.setFont(fontOf(font(), titleHeight * 0.5, QFont::Bold));
    painter.drawText(QRectF(page.left(), page.top(), page.width(), titleHeight),
        static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
        painter.fontMetrics().elidedText(sheet.title, Qt::ElideRight, static_cast<int>(page.width())));

    const QFont rowsFont = rowFont(sheet.table);
    const std::vector<qreal> widths = columnsFor(sheet.table, rowsFont);
    const qreal step = rowHeight(screen.rows);
    QRectF line(page.left(), page.top() + titleHeight, page.width(), step);
    QStringList heads;
    for (const Table::Column &column : sheet.table.columns)
        heads.append(column.head);
    painter.setFont(fontOf(rowsFont, rowsFont.pixelSize(), QFont::Bold));
    paintRow(painter, sheet.table, heads, widths, line);
    painter.setFont(rowsFont);
    for (std::size_t i = 0; i < screen.rows; ++i) {
        line.translate(0, step);
        if (i % 2 == 0)
            painter.fillRect(line, palette().alternateBase());
        paintRow(painter, sheet.table, sheet.table.rows[screen.firstRow + i], widths, line);
    }
}

void ProjectorWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    painter.setPen(palette().color(QPalette::Text));
    if (m_screens.empty())
        return;
    const bool isFading = m_fade.state() == QAbstractAnimation::Running;
    painter.setOpacity(isFading ? m_fade.currentValue().toReal() : 1);
    paintScreen(painter, m_screens[m_screen]);
    painter.setOpacity(1);
    const qreal foot = height() * FootHeight;
    painter.setFont(fontOf(font(), foot * 0.5, QFont::Normal));
    const QRectF line(
        height() * Margin, height() - foot - height() * Margin / 2, width() - 2 * height() * Margin, foot);
    //: Below a screen in a hall: %1 of %2 screens.
    const QString where = EventPapers::tr("%1 of %2").arg(m_screen + 1).arg(m_screens.size());
    //: The screens in a hall do not turn by themselves now.
    const QString held = m_isHeld ? EventPapers::tr("Paused") + QStringLiteral(" · ") : QString();
    painter.drawText(line, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter), held + where);
}

} // namespace kagetsu::ui
