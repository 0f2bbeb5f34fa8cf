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

} // namespace

void paintCard(QPainter &painter, const QRectF &card, const Theme::CardColours &colours)
{
    const qreal radius = std::min(14.0, card.height() / 3);
    painter.setPen(QPen(colours.edge, 1.5));
    painter.setBrush(colours.ground);
    painter.drawRoundedRect(card, radius, radius);
}

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
        takeColours();
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
    takeColours();
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

void ClockFace::setTenths(clock::Duration below)
{
    if (std::exchange(m_tenthsBelow, below) == below)
        return;
    m_read = false; // whatever is shown may look otherwise
    refresh();
}

void ClockFace::setCounter(bool shown)
{
    if (std::exchange(m_counted, shown) == shown)
        return;
    m_read = false;
    refresh();
}

void ClockFace::setColourless(bool colourless)
{
    if (std::exchange(m_colourless, colourless) == colourless)
        return;
    describe();
    update();
}

void ClockFace::setFramed(bool framed)
{
    m_framed = framed;
    update();
}

void ClockFace::setWidest(const QString &figures)
{
    if (std::exchange(m_widest, figures) != figures)
        update();
}

void ClockFace::setTheme(const Theme &theme)
{
    m_theme = theme;
    takeColours();
}

void ClockFace::takeColours()
{
    update();
    if (std::exchange(m_colours, colours()) != m_colours)
        emit coloursChanged();
}

const Theme::CardColours &ClockFace::colours() const
{
    if (m_flashing || m_reading.flag)
        return m_theme.cardFallen;
    if (m_won)
        return m_theme.cardRunning; // nothing runs any more, so this is the one who is to be seen
    if (!m_reading.running)
        return m_theme.cardWaiting;
    return isShort() ? m_theme.cardShort : m_theme.cardRunning;
}

void ClockFace::refresh()
{
    if (!m_source)
        return;
    const clock::Reading before = std::exchange(m_reading, m_source());
    const bool first = !std::exchange(m_read, true);
    const std::optional<clock::Duration> crossed =
        first ? std::nullopt : clock::crossedLowTime(m_control, before, m_reading);

    const QString digits = clockDigits(m_reading, m_control, m_tenthsBelow);
    // Room for tenths is kept anyhow; what has them stands by itself, and moves no other digits.
    if (!digits.contains(QLatin1Char('.')) && widerFigures(m_widest, digits) != m_widest) {
        m_widest = digits;
        emit widened(digits);
    }
    const QString turn = turnText(m_reading);
    const QString more = restText(m_reading, m_control);
    const QString counter = m_counted ? counterText(m_reading.turns) : QString();
    const bool otherLook = first || counter != m_counterText || digits.size() != m_digits.size()
        || before.running != m_reading.running || before.flag.has_value() != m_reading.flag.has_value()
        || clock::isShortOfTime(m_control, before) != clock::isShortOfTime(m_control, m_reading);
    if (otherLook) {
        m_digits = digits;
        m_turnText = turn;
        m_moreText = more;
        m_counterText = counter;
        describe();
        takeColours();
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

    if (const std::optional<clock::Duration> next = untilClockChanges(m_reading, m_control, m_tenthsBelow))
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
    takeColours();
}

bool ClockFace::isShort() const
{
    return !m_reading.untimed && clock::isShortOfTime(m_control, m_reading);
}

FacePlaces ClockFace::places() const
{
    const bool silent = m_turnText.isEmpty() && m_moreText.isEmpty();
    return facePlaces({ size(), font(), m_digits, m_widest, silent, m_digitsFirst, m_framed,
        m_tenthsBelow > clock::NoTenths, !m_colourless, m_counterText });
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

QRect ClockFace::counterRect() const
{
    return onWidget(places().counter);
}

void ClockFace::paintDigits(QPainter &painter, const FacePlaces &at, const QRegion &exposed) const
{
    QFont big = figureFont();
    big.setPixelSize(100);
    const qreal scale = at.digits.height() / (QFontMetricsF(big).capHeight() * 1.3);
    big.setPixelSize(std::max(8, static_cast<int>(100 * scale)));
    painter.setFont(big);
    // A waiting clock that is short of time says so by its figures alone: its card is not the one to look at.
    const bool waitsShort = !m_reading.running && !m_reading.flag && !m_flashing && isShort();
    painter.setPen(waitsShort ? m_theme.lowTime : colours().text);
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
    if (at.bar.isEmpty() || m_won) // no move of a winner is under way
        return;
    const Theme::CardColours &ink = colours();
    if (!m_reading.untimed && !m_turnText.isEmpty()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink.track);
        painter.drawRoundedRect(at.bar, at.bar.height() / 2, at.bar.height() / 2);
        const qreal used = at.bar.width() * turnShare(m_reading, m_control);
        if (used > 1) {
            painter.setBrush(ink.bar);
            QRectF part = at.bar;
            part.setWidth(std::max(used, at.bar.height()));
            painter.drawRoundedRect(part, at.bar.height() / 2, at.bar.height() / 2);
        }
    }
    QFont small = font();
    painter.setFont(small);
    painter.setPen(ink.mutedText);
    const auto fitted = [&](const QString &text, const QRectF &rect) {
        if (m_digitsFirst) // the digits may have left it little room
            painter.setFont(fittingFont(small, text, rect.width()));
        return QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, rect.width());
    };
    if (m_waitsForPress) {
        // The colours of the card exchanged: the press is what is due now.
        const QRectF plate = (at.turn | at.more).adjusted(-4, -2, 4, 2);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink.text);
        painter.drawRoundedRect(plate, 6, 6);
        small.setWeight(QFont::Bold);
        painter.setFont(small);
        painter.setPen(ink.ground);
        //: On a player's clock while a stone waits: the press of the clock is the move.
        const QString text = fitted(tr("Press the clock"), plate);
        painter.drawText(plate, Qt::AlignCenter, text);
        return;
    }
    const QString turn = fitted(m_turnText, at.turn); // in its font
    painter.drawText(at.turn, Qt::AlignLeft | Qt::AlignVCenter, turn);
    painter.setFont(small);
    if (m_reading.perMove && !m_control.stages.empty() && *m_reading.perMove < m_reading.main && m_reading.running) {
        // Of two limits the nearer one counts.
        small.setWeight(QFont::Bold);
        painter.setFont(small);
        painter.setPen(ink.text);
    }
    const QString more = fitted(m_moreText, at.more);
    painter.drawText(at.more, Qt::AlignRight | Qt::AlignVCenter, more);
}

