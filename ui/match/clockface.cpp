// SPDX-License-Identifier: MIT
#include "ui/match/clockface.h"

#include "clock/facetext.h"
#include "clock/lowtime.h"
#include "ui/board/words.h"
#include "ui/look/tableicon.h"

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

QString faceTime(clock::Duration time)
{
    return QString::fromStdString(clock::faceText(time, /*tenths=*/false));
}

// Time that has passed is rounded down, time that is left up (clock-and-refereeing.md 1).
QString passedText(clock::Duration passed)
{
    return faceTime(std::chrono::floor<std::chrono::seconds>(passed));
}

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

// Upright, as if the face were not turned.
struct ClockFace::Places
{
    QRectF card;
    QRectF marker;
    QRectF stone;
    QRectF name;
    QRectF flag;
    QRectF digits; // all of them, and their cells
    std::vector<QRectF> cells;
    QRectF bar;
    QRectF turn; // "this move 2:41"
    QRectF more; // periods, limit of the move
};

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

    const QString digits = bigText();
    const QString turn = turnText();
    const QString more = moreText();
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
        const Places at = places();
        if (std::exchange(m_turnText, turn) != turn)
            update(onWidget(at.turn));
        if (std::exchange(m_moreText, more) != more)
            update(onWidget(at.more));
        const int barPixels = qRound(at.bar.width() * turnShare());
        const int oldPixels = std::exchange(m_barPixels, barPixels);
        if (oldPixels != barPixels) {
            // The rounded end moves too.
            const qreal left = at.bar.left() + std::min(oldPixels, barPixels) - at.bar.height();
            update(onWidget(
                QRectF(left, at.bar.top(), std::abs(barPixels - oldPixels) + 2 * at.bar.height(), at.bar.height())));
        }
    }

    if (const std::optional<clock::Duration> next = untilChange())
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

QString ClockFace::bigText() const
{
    if (m_reading.untimed)
        return passedText(m_reading.used);
    if (m_control.stages.empty())
        return QString::fromStdString(clock::faceText(m_reading.perMove.value_or(0ms), /*tenths=*/!m_reading.flag));
    return QString::fromStdString(clock::faceText(m_reading.shown, /*tenths=*/!m_reading.flag));
}

QString ClockFace::turnText() const
{
    if (m_reading.turn == 0ms && !m_reading.running)
        return {};
    //: Under a clock: how long the player has been thinking about this move.
    return tr("this move %1").arg(passedText(m_reading.turn));
}

QString ClockFace::moreText() const
{
    if (m_reading.perMove && !m_control.stages.empty()) {
        //: Under a clock: what is left of the limit of a single move.
        return tr("limit %1").arg(faceTime(*m_reading.perMove));
    }
    if (m_reading.delay && m_reading.shown == m_reading.main) {
        //: Under a clock: what is left of the beginning of a move that is not counted (delay).
        return tr("delay %1").arg(faceTime(*m_reading.delay));
    }
    if (m_reading.moves > 0) {
        //: Under a clock: how many moves must still be made in the running block (Canadian overtime).
        return tr("moves to make: %1").arg(m_reading.moves);
    }
    if (m_reading.periods == 0)
        return {};
    //: Under a clock: how many reading periods (byo-yomi) or bank units of which length are left.
    return tr("%1 × %2").arg(QString::number(m_reading.periods), faceTime(periodLength()));
}

// The part of what there was at the beginning of the turn that the turn has used.
qreal ClockFace::turnShare() const
{
    if (m_reading.untimed || m_reading.turn == 0ms)
        return 0;
    clock::Duration used = m_reading.turn;
    clock::Duration left = std::max(m_reading.main, clock::Duration(0)) + m_reading.delay.value_or(0ms);
    if (m_reading.period) {
        left = *m_reading.period;
        left = std::max(left, clock::Duration(0));
        used = std::clamp(periodLength() - left, 0ms, m_reading.turn);
    }
    if (m_reading.perMove && (m_control.stages.empty() || *m_reading.perMove < left)) {
        left = *m_reading.perMove;
        used = m_reading.turn;
    }
    return static_cast<qreal>(used.count()) / static_cast<qreal>(std::max<qint64>(1, (used + left).count()));
}

clock::Duration ClockFace::periodLength() const
{
    for (const clock::Stage &stage : m_control.stages) {
        if (const auto *byoYomi = std::get_if<clock::ByoYomiStage>(&stage))
            return byoYomi->period;
        if (const auto *bank = std::get_if<clock::BankStage>(&stage))
            return bank->unit;
    }
    return 0ms;
}

std::optional<clock::Duration> ClockFace::untilChange() const
{
    if (!m_reading.running)
        return {};
    clock::Duration next = 1s - m_reading.turn % 1s;
    const auto consider = [&next](std::optional<clock::Duration> until) {
        if (until)
            next = std::min(next, *until);
    };
    if (m_reading.untimed)
        consider(1s - m_reading.used % 1s);
    else if (m_control.stages.empty())
        consider(clock::untilFaceChanges(m_reading.perMove.value_or(0ms), /*tenths=*/true));
    else
        consider(clock::untilFaceChanges(m_reading.shown, /*tenths=*/true));
    if (m_reading.delay)
        consider(clock::untilFaceChanges(*m_reading.delay, /*tenths=*/false));
    if (m_reading.perMove)
        consider(clock::untilFaceChanges(*m_reading.perMove, /*tenths=*/false));
    return std::max(next, clock::Duration(1));
}

