// SPDX-License-Identifier: MIT
#include "ui/tournament/paper/projector/projectorwidget.h"

#include "clock/facetext.h"
#include "ui/print/phones/codeview.h"
#include "ui/print/share/sharetexts.h"
#include "ui/tournament/paper/paperwords.h"

#include <QDateTime>
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
constexpr int BetweenLooks = 200; // milliseconds between looks whether a clock shows something else
constexpr std::int64_t AfterBeginning = 120'000; // milliseconds for which a countdown stays

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
    m_now = &QDateTime::currentMSecsSinceEpoch;
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
    arrange();
}

void ProjectorWidget::setBoards(std::vector<HallBoard> boards)
{
    if (boards == m_boards)
        return;
    m_boards = std::move(boards);
    arrange();
}

void ProjectorWidget::setCountdown(std::optional<std::int64_t> begins)
{
    m_begins = begins;
    arrange();
    const auto isOfIt = [](const ProjectorScreen &each) { return each.kind == ProjectorScreen::Kind::Countdown; };
    if (const auto found = std::ranges::find_if(m_screens, isOfIt); found != m_screens.end())
        turn(static_cast<int>(found - m_screens.begin()) - static_cast<int>(m_screen));
}

void ProjectorWidget::setCode(const QString &address)
{
    m_address = address;
    m_code = address.isEmpty() ? QImage() : codeOf(address.toLatin1()).value_or(QImage());
    arrange();
}

void ProjectorWidget::setNow(std::function<std::int64_t()> now)
{
    m_now = std::move(now);
    arrange();
}

ProjectorScreen::Kind ProjectorWidget::kind() const
{
    return m_screens.empty() ? ProjectorScreen::Kind::Rows : m_screens[m_screen].kind;
}

void ProjectorWidget::arrange()
{
    using Kind = ProjectorScreen::Kind;
    const bool hadScreens = !m_screens.empty();
    const ProjectorScreen before = hadScreens ? m_screens[m_screen] : ProjectorScreen();
    std::vector<ProjectorScreen> screens;
    if (m_begins && m_now() < *m_begins + AfterBeginning)
        screens.push_back({ 0, 0, 0, Kind::Countdown });
    std::ranges::copy(screensOf(m_sheets, MostRows), std::back_inserter(screens));
    constexpr std::size_t Most = HallBoardPainter::MostBoards;
    const std::size_t pages = (m_boards.size() + Most - 1) / Most;
    for (std::size_t i = 0; i < pages; ++i) {
        const std::size_t first = m_boards.size() * i / pages;
        screens.push_back({ 0, first, m_boards.size() * (i + 1) / pages - first, Kind::Boards });
    }
    if (!m_code.isNull())
        screens.push_back({ 0, 0, 0, Kind::Code });
    m_screens = std::move(screens);
    // What is seen stays, though others come before it.
    const auto isSeen = [&](const ProjectorScreen &each) {
        return hadScreens && each.kind == before.kind && each.sheet == before.sheet && each.firstRow == before.firstRow;
    };
    const auto seen = std::ranges::find_if(m_screens, isSeen);
    if (seen != m_screens.end())
        m_screen = static_cast<std::size_t>(seen - m_screens.begin());
    else
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
    m_isBlack = false;
    if (m_screens.empty())
        return;
    const auto count = static_cast<int>(m_screens.size());
    m_screen = static_cast<std::size_t>(((static_cast<int>(m_screen) + screens) % count + count) % count);
    describe();
    decide();
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
    m_running = running();
    if (!isVisible() || window()->isMinimized() || (m_running.isEmpty() && !m_begins))
        m_second.stop();
    else if (!m_second.isActive())
        m_second.start(BetweenLooks, this);
}

QString ProjectorWidget::countdownText() const
{
    const std::int64_t left = m_begins ? *m_begins - m_now() : 0;
    return left > 0 ? QString::fromStdString(clock::faceText(clock::Duration(left))) : QString();
}

QStringList ProjectorWidget::running() const
{
    QStringList texts;
    if (m_begins)
        texts += countdownText();
    if (kind() != ProjectorScreen::Kind::Boards || m_screens.empty())
        return texts;
    const ProjectorScreen &screen = m_screens[m_screen];
    for (std::size_t i = 0; i < screen.rows; ++i) {
        const HallBoard &board = m_boards[screen.firstRow + i];
        const venue::LiveBoard &live = board.board;
        if (live.clocks.a.running || live.clocks.b.running)
            texts += hallClock(board, rules::Side::Black, m_now()) + hallClock(board, rules::Side::White, m_now());
    }
    return texts;
}

// Sets the texts for screen readers.
void ProjectorWidget::describe()
{
    if (m_screens.empty())
        return setAccessibleName({});
    const ProjectorScreen &screen = m_screens[m_screen];
    QStringList rows;
    switch (screen.kind) {
    case ProjectorScreen::Kind::Countdown:
        setAccessibleName(EventPapers::tr("The round begins in"));
        return setAccessibleDescription(countdownText());
    case ProjectorScreen::Kind::Code:
        setAccessibleName(EventPapers::tr("On your phone"));
        return setAccessibleDescription(m_address);
    case ProjectorScreen::Kind::Boards:
        setAccessibleName(EventPapers::tr("Boards"));
        for (std::size_t i = 0; i < screen.rows; ++i) {
            const HallBoard &board = m_boards[screen.firstRow + i];
            rows.append(QStringLiteral("%1: %2 – %3").arg(board.title, board.black, board.white));
        }
        return setAccessibleDescription(rows.join(QLatin1Char('\n')));
    case ProjectorScreen::Kind::Rows: break;
    }
    setAccessibleName(m_sheets[screen.sheet].title);
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
    m_second.stop();
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
    else if (event->timerId() == m_second.timerId()) {
        if (m_begins && m_now() >= *m_begins + AfterBeginning)
            setCountdown(std::nullopt);
        else if (running() != m_running) {
            m_running = running();
            update();
        }
    } else
        QWidget::timerEvent(event);
}

