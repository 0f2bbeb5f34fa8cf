// SPDX-License-Identifier: MIT
#include "ui/arbiter/replay/replayclock.h"

#include "text/match/phase.h"
#include "text/match/protocol.h"
#include "text/rules/rules.h"
#include "ui/controls/layout/fit.h"

#include <QLabel>
#include <QVBoxLayout>

namespace kagetsu::ui {

JournalReplayClock::JournalReplayClock(QWidget *parent)
    : QFrame(parent)
    , m_name(new QLabel(this))
    , m_time(new QLabel(this))
    , m_more(new QLabel(this))
{
    setProperty("card", true);
    m_name->setTextFormat(Qt::PlainText);
    m_name->setWordWrap(true);
    makeLarger(*m_time, *this, 1.5);
    m_more->setProperty("muted", true);
    m_more->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 6, 10, 6);
    layout->setSpacing(2);
    for (QLabel *label : { m_name, m_time, m_more })
        layout->addWidget(label);
}

void JournalReplayClock::show(
    const QString &name, rules::Side side, const clock::Reading &reading, const clock::TimeControl &control)
{
    //: %1 is a player, %2 the colour of the stones.
    m_name->setText(tr("%1 (%2)").arg(name, text::sideName(side)));
    m_time->setText(text::clockText(reading));
    QStringList more;
    if (const QString phase = text::phaseText(reading, control); !phase.isEmpty())
        more += phase;
    //: A clock that is counting.
    more += reading.running ? tr("running") : tr("stopped");
    more += tr("this turn %1").arg(text::exactTime(reading.turn));
    if (reading.perMove) {
        //: What is left of the limit of time for one move.
        more += tr("%1 left for this move").arg(text::exactTime(*reading.perMove));
    }
    //: Thinking time of the whole game.
    more += tr("%1 used in total").arg(text::exactTime(reading.used));
    m_more->setText(more.join(QStringLiteral(" · ")));
    setAccessibleName(QStringLiteral("%1: %2, %3").arg(m_name->text(), m_time->text(), m_more->text()));
}

void JournalReplayClock::setBrief(bool brief)
{
    m_more->setVisible(!brief);
}

} // namespace kagetsu::ui
