// SPDX-License-Identifier: MIT
#include "ui/match/clockface.h"

#include "clock/lowtime.h"
#include "ui/board/words.h"
#include "ui/look/tableicon.h"
#include "ui/match/clockwords.h"
#include "ui/match/faceplaces.h"

#include <QAccessible>
#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPaintEvent>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <utility>

namespace kagetsu::ui {

using namespace std::chrono_literals;

namespace {

constexpr auto FlashTime = 700ms;
constexpr qreal Radius = 12;

// The table gives its font in points, the clock of a real board in pixels.
QFont sized(QFont font, double factor)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(qRound(font.pixelSize() * factor));
    return font;
}

} // namespace

ClockFace::ClockFace(QWidget *parent)
    : QWidget(parent)
    , m_next(new QTimer(this))
    , m_flashEnd(new QTimer(this))
{
    m_next->setSingleShot(true);
    m_next->setTimerType(Qt::PreciseTimer);
    connect(m_next, &QTimer::timeout, this, &ClockFace::refresh);
    m_flashEnd->setSingleShot(true);
    connect(m_flashEnd, &QTimer::timeout, this, [this] {
        m_flashing = false;
        update();
    });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void ClockFace::setSource(Source source, const clock::TimeControl &control)
{
    m_source = std::move(source);
    m_control = control;
    m_read = false;
    refresh();
}

void ClockFace::setPlayer(const QString &name, bool black)
{
    if (m_name == name && m_black == black)
        return;
    m_name = name;
    m_black = black;
    describe();
    update();
}

void ClockFace::setWarnings(int warnings)
{
    if (std::exchange(m_warnings, warnings) != warnings)
        update();
}

void ClockFace::setWaitsForPress(bool waits)
{
    if (std::exchange(m_waitsForPress, waits) == waits)
        return;
    describe();
    update();
}

void ClockFace::setWon(bool won)
{
    if (std::exchange(m_won, won) == won)
        return;
    describe();
    update();
}

void ClockFace::setTurned(bool turned)
{
    m_turned = turned;
    update();
}

void ClockFace::setDigitsFirst(bool first)
{
    m_digitsFirst = first;
    update();
}

void ClockFace::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void ClockFace::refresh()
{
    if (!m_source)
        return;
    const clock::Reading before = std::exchange(m_reading, m_source());
    const bool first = !std::exchange(m_read, true);
    const std::optional<clock::Duration> crossed =
        first ? std::nullopt : clock::crossedLowTime(m_control, before, m_reading);

    const QString digits = clockDigits(m_reading, m_control);
    const QString turn = turnText(m_reading);
    const QString more = restText(m_reading, m_control);
    const bool otherLook = first || digits.size() != m_digits.size() || before.running != m_reading.running
        || before.flag.has_value() != m_reading.flag.has_value()
        || clock::lowTimeMark(m_control, before) != clock::lowTimeMark(m_control, m_reading);
    if (otherLook) {
        m_digits = digits;
        m_turnText = turn;
        m_moreText = more;
        describe();
        update();
    } else {
        const QString shown = std::exchange(m_digits, digits);
        // Whoever cannot see the face hears the time of now, not that of the last move.
        if (shown != digits && QAccessible::isActive())
            describe();
        for (int i = 0; i < digits.size(); ++i) {
            if (digits[i] != shown[i])
                update(digitRect(i));
        }
        const FacePlaces at = places();
        if (std::exchange(m_turnText, turn) != turn)
            update(onWidget(at.turn));
        if (std::exchange(m_moreText, more) != more)
            update(onWidget(at.more));
        const int barPixels = qRound(at.bar.width() * turnShare(m_reading, m_control));
        const int oldPixels = std::exchange(m_barPixels, barPixels);
        if (oldPixels != barPixels) {
            // The rounded end moves too.
            const qreal left = at.bar.left() + std::min(oldPixels, barPixels) - at.bar.height();
            update(onWidget(
                QRectF(left, at.bar.top(), std::abs(barPixels - oldPixels) + 2 * at.bar.height(), at.bar.height())));
        }
    }

    if (const std::optional<clock::Duration> next = untilClockChanges(m_reading, m_control))
        m_next->start(*next);
    else
        m_next->stop();
    if (crossed) {
        flash();
        emit lowTimeReached(*crossed);
    }
}

void ClockFace::flash()
{
    m_flashing = true;
    m_flashEnd->start(FlashTime);
    update();
}

bool ClockFace::isLow() const
{
    // The longest marks are only spoken; the colour keeps for the last minute.
    const std::optional<clock::Duration> mark = clock::lowTimeMark(m_control, m_reading);
    return mark && *mark <= 60s;
}

FacePlaces ClockFace::places() const
{
    return facePlaces({ size(), font(), m_digits, m_turnText.isEmpty() && m_moreText.isEmpty(), m_digitsFirst });
}

QRect ClockFace::onWidget(const QRectF &rect) const
{
    const QRectF turned =
        m_turned ? QRectF(width() - rect.right(), height() - rect.bottom(), rect.width(), rect.height()) : rect;
    return turned.toAlignedRect();
}

QRect ClockFace::stoneRect() const
{
    return onWidget(places().stone);
}

QRect ClockFace::digitRect(int index) const
{
    return onWidget(places().cells.at(static_cast<std::size_t>(index)));
}

void ClockFace::paintCard(QPainter &painter, const QRectF &card) const
{
    const bool low = isLow() && !m_reading.untimed;
    QColor ground = m_reading.running ? m_theme.panelActive : m_theme.panel;
    if (m_flashing || m_reading.flag)
        ground = m_theme.lowTimePanel;
    const QColor edge = low || m_reading.flag ? m_theme.lowTime : m_theme.accent;
    const bool marked = m_reading.running || m_reading.flag;
    painter.setPen(QPen(marked ? edge : m_theme.border, marked ? 2.5 : 1));
    painter.setBrush(ground);
    const qreal radius = std::min(Radius, card.height() / 3);
    painter.drawRoundedRect(card, radius, radius);
    if (m_reading.running) {
        // A thick edge and a pointer: seen from afar without telling colours apart.
        painter.setPen(Qt::NoPen);
        painter.setBrush(edge);
        const qreal inset = std::min(Radius, card.height() / 4);
        const qreal width = std::max(6.0, QFontMetricsF(font()).height() * 0.35);
        painter.drawRoundedRect(QRectF(card.left(), card.top() + inset, width, card.height() - 2 * inset), 3, 3);
    }
}

void ClockFace::paintDigits(QPainter &painter, const FacePlaces &at, const QRegion &exposed) const
{
    QFont big = digitFont(font());
    QFont sample = big;
    sample.setPixelSize(100);
    const qreal scale = at.digits.height() / (QFontMetricsF(sample).capHeight() * 1.3);
    big.setPixelSize(std::max(8, static_cast<int>(100 * scale)));
    if (!m_reading.running && !m_reading.flag)
        big.setWeight(QFont::Normal);
    painter.setFont(big);
    QColor ink = m_reading.running ? m_theme.clockRunning : m_theme.clockText;
    if (m_reading.flag || (isLow() && !m_reading.untimed))
        ink = m_theme.flat && !m_flashing && !m_reading.flag ? m_theme.clockRunning : m_theme.lowTime;
    painter.setPen(ink);
    const QFontMetricsF metrics(big);
    const qreal baseline = at.digits.center().y() + metrics.capHeight() / 2;
    for (std::size_t i = 0; i < at.cells.size(); ++i) {
        const QChar c = m_digits[static_cast<int>(i)];
        if (exposed.intersects(onWidget(at.cells[i])))
            painter.drawText(
                QPointF(at.cells[i].center().x() - metrics.horizontalAdvance(c) / 2, baseline), QString(c));
    }
}

void ClockFace::paintTurn(QPainter &painter, const FacePlaces &at) const
{
    if (at.bar.isEmpty())
        return;
    const bool low = isLow() && m_reading.running;
    if (!m_reading.untimed && !m_turnText.isEmpty()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.moveBarTrack);
        painter.drawRoundedRect(at.bar, at.bar.height() / 2, at.bar.height() / 2);
        const qreal used = at.bar.width() * turnShare(m_reading, m_control);
        if (used > 1) {
            painter.setBrush(low && !m_theme.flat ? m_theme.lowTime : m_theme.moveBar);
            QRectF part = at.bar;
            part.setWidth(std::max(used, at.bar.height()));
            painter.drawRoundedRect(part, at.bar.height() / 2, at.bar.height() / 2);
        }
    }
    QFont small = sized(font(), 0.92);
    painter.setFont(small);
    const bool onFlash = m_flashing || m_reading.flag.has_value();
    painter.setPen(onFlash ? m_theme.lowTime : m_theme.mutedText);
    const auto fitted = [&](const QString &text, const QRectF &rect) {
        return QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, rect.width());
    };
    if (m_waitsForPress) {
        QFont strong = small;
        strong.setWeight(QFont::Bold);
        painter.setFont(strong);
        painter.setPen(onFlash ? m_theme.lowTime : m_theme.accent);
        //: On a player's clock while a stone waits: the press of the clock is the move.
        painter.drawText(
            at.turn | at.more, Qt::AlignLeft | Qt::AlignVCenter, fitted(tr("Press the clock"), at.turn | at.more));
        return;
    }
    painter.drawText(at.turn, Qt::AlignLeft | Qt::AlignVCenter, fitted(m_turnText, at.turn));
    if (m_reading.perMove && !m_control.stages.empty() && *m_reading.perMove < m_reading.main && m_reading.running) {
        // Of two limits the nearer one counts.
        small.setWeight(QFont::Bold);
        painter.setFont(small);
        painter.setPen(onFlash || (low && !m_theme.flat) ? m_theme.lowTime : m_theme.text);
    }
    painter.drawText(at.more, Qt::AlignRight | Qt::AlignVCenter, fitted(m_moreText, at.more));
}

