// SPDX-License-Identifier: MIT
#include "ui/match/table/gamestrip.h"

#include "match/host/matchhost.h"
#include "text/match/phase.h"
#include "text/match/setup.h"
#include "ui/board/inforce.h"
#include "ui/controls/tablebutton.h"
#include "ui/match/clock/clockwords.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTimer>

namespace kagetsu::ui {

GameStrip::GameStrip(const host::MatchHost *host, QWidget *parent)
    : QFrame(parent)
    , m_host(host)
    , m_timer(new QTimer(this))
    , m_clocks(new QLabel(this))
    , m_back(new TableButton(this))
{
    setObjectName(QStringLiteral("gameStrip"));
    setProperty("card", true);
    m_clocks->setObjectName(QStringLiteral("gameStripClocks"));
    m_clocks->setTextFormat(Qt::PlainText);
    m_clocks->setWordWrap(true);
    m_clocks->setProperty("head", true);
    m_back->setObjectName(QStringLiteral("backToGame"));
    m_back->setWeight(TableButton::Weight::Main);
    m_timer->setSingleShot(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(14, 6, 14, 6);
    row->addWidget(m_clocks, 1);
    row->addWidget(m_back);
    connect(m_timer, &QTimer::timeout, this, &GameStrip::sync);
    connect(host, &host::MatchHost::happened, this, [this] {
        if (isVisible())
            sync();
    });
    connect(m_back, &TableButton::clicked, this, &GameStrip::backWanted);
    hide();
    onLanguage(*this, [this] {
        m_back->setText(tr("Back to the game"));
        m_back->setAccessibleName(m_back->text());
        sync();
    });
}

void GameStrip::sync()
{
    m_timer->stop();
    if (!m_host->hasMatch())
        return;
    const match::Match &match = m_host->match();
    const text::Names names = text::namesOf(match.setup());
    std::optional<clock::Duration> next;
    PerSeat<QString> shown;
    for (const Seat seat : BothSeats) {
        const clock::Reading reading = m_host->reading(seat);
        const clock::TimeControl &control = match.clock().control(seat);
        shown[seat] = clockDigits(reading, control, m_tenthsBelow);
        if (const QString phase = text::phaseText(reading, control); !phase.isEmpty())
            shown[seat] += QStringLiteral(" · ") + phase;
        const auto changes = untilClockChanges(reading, control, m_tenthsBelow);
        if (changes && (!next || *changes < *next))
            next = changes;
    }
    //: A game that goes on while another page is looked at: %1 and %3 are players, %2 and %4 what their clocks show.
    QString text = tr("Game in progress: %1 %2, %3 %4").arg(names.a, shown.a, names.b, shown.b);
    if (match.isOver())
        text = tr("The game has ended.");
    else if (!match.clock().isRunning())
        text = tr("Clocks stopped: %1 %2, %3 %4").arg(names.a, shown.a, names.b, shown.b);
    m_clocks->setText(text);
    if (next && isVisible())
        m_timer->start(*next);
}

void GameStrip::setTenths(Tenths tenths)
{
    m_tenthsBelow = tenthsBelow(tenths);
    sync();
}

void GameStrip::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    sync();
}

void GameStrip::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    m_timer->stop();
}

} // namespace kagetsu::ui
