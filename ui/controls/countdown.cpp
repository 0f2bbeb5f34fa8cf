// SPDX-License-Identifier: MIT
#include "ui/controls/countdown.h"

#include "ui/board/inforce.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QTimer>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int From = 3;
constexpr int Second = 1000; // milliseconds

} // namespace

Countdown::Countdown(QWidget *parent)
    : QWidget(parent)
    , m_timer(new QTimer(this))
{
    setObjectName(QStringLiteral("countdown"));
    setFocusPolicy(Qt::StrongFocus);
    m_timer->setInterval(Second);
    m_timer->setTimerType(Qt::PreciseTimer);
    connect(m_timer, &QTimer::timeout, this, &Countdown::step);
    parent->installEventFilter(this);
    hide();
}

void Countdown::start()
{
    m_left = From;
    setGeometry(parentWidget()->rect());
    setAccessibleName(QString::number(m_left));
    show();
    raise();
    setFocus(Qt::OtherFocusReason);
    m_timer->start();
    update();
}

void Countdown::setStep(int milliseconds)
{
    m_timer->setInterval(milliseconds);
}

void Countdown::step()
{
    if (--m_left > 0) {
        setAccessibleName(QString::number(m_left));
        update();
        return;
    }
    m_timer->stop();
    hide();
    emit finished();
}

void Countdown::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = theme().cardRunning.ground;
    veil.setAlphaF(0.35F);
    painter.fillRect(rect(), veil);
    const int side = std::min(width(), height()) / 2;
    QRect plate(0, 0, side, side);
    plate.moveCenter(rect().center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().cardRunning.ground);
    painter.drawEllipse(plate);
    QFont large = font();
    large.setPixelSize(std::max(12, side * 2 / 3));
    large.setWeight(QFont::DemiBold);
    painter.setFont(large);
    painter.setPen(theme().cardRunning.text);
    painter.drawText(plate, Qt::AlignCenter, QString::number(m_left));
}

void Countdown::breakOff()
{
    m_timer->stop();
    hide();
    emit brokenOff();
}

void Countdown::mousePressEvent(QMouseEvent *)
{
    breakOff();
}

void Countdown::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        breakOff();
}

bool Countdown::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible())
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace kagetsu::ui