void ClockFace::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_turned) {
        painter.translate(width(), height());
        painter.rotate(180);
    }
    const QRegion exposed = event->region();
    const FacePlaces at = places();
    paintCard(painter, at.card);
    paintDigits(painter, at, exposed);
    if (exposed.intersects(onWidget(at.bar | at.turn | at.more)))
        paintTurn(painter, at);
    const QRectF head = at.marker | at.stone | at.name | at.flag;
    if (!exposed.intersects(onWidget(head)))
        return;

    const bool onFlash = m_flashing || m_reading.flag.has_value();
    if (m_reading.running)
        paintIcon(
            painter, at.marker.adjusted(0, 3, 0, -3), TableIcon::Play, onFlash ? m_theme.lowTime : m_theme.accent);
    paintStone(painter, at.stone, m_black, m_theme);
    QFont nameFont = sized(font(), 1.15);
    nameFont.setWeight(m_reading.running ? QFont::DemiBold : QFont::Normal);
    painter.setFont(nameFont);
    painter.setPen(onFlash ? m_theme.lowTime : m_theme.text);
    painter.drawText(at.name, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(nameFont).elidedText(m_name, Qt::ElideRight, at.name.width()));
    paintMark(painter, at.flag);
}

void ClockFace::paintMark(QPainter &painter, const QRectF &at) const
{
    if (m_won) {
        paintIcon(painter, at, TableIcon::Won, m_theme.accent);
    } else if (m_reading.flag) {
        paintIcon(painter, at, TableIcon::Flag, m_theme.lowTime);
    } else if (m_warnings > 0) {
        painter.setPen(QPen(m_theme.warningText, 1.2));
        painter.setBrush(m_theme.warningBar);
        painter.drawRoundedRect(at, 5, 5);
        painter.drawText(at, Qt::AlignCenter, QStringLiteral("!"));
    }
}