bool ClockFace::isLow() const
{
    // The longest marks are only spoken; the colour keeps for the last minute.
    const std::optional<clock::Duration> mark = clock::lowTimeMark(m_control, m_reading);
    return mark && *mark <= 60s;
}

bool ClockFace::isFlat() const
{
    return !m_digitsFirst && width() > 2.6 * height();
}

QFont ClockFace::digitFont() const
{
    QFont font = this->font();
    font.setWeight(QFont::DemiBold);
    return font;
}

ClockFace::Places ClockFace::places() const
{
    Places at;
    const QRectF whole(0, 0, width(), height());
    at.card = whole.adjusted(1.5, 1.5, -1.5, -1.5);
    const bool flat = isFlat();
    const qreal line = QFontMetricsF(font()).height();
    const qreal head = std::min(std::max(line * 1.3, 20.0), at.card.height() - 2);
    const qreal thick = std::max(4.0, line * 0.3); // of the bar
    const qreal side = line * 0.9;
    const qreal edge = flat ? std::min(5.0, (at.card.height() - head) / 2) : std::max(10.0, line * 0.6);
    const QRectF inner = at.card.adjusted(side, edge, -side, -edge);

    const qreal left = flat ? inner.width() * 0.5 : inner.width();
    // So low that only one line fits, or nothing to write under the name.
    const bool silent = m_turnText.isEmpty() && m_moreText.isEmpty();
    const bool strip = flat && (silent || inner.height() < head + line + thick + 3);
    bool footless = strip;
    const qreal top = inner.top() + (strip ? (inner.height() - head) / 2 : 0);
    at.marker = QRectF(inner.left() - side * 0.2, top, head * 0.5, head);
    at.stone = QRectF(at.marker.right() + 3, top, head, head);
    at.name = QRectF(at.stone.right() + head * 0.35, top, 0, head);
    at.flag = QRectF((flat ? inner.left() + left : inner.right()) - head, top, head, head).adjusted(2, 2, -2, -2);
    at.name.setRight(at.flag.left() - 4);

    QRectF field;
    if (flat) {
        field = QRectF(inner.left() + left + 8, inner.top(), inner.width() - left - 8, inner.height());
    } else {
        // Nothing to write under the digits, or no room for it.
        footless = silent || inner.height() - head - line - 2 * thick < 1.6 * line;
        const qreal foot = footless ? 0 : line + 2 * thick;
        field = QRectF(inner.left(), inner.top() + head, inner.width(), std::max(10.0, inner.height() - head - foot));
    }
    if (!footless) {
        const qreal width = flat ? left - 4 : inner.width();
        at.turn = QRectF(inner.left(), inner.bottom() - line, width * 0.58, line);
        at.more = QRectF(at.turn.right(), at.turn.top(), width * 0.42, line);
        at.bar = QRectF(inner.left(), at.turn.top() - thick - 2, width, thick);
    }

    // Cells of constant width: the widest digit rules them all.
    QFont big = digitFont();
    big.setPixelSize(100);
    const QFontMetricsF metrics(big);
    qreal digit = 0;
    for (char c = '0'; c <= '9'; ++c)
        digit = std::max(digit, metrics.horizontalAdvance(QLatin1Char(c)));
    const auto widthOf = [&](QChar c) { return c.isDigit() ? digit : metrics.horizontalAdvance(c) * 1.3; };
    qreal wanted = 0;
    for (const QChar c : m_digits)
        wanted += widthOf(c);
    const qreal atLeast = 4 * digit + widthOf(QLatin1Char(':'));
    const qreal byWidth = 0.94 * field.width() / std::max({ 1.0, wanted, atLeast });
    const qreal byHeight = field.height() / (metrics.capHeight() * 1.5);
    const qreal scale = std::min(byWidth, byHeight);
    qreal x = flat ? field.right() - wanted * scale : field.left() + (field.width() - wanted * scale) / 2;
    const qreal high = metrics.capHeight() * 1.3 * scale;
    at.digits = QRectF(x, field.center().y() - high / 2, wanted * scale, high);
    for (const QChar c : m_digits) {
        const qreal cell = widthOf(c) * scale;
        at.cells.emplace_back(x, at.digits.top(), cell, high);
        x += cell;
    }
    return at;
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

void ClockFace::paintDigits(QPainter &painter, const Places &at, const QRegion &exposed) const
{
    QFont big = digitFont();
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

void ClockFace::paintTurn(QPainter &painter, const Places &at) const
{
    if (at.bar.isEmpty())
        return;
    const bool low = isLow() && m_reading.running;
    if (!m_reading.untimed && !m_turnText.isEmpty()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.moveBarTrack);
        painter.drawRoundedRect(at.bar, at.bar.height() / 2, at.bar.height() / 2);
        const qreal used = at.bar.width() * turnShare();
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
    const Places at = places();
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
    if (m_reading.flag) {
        paintIcon(painter, at.flag, TableIcon::Flag, m_theme.lowTime);
    } else if (m_warnings > 0) {
        painter.setPen(QPen(m_theme.warningText, 1.2));
        painter.setBrush(m_theme.warningBar);
        painter.drawRoundedRect(at.flag, 5, 5);
        painter.drawText(at.flag, Qt::AlignCenter, QStringLiteral("!"));
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
    m_barPixels = qRound(places().bar.width() * turnShare());
}

void ClockFace::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_turnText = turnText();
        m_moreText = moreText();
        describe();
        update();
    }
}

void ClockFace::describe()
{
    setAccessibleName(tr("Clock of %1, %2").arg(m_name, sideName(m_black ? rules::Side::Black : rules::Side::White)));
    if (m_reading.flag)
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
