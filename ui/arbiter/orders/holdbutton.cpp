// SPDX-License-Identifier: MIT
#include "ui/arbiter/orders/holdbutton.h"

#include <QKeyEvent>
#include <QPainter>
#include <QTimer>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int HoldStep = 50; // milliseconds
// Milliseconds. Some window systems report a repeating key as released and pressed again; a hand is not that quick.
constexpr int RepeatGap = 80;
constexpr int ArmedTime = 6000; // milliseconds to read what to do and reach the button again

} // namespace

HoldButton::HoldButton(QWidget *parent)
    : QPushButton(parent)
    , m_timer(new QTimer(this))
    , m_gap(new QTimer(this))
    , m_armed(new QTimer(this))
{
    setProperty("held", true); // a tall button
    m_gap->setSingleShot(true);
    m_gap->setInterval(RepeatGap);
    connect(m_gap, &QTimer::timeout, this, &HoldButton::letGo);
    m_armed->setSingleShot(true);
    m_armed->setTimerType(Qt::PreciseTimer); // a coarse timer does not know how long it has run
    m_armed->setInterval(ArmedTime);
    connect(m_armed, &QTimer::timeout, this, &HoldButton::disarm);
    m_timer->setInterval(HoldStep);
    connect(m_timer, &QTimer::timeout, this, &HoldButton::step);
    connect(this, &QPushButton::pressed, this, &HoldButton::begin);
    connect(this, &QPushButton::released, this, [this] {
        m_isInside = false;
        m_gap->start();
    });
    connect(this, &QPushButton::clicked, this, [this] { m_isInside = true; });
}

void HoldButton::setPressTimes(int soonest, int latest)
{
    m_soonest = soonest;
    m_armed->setInterval(latest);
}

bool HoldButton::isArmed() const
{
    return m_armed->isActive();
}

void HoldButton::begin()
{
    m_gap->stop();
    if (m_timer->isActive())
        return;
    m_isSecond = isArmed() && std::max(0, m_armed->interval() - m_armed->remainingTime()) >= m_soonest;
    m_timer->start();
}

// Handles a real release, not the gap between two repeats of a key.
void HoldButton::letGo()
{
    m_timer->stop();
    const bool isHeld = m_done >= m_holdTime;
    m_done = 0;
    update();
    if (isHeld || (m_isSecond && m_isInside)) {
        disarm();
        emit held();
    } else if (m_isInside) {
        m_armed->start();
        setText(m_againText);
    } else {
        disarm();
    }
}

void HoldButton::disarm()
{
    m_armed->stop();
    if (!isDown())
        setText(m_text);
}

void HoldButton::hideEvent(QHideEvent *event)
{
    QPushButton::hideEvent(event);
    disarm();
}

void HoldButton::step()
{
    m_done = std::min(m_done + HoldStep, m_holdTime);
    if (m_done == m_holdTime)
        setText(m_readyText);
    update();
}

void HoldButton::setTexts(const QString &text, const QString &readyText, const QString &againText)
{
    m_text = text;
    m_readyText = readyText;
    m_againText = againText;
    setText(isArmed() ? againText : text);
}

void HoldButton::paintEvent(QPaintEvent *event)
{
    QPushButton::paintEvent(event);
    if (m_done == 0)
        return;
    // A bar along the lower edge shows the progress.
    QPainter painter(this);
    const int inner = width() - 16;
    painter.fillRect(8, height() - 9, inner, 4, palette().color(QPalette::Mid));
    painter.fillRect(8, height() - 9, inner * m_done / m_holdTime, 4, palette().color(QPalette::Highlight));
}

void HoldButton::keyPressEvent(QKeyEvent *event)
{
    holdByKey(*event);
}

void HoldButton::keyReleaseEvent(QKeyEvent *event)
{
    holdByKey(*event);
}

// Handles a key that is held down and repeats; only its first press counts. Enter holds like Space: on a plain button
// it would be a click, pressed and released at once.
void HoldButton::holdByKey(QKeyEvent &event)
{
    if (event.isAutoRepeat()) {
        event.accept();
        return;
    }
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    QKeyEvent held(event.type(), isEnter ? Qt::Key_Space : event.key(), event.modifiers(), event.text());
    if (held.type() == QEvent::KeyPress)
        QPushButton::keyPressEvent(&held);
    else
        QPushButton::keyReleaseEvent(&held);
    event.setAccepted(held.isAccepted());
}

} // namespace kagetsu::ui
