// SPDX-License-Identifier: MIT
#include "ui/match/newgame/cards/seatscard.h"

#include "ui/controls/checkbox.h"
#include "ui/match/newgame/timefield.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>

namespace kagetsu::ui {

SeatsCard::SeatsCard(QWidget *parent)
    : DialogCard(parent)
    , m_twoGames(new CheckBox)
    , m_odds(new CheckBox)
    , m_timeRight(new TimeField)
{
    m_twoGames->setObjectName(QStringLiteral("twoGames"));
    m_odds->setObjectName(QStringLiteral("odds"));
    m_timeRight->setObjectName(QStringLiteral("timeRight"));
    m_timeRight->setVisible(false);
    grid()->addWidget(m_twoGames, 0, 0, 1, 2);
    grid()->addWidget(m_odds, 1, 0, 1, 2);
    grid()->addWidget(m_timeRight, 2, 0, 1, 2);
    connect(m_twoGames, &QCheckBox::toggled, this, &SeatsCard::changed);
    connect(m_odds, &QCheckBox::toggled, m_timeRight, &QWidget::setVisible);
    connect(m_odds, &QCheckBox::toggled, this, &SeatsCard::changed);
    connect(m_timeRight, &TimeField::changed, this, &SeatsCard::changed);
    says([this] {
        //: Heading over: two games with exchanged seats; another time for one player.
        head()->setText(tr("Seats"));
        m_twoGames->setText(tr("Two games, seats exchanged in the second"));
        m_twoGames->setAccessibleName(m_twoGames->text());
        m_odds->setText(tr("Different time for the player on the right"));
        m_odds->setAccessibleName(m_odds->text());
        m_timeRight->setName(tr("Time of the player on the right"));
    });
}

void SeatsCard::fill(const NewGameChoices &choices)
{
    m_twoGames->setChecked(choices.twoGames);
    m_odds->setChecked(choices.odds);
    m_timeRight->setText(choices.timeRight);
}

void SeatsCard::read(NewGameChoices &choices) const
{
    choices.twoGames = m_twoGames->isChecked();
    choices.odds = m_odds->isChecked();
    choices.timeRight = m_timeRight->text();
}

bool SeatsCard::isReadable() const
{
    return !m_odds->isChecked() || m_timeRight->control();
}

} // namespace kagetsu::ui