void ProjectorWidget::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_PageUp: return turn(-1);
    case Qt::Key_Right:
    case Qt::Key_PageDown: return turn(1);
    case Qt::Key_Home: return turn(-static_cast<int>(m_screen));
    case Qt::Key_Space: return hold(!m_isHeld);
    case Qt::Key_B:
    case Qt::Key_Period: m_isBlack = !m_isBlack; return update();
    case Qt::Key_Escape: window()->close(); return;
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
        if (screen.kind == ProjectorScreen::Kind::Rows && &m_sheets[screen.sheet].table == &table)
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
    if (m_screens.empty() || kind() != ProjectorScreen::Kind::Rows)
        return 0;
    return rowFont(m_sheets[m_screens[m_screen].sheet].table).pixelSize();
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

// The title, and the time until the round begins at its right.
void ProjectorWidget::paintHead(QPainter &painter, const QRectF &page, const QString &title) const
{
    const QRectF line(page.left(), page.top(), page.width(), height() * TitleHeight);
    const QString left = countdownText();
    painter.setFont(fontOf(font(), line.height() * 0.5, QFont::Bold));
    qreal taken = 0;
    if (!left.isEmpty()) {
        //: On a screen in a hall, in a corner; %1 is a time such as 12:30.
        const QString told = EventPapers::tr("Round in %1").arg(left);
        taken = QFontMetricsF(painter.font()).horizontalAdvance(told) + line.height() * 0.5;
        painter.drawText(line, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter), told);
    }
    painter.drawText(line, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
        QFontMetricsF(painter.font()).elidedText(title, Qt::ElideRight, line.width() - taken));
}

void ProjectorWidget::paintCountdown(QPainter &painter, const QRectF &page) const
{
    const QString left = countdownText();
    painter.setFont(fontOf(font(), page.height() * 0.09, QFont::Bold));
    const QRectF words(page.left(), page.top() + page.height() * 0.12, page.width(), page.height() * 0.2);
    const int middle = static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap;
    if (left.isEmpty()) {
        //: Large on a screen in a hall, when the time has come.
        painter.drawText(page, middle, EventPapers::tr("The round begins"));
        return;
    }
    //: Large on a screen in a hall, above a time that runs down.
    painter.drawText(words, middle, EventPapers::tr("The round begins in"));
    const qreal widest = fontOf(font(), page.height() * 0.42, QFont::Bold).pixelSize();
    const QFontMetricsF metrics(fontOf(font(), widest, QFont::Bold));
    const qreal fit = std::min(1.0, page.width() * 0.94 / std::max(1.0, metrics.horizontalAdvance(left)));
    painter.setFont(fontOf(font(), widest * fit, QFont::Bold));
    painter.drawText(page.adjusted(0, page.height() * 0.25, 0, 0), static_cast<int>(Qt::AlignCenter), left);
}

void ProjectorWidget::paintBoards(QPainter &painter, const QRectF &page, const ProjectorScreen &screen) const
{
    //: Title of a screen in a hall: games while they are played.
    paintHead(painter, page, EventPapers::tr("Boards"));
    painter.setFont(font());
    m_boardPainter.paint(
        painter, page.adjusted(0, height() * TitleHeight, 0, 0), m_boards, screen.firstRow, screen.rows, m_now());
}

void ProjectorWidget::paintPhones(QPainter &painter, const QRectF &page) const
{
    //: Title of a screen in a hall with a QR code: the tournament can be followed on a phone.
    paintHead(painter, page, EventPapers::tr("On your phone"));
    const QRectF rest = page.adjusted(0, height() * TitleHeight, 0, 0);
    const qreal line = rest.height() * 0.1;
    paintCode(painter, m_code, rest.adjusted(0, 0, 0, -2.4 * line));
    const QRectF words(rest.left(), rest.bottom() - 2.2 * line, rest.width(), line);
    painter.setFont(fontOf(font(), line * 0.5, QFont::Normal));
    painter.drawText(words, static_cast<int>(Qt::AlignCenter),
        EventPapers::tr("Join the Wi-Fi of the hall, and hold the camera to the code."));
    const QFont large = fontOf(font(), line * 0.62, QFont::Bold);
    const qreal wide = QFontMetricsF(large).horizontalAdvance(m_address);
    painter.setFont(
        fontOf(font(), large.pixelSize() * std::min(1.0, words.width() / std::max(1.0, wide)), QFont::Bold));
    painter.drawText(words.translated(0, line), static_cast<int>(Qt::AlignCenter), m_address);
}

void ProjectorWidget::paintScreen(QPainter &painter, const ProjectorScreen &screen) const
{
    const qreal margin = height() * Margin;
    const qreal foot = height() * FootHeight;
    const QRectF page = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
    const QRectF aboveFoot = page.adjusted(0, 0, 0, -foot);
    switch (screen.kind) {
    case ProjectorScreen::Kind::Countdown: return paintCountdown(painter, aboveFoot);
    case ProjectorScreen::Kind::Boards: return paintBoards(painter, aboveFoot, screen);
    case ProjectorScreen::Kind::Code: return paintPhones(painter, aboveFoot);
    case ProjectorScreen::Kind::Rows: break;
    }
    const ProjectorSheet &sheet = m_sheets[screen.sheet];
    const qreal titleHeight = height() * TitleHeight;
    paintHead(painter, page, sheet.title);

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
    painter.fillRect(rect(), m_isBlack ? QBrush(Qt::black) : palette().base());
    if (m_isBlack)
        return;
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