void ClockFace::mousePressEvent(QMouseEvent *event)
{
    // On press, as a clock's lever: not on release.
    if (event->button() == Qt::LeftButton)
        emit pressed();
    else
        QWidget::mousePressEvent(event);
}

void ClockFace::resizeEvent(QResizeEvent *)
{
    m_barPixels = qRound(places().bar.width() * turnShare(m_reading, m_control));
}

void ClockFace::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_turnText = turnText(m_reading);
        m_moreText = restText(m_reading, m_control);
        describe();
        update();
    }
}

void ClockFace::describe()
{
    setAccessibleName(tr("Clock of %1, %2").arg(m_name, sideName(m_black ? rules::Side::Black : rules::Side::White)));
    if (m_won)
        setAccessibleDescription(tr("Winner, %1").arg(m_digits));
    else if (m_waitsForPress)
        setAccessibleDescription(tr("Press the clock, %1").arg(m_digits));
    else if (m_reading.flag)
        setAccessibleDescription(tr("The time is over."));
    else if (m_reading.running)
        setAccessibleDescription(tr("Running, %1").arg(m_digits));
    else
        setAccessibleDescription(tr("Standing, %1").arg(m_digits));
}

QSize ClockFace::sizeHint() const
{
    return { 280, 160 };
}

QSize ClockFace::minimumSizeHint() const
{
    return { 150, 44 };
}

} // namespace kagetsu::ui
