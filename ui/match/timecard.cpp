// SPDX-License-Identifier: MIT
#include "ui/match/timecard.h"

#include "clock/controltext.h"
#include "ui/match/choicechips.h"
#include "ui/match/timefield.h"
#include "ui/words/setup.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace kagetsu::ui {

namespace {

// What is played in clubs on an evening, from quick to slow.
constexpr const char *Quick[] { "3m+2s", "5m+3s", "10m+5s", "15m+10s", "30m", "inf" };

} // namespace

TimeCard::TimeCard(QWidget *parent)
    : DialogCard(parent)
    , m_usual(new ChoiceChips)
    , m_time(new TimeField)
{
    m_usual->setObjectName(QStringLiteral("usualTimes"));
    m_time->setObjectName(QStringLiteral("time"));
    grid()->addWidget(m_usual, 0, 0, 1, 2);
    grid()->addWidget(m_time, 1, 0, 1, 2);
    connect(m_usual, &ChoiceChips::chosen, m_time, &TimeField::setText);
    connect(m_time, &TimeField::changed, this, &TimeCard::follow);
    TimeCard::retranslate();
}

void TimeCard::fill(const NewGameChoices &choices)
{
    m_time->setText(choices.time);
    follow();
}

void TimeCard::read(NewGameChoices &choices) const
{
    choices.time = m_time->text();
}

bool TimeCard::isReadable() const
{
    return m_time->control().has_value();
}

void TimeCard::ask()
{
    m_time->setFocus();
    m_time->box()->lineEdit()->selectAll();
}

void TimeCard::setTheme(const Theme &theme)
{
    m_usual->setTheme(theme);
}

// A time written in another way is the same time.
void TimeCard::follow()
{
    QString same;
    for (const char *usual : Quick) {
        const auto control = clock::readControl(usual);
        if (m_time->control() && *control == *m_time->control())
            same = QLatin1String(usual);
    }
    m_usual->setCurrent(same);
    emit changed();
}

void TimeCard::retranslate()
{
    head()->setText(tr("Time"));
    m_time->setName(tr("Time"));
    QList<ChoiceChips::Chip> chips;
    for (const char *usual : Quick) {
        const QString written = QLatin1String(usual);
        const auto control = clock::readControl(usual);
        //: Button: a game without clocks.
        const QString text = control->isUntimed() ? tr("No limit") : written;
        chips.append({ written, text, controlText(*control) });
    }
    m_usual->setChips(chips);
    follow();
}

} // namespace kagetsu::ui
