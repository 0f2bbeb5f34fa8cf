// SPDX-License-Identifier: MIT
#include "ui/match/newgame/cards/detailscard.h"

#include "text/match/setup.h"
#include "text/preset/presets.h"
#include "ui/controls/checkbox.h"
#include "ui/controls/combobox.h"
#include "ui/controls/tablebutton.h"
#include "ui/match/newgame/choicebox.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

namespace kagetsu::ui {

namespace {

enum class Offers : std::uint8_t { AnyTime, AfterMove, Never };
constexpr Offers AllOffers[] { Offers::AnyTime, Offers::AfterMove, Offers::Never };
constexpr match::Withdrawal AllWithdrawals[] { match::Withdrawal::WrongClaim, match::Withdrawal::Warning,
    match::Withdrawal::None };
constexpr match::BothFlags AllBothFlags[] { match::BothFlags::Draw, match::BothFlags::FirstLoses,
    match::BothFlags::Continue, match::BothFlags::BothLose };
constexpr match::LateCharge AllCharges[] { match::LateCharge::None, match::LateCharge::Single,
    match::LateCharge::Double };

QSpinBox *ranged(QSpinBox *box, int least, int most, int step = 1)
{
    box->setRange(least, most);
    box->setSingleStep(step);
    return box;
}

} // namespace

DetailsCard::DetailsCard(QWidget *parent)
    : DialogCard(parent)
    , m_open(new TableButton)
    , m_summary(new QLabel)
    , m_fields(new QWidget)
    , m_fieldGrid(new QGridLayout(m_fields))
    , m_claimTime(ranged(addField<QSpinBox>("falseClaimTime", 0, 0), 0, 3600, 30))
    , m_warnings(ranged(addField<QSpinBox>("warningsToLose", 0, 1), 0, 20))
    , m_withdrawal(addField<ComboBox>("withdrawal", 1, 0))
    , m_bothFlags(addField<ComboBox>("bothFlags", 1, 1))
    , m_offers(addField<ComboBox>("drawOffers", 2, 0))
    , m_offersAfter(ranged(addField<QSpinBox>("drawOffersAfter", 2, 1), 1, 400))
    , m_moveLimit(ranged(addField<QSpinBox>("moveLimit", 3, 0), 0, 1000, 10))
    , m_lateLimit(ranged(addField<QSpinBox>("lateLimit", 3, 1), 0, 600))
    , m_lateCharge(addField<ComboBox>("lateCharge", 4, 0, 2))
    , m_offersOnOpponentsTime(new CheckBox)
    , m_lateInclusive(new CheckBox)
{
    m_open->setObjectName(QStringLiteral("openDetails"));
    m_summary->setObjectName(QStringLiteral("detailsSummary"));
    m_summary->setProperty("muted", true);
    m_summary->setWordWrap(true);
    m_offersOnOpponentsTime->setObjectName(QStringLiteral("drawOffersOnOpponentsTime"));
    m_lateInclusive->setObjectName(QStringLiteral("lateInclusive"));
    m_fieldGrid->setContentsMargins(0, 0, 0, 0);
    m_fieldGrid->setHorizontalSpacing(12);
    m_fieldGrid->setVerticalSpacing(6);
    m_fieldGrid->setColumnStretch(0, 1);
    m_fieldGrid->setColumnStretch(1, 1);
    for (QCheckBox *check : { m_offersOnOpponentsTime, m_lateInclusive }) {
        m_fieldGrid->addWidget(check, m_fieldGrid->rowCount(), 0, 1, 2);
        connect(check, &QCheckBox::toggled, this, &DetailsCard::follow);
    }
    grid()->addWidget(m_summary, 0, 0, 1, 2);
    grid()->addWidget(m_fields, 1, 0, 1, 2);
    grid()->addWidget(m_open, 2, 0);
    m_fields->hide();
    connect(m_open, &TableButton::clicked, this, [this] {
        const bool opens = m_fields->isHidden();
        m_fields->setVisible(opens);
        m_summary->setVisible(!opens);
        retranslate();
    });
    for (QSpinBox *box : { m_claimTime, m_warnings, m_offersAfter, m_moveLimit, m_lateLimit })
        connect(box, &QSpinBox::valueChanged, this, &DetailsCard::follow);
    for (QComboBox *box : { m_withdrawal, m_bothFlags, m_offers, m_lateCharge }) {
        tame(box);
        connect(box, &QComboBox::currentIndexChanged, this, &DetailsCard::follow);
    }
    says([this] { retranslate(); });
}

template <class Box>
Box *DetailsCard::addField(const char *name, int row, int column, int columns)
{
    auto *label = new QLabel;
    label->setWordWrap(true);
    auto *box = new Box;
    box->setObjectName(QLatin1String(name));
    label->setBuddy(box);
    m_fieldGrid->addWidget(label, 2 * row, column, 1, columns, Qt::AlignBottom);
    m_fieldGrid->addWidget(box, 2 * row + 1, column, 1, columns);
    m_labels.append(label);
    return box;
}

void DetailsCard::fill(const NewGameChoices &choices)
{
    const clock::Duration claimTime = choices.falseClaimTime.value_or(clock::Duration { 0 });
    m_claimTime->setValue(static_cast<int>(claimTime / clock::Second));
    m_warnings->setValue(choices.warningsToLose);
    select(m_withdrawal, choices.withdrawal);
    select(m_bothFlags, choices.bothFlags);
    const match::DrawOffers &offers = choices.drawOffers;
    select(m_offers, !offers.allowed ? Offers::Never : offers.afterMove > 0 ? Offers::AfterMove : Offers::AnyTime);
    m_offersAfter->setValue(std::max(1, offers.afterMove));
    m_offersOnOpponentsTime->setChecked(offers.onOpponentsTime);
    m_moveLimit->setValue(choices.moveLimit);
    m_lateness = choices.lateness;
    m_lateLimit->setValue(static_cast<int>(choices.lateness.limit / clock::Minute));
    select(m_lateCharge, choices.lateness.charge);
    m_lateInclusive->setChecked(choices.lateness.inclusive);
    follow();
}

void DetailsCard::read(NewGameChoices &choices) const
{
    if (m_claimTime->value() > 0)
        choices.falseClaimTime = m_claimTime->value() * clock::Second;
    else
        choices.falseClaimTime.reset();
    choices.warningsToLose = m_warnings->value();
    choices.withdrawal = selected<match::Withdrawal>(m_withdrawal);
    choices.bothFlags = selected<match::BothFlags>(m_bothFlags);
    const auto offers = selected<Offers>(m_offers);
    choices.drawOffers = { offers != Offers::Never, offers == Offers::AfterMove ? m_offersAfter->value() : 0,
        m_offersOnOpponentsTime->isChecked() };
    choices.moveLimit = m_moveLimit->value();
    choices.lateness = m_lateness;
    choices.lateness.limit = m_lateLimit->value() * clock::Minute;
    choices.lateness.charge = selected<match::LateCharge>(m_lateCharge);
    choices.lateness.inclusive = m_lateInclusive->isChecked();
}

void DetailsCard::setLocks(preset::Locks locks)
{
    m_locks = locks;
    for (QWidget *field : std::initializer_list<QWidget *> { m_claimTime, m_warnings, m_withdrawal, m_offers })
        field->setEnabled(!locks.penalties);
    m_offersOnOpponentsTime->setEnabled(!locks.penalties && selected<Offers>(m_offers) != Offers::Never);
    m_offersAfter->setEnabled(!locks.penalties && selected<Offers>(m_offers) == Offers::AfterMove);
}

void DetailsCard::follow()
{
    setLocks(m_locks);
    NewGameChoices choices;
    read(choices);
    m_summary->setText(text::detailsText(choices));
    emit changed();
}

void DetailsCard::retranslate()
{
    head()->setText(tr("Penalties, draws, lateness"));
    m_open->setText(m_fields->isHidden() ? tr("Change…") : tr("Show less"));
    m_open->setAccessibleName(m_open->text());
    const QStringList labels { tr("Penalty time for a wrong claim"), tr("Warnings that lose the game"),
        tr("Withdrawn claim"),
        //: What follows when the flags of both players are down.
        tr("Both flags down"), tr("Draw offers"),
        //: Number of the move after which a draw may be offered.
        tr("After move"), tr("Maximum number of moves, then a draw"), tr("Too late after"), tr("Time missed") };
    for (qsizetype i = 0; i < labels.size(); ++i)
        m_labels[i]->setText(labels[i]);
    //: Time that a wrong claim costs: 1 or 2 minutes, by the base time.
    m_claimTime->setSpecialValueText(tr("standard"));
    //: Seconds, behind a number.
    m_claimTime->setSuffix(tr(" s"));
    //: No number of warnings loses.
    m_warnings->setSpecialValueText(tr("none"));
    //: There is no limit of moves.
    m_moveLimit->setSpecialValueText(tr("no limit"));
    //: Minutes, behind a number.
    m_lateLimit->setSuffix(tr(" min"));
    nameItems(m_offers, AllOffers, [](Offers offers) {
        return offers == Offers::AnyTime  ? tr("At any time")
            : offers == Offers::AfterMove ? tr("After a certain move")
                                          : tr("Not allowed");
    });
    nameItems(m_lateCharge, AllCharges, [](match::LateCharge charge) {
        return charge == match::LateCharge::None  ? tr("Not deducted")
            : charge == match::LateCharge::Single ? tr("Deducted from the clock")
                                                  : tr("Deducted twice");
    });
    nameItems(m_withdrawal, AllWithdrawals, text::withdrawalText);
    nameItems(m_bothFlags, AllBothFlags, text::bothFlagsText);
    m_offersOnOpponentsTime->setText(tr("Draw offers only after your own move"));
    m_lateInclusive->setText(tr("Arriving exactly at the limit is too late"));
    follow();
}

} // namespace kagetsu::ui