void ClockFace::paintHead(QPainter &painter, const FacePlaces &at) const
{
    const Theme::CardColours &ink = colours();
    const bool signs = m_won || m_reading.flag || m_warnings > 0;
    QRectF marker = at.marker;
    if (!signs && marker.right() < at.flag.left())
        marker.moveRight(at.flag.right());
    // A pointer beside the name: seen without telling colours apart.
    if (m_reading.running)
        paintIcon(painter, marker.adjusted(0, 3, 0, -3), TableIcon::Play, ink.text);
    if (!m_colourless)
        paintStone(painter, at.stone, m_black, m_theme);
    if (!at.counter.isEmpty()) {
        painter.setFont(fittingFont(counterFont(font()), m_counterText, at.counter.width()));
        painter.setPen(ink.text);
        painter.drawText(at.counter, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
            QFontMetricsF(painter.font()).elidedText(m_counterText, Qt::ElideRight, at.counter.width()));
    }
    QRectF room = at.name;
    const bool isBeside = !at.counter.isEmpty() && at.counter.top() == at.name.top();
    if (!signs && !isBeside)
        room.setRight(marker.left() > at.flag.right() ? at.flag.right() : marker.left() - 4);
    else if (signs && !isBeside && !m_reading.running)
        room.setRight(at.flag.left() - 4); // no pointer stands between them
    const QFont name = nameFont(font(), room, m_name);
    painter.setFont(name);
    painter.setPen(ink.text);
    const QFontMetricsF metrics(name);
    if (metrics.horizontalAdvance(m_name) <= room.width() || room.height() < 1.9 * metrics.lineSpacing()) {
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
            metrics.elidedText(m_name, Qt::ElideRight, room.width()));
    } else {
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
            metrics.elidedText(m_name, Qt::ElideRight, room.width() * 1.85));
    }
    paintMark(painter, at.flag);
}

void ClockFace::paintMark(QPainter &painter, const QRectF &at) const
{
    if (m_won) {
        paintIcon(painter, at, TableIcon::Won, colours().text);
    } else if (m_reading.flag) {
        paintIcon(painter, at, TableIcon::Flag, colours().text);
    } else if (m_warnings > 0) {
        painter.setPen(QPen(m_theme.warningText, 1.2));
        painter.setBrush(m_theme.warningBar);
        painter.drawRoundedRect(at, 5, 5);
        painter.drawText(at, Qt::AlignCenter, QStringLiteral("!"));
    }
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
    if (m_framed)
        paintCard(painter, at.card, colours());
    paintDigits(painter, at, exposed);
    if (exposed.intersects(onWidget(at.bar | at.turn | at.more)))
        paintTurn(painter, at);
    if (exposed.intersects(onWidget(at.marker | at.stone | at.name | at.counter | at.flag)))
        paintHead(painter, at);
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
        m_counterText = m_counted ? counterText(m_reading.turns) : QString();
        describe();
        update();
    }
}

void ClockFace::describe()
{
    const QString colour = sideName(m_black ? rules::Side::Black : rules::Side::White);
    setAccessibleName(m_colourless ? tr("Clock of %1").arg(m_name) : tr("Clock of %1, %2").arg(m_name, colour));
    QString said;
    if (m_won)
        said = tr("Winner, %1").arg(m_digits);
    else if (m_waitsForPress)
        said = tr("Press the clock, %1").arg(m_digits);
    else if (m_reading.flag)
        said = tr("The time is over.");
    else if (m_reading.running)
        said = tr("Running, %1").arg(m_digits);
    else
        said = tr("Standing, %1").arg(m_digits);
    if (!m_counterText.isEmpty())
        said += QStringLiteral(" · ") + m_counterText;
    setAccessibleDescription(said);
}

QSize ClockFace::sizeHint() const
{
    return { 280, 160 };
}

QSize ClockFace::minimumSizeHint() const
{
    return { 150, 44 };
}

void shareFigures(ClockFace *one, ClockFace *other)
{
    QObject::connect(one, &ClockFace::widened, other, &ClockFace::setWidest);
    QObject::connect(other, &ClockFace::widened, one, &ClockFace::setWidest);
}

} // namespace kagetsu::ui
