// SPDX-License-Identifier: MIT
#include "ui/match/clock/clockface.h"

#include "clock/lowtime.h"
#include "text/match/phase.h"
#include "text/rules/rules.h"
#include "ui/board/inforce.h"
#include "ui/match/clock/clockaccessible.h"
#include "ui/match/clock/clockwords.h"
#include "ui/match/clock/faceplaces.h"

#include <QMouseEvent>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <utility>

namespace kagetsu::ui {

using namespace std::chrono_literals;

namespace {

constexpr auto FlashTime = 700ms;

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
        takeColours();
    });
    AccessibleClock::install();
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    onTheme(*this, [this] { takeColours(); });
    onChange(*this, QEvent::LanguageChange, [this] {
        m_turnText = turnText(m_reading);
        m_moreText = restText(m_reading, m_control);
        m_counterText = m_counted ? counterText(m_reading.turns) : QString();
        describe();
        update();
    });
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

void ClockFace::setBegins(bool begins)
{
    if (std::exchange(m_begins, begins) != begins)
        takeColours();
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
    m_read = false; // everything shown may look different now
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

void ClockFace::takeColours()
{
    update();
    if (std::exchange(m_colours, colours()) != m_colours)
        emit coloursChanged();
}

const Theme::CardColours &ClockFace::colours() const
{
    if (m_flashing || m_reading.flag)
        return theme().cardFallen;
    if (m_won)
        return theme().cardRunning; // nothing runs any more, so the winner's card is highlighted
    if (!m_reading.running)
        return m_begins ? theme().cardRunning : theme().cardWaiting;
    return isShort() ? theme().cardShort : theme().cardRunning;
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
    // Room for tenths is always reserved; figures with tenths are placed independently and move no other digits.
    if (!digits.contains(QLatin1Char('.')) && widerFigures(m_widest, digits) != m_widest) {
        m_widest = digits;
        emit widened(digits);
    }
    const QString turn = turnText(m_reading);
    const QString more = restText(m_reading, m_control);
    const QString counter = m_counted ? counterText(m_reading.turns) : QString();
    const bool otherLook = first || counter != m_counterText || digits.size() != m_digits.size()
        || clock::phaseOf(before, m_control) != clock::phaseOf(m_reading, m_control)
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
        for (int i = 0; i < digits.size(); ++i) {
            if (digits[i] != shown[i])
                update(digitRect(i));
        }
        const FacePlaces at = places();
        if (std::exchange(m_turnText, turn) != turn)
            update(onWidget(at.turn | at.more)); // without the other text it has the room of both
        if (std::exchange(m_moreText, more) != more)
            update(onWidget(at.turn | at.more)); // it may need some of the other text's room
        const int barPixels = qRound(at.bar.width() * turnShare(m_reading, m_control));
        const int oldPixels = std::exchange(m_barPixels, barPixels);
        if (oldPixels != barPixels) {
            // The rounded end of the bar moves as well.
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

bool ClockFace::isPastMain() const
{
    return !clock::phaseOf(m_reading, m_control).isMain();
}

QString ClockFace::phase() const
{
    return text::phaseText(m_reading, m_control);
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

void ClockFace::mousePressEvent(QMouseEvent *event)
{
    // React on press, like the lever of a clock, not on release.
    if (event->button() == Qt::LeftButton)
        emit pressed();
    else
        QWidget::mousePressEvent(event);
}

void ClockFace::resizeEvent(QResizeEvent *)
{
    m_barPixels = qRound(places().bar.width() * turnShare(m_reading, m_control));
}

void ClockFace::describe()
{
    const QString colour = text::sideName(m_black ? rules::Side::Black : rules::Side::White);
    const QString name = m_colourless ? tr("Clock of %1").arg(m_name) : tr("Clock of %1, %2").arg(m_name, colour);
    if (name != accessibleName())
        setAccessibleName(name);
}

QString ClockFace::spoken() const
{
    QString said;
    if (m_won)
        said = tr("Winner, %1").arg(m_digits);
    else if (m_waitsForPress)
        said = tr("Press the clock, %1").arg(m_digits);
    else if (m_reading.flag)
        said = tr("Time is up.");
    else if (m_reading.running)
        said = tr("Running, %1").arg(m_digits);
    else
        said = tr("Stopped, %1").arg(m_digits);
    for (const QString &more : { m_reading.flag ? QString() : phase(), m_counterText }) {
        if (!more.isEmpty())
            said += QStringLiteral(" · ") + more;
    }
    return said;
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
