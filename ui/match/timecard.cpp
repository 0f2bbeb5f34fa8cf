// SPDX-License-Identifier: MIT
#include "ui/match/timecard.h"

#include "ui/match/timefield.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace kagetsu::ui {

TimeCard::TimeCard(QWidget *parent)
    : DialogCard(parent)
    , m_time(new TimeField)
    , m_odds(new QCheckBox)
    , m_timeRight(new TimeField)
{
    m_time->setObjectName(QStringLiteral("time"));
    m_odds->setObjectName(QStringLiteral("odds"));
    m_timeRight->setObjectName(QStringLiteral("timeRight"));
    m_timeRight->setVisible(false);
    grid()->addWidget(m_time, 0, 0, 1, 2);
    grid()->addWidget(m_odds, 1, 0, 1, 2);
    grid()->addWidget(m_timeRight, 2, 0, 1, 2);
    connect(m_time, &TimeField::changed, this, &TimeCard::changed);
    connect(m_timeRight, &TimeField::changed, this, &TimeCard::changed);
    connect(m_odds, &QCheckBox::toggled, m_timeRight, &QWidget::setVisible);
    connect(m_odds, &QCheckBox::toggled, this, &TimeCard::changed);
    TimeCard::retranslate();
}

void TimeCard::fill(const NewGameChoices &choices)
{
    m_time->setText(choices.time);
    m_odds->setChecked(choices.odds);
    m_timeRight->setText(choices.timeRight);
}

void TimeCard::read(NewGameChoices &choices) const
{
    choices.time = m_time->text();
    choices.odds = m_odds->isChecked();
    choices.timeRight = m_timeRight->text();
}

bool TimeCard::isReadable() const
{
    return m_time->control() && (!m_odds->isChecked() || m_timeRight->control());
}

void TimeCard::ask()
{
    m_time->setFocus();
    m_time->box()->lineEdit()->selectAll();
}

void TimeCard::retranslate()
{
    head()->setText(tr("Time"));
    m_time->setName(tr("Time"));
    m_odds->setText(tr("Another time for the player on the right"));
    m_timeRight->setName(tr("Time of the player on the right"));
}

} // namespace kagetsu::ui
