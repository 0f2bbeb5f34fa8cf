// SPDX-License-Identifier: MIT
#include "ui/match/newgame/cards/refereecard.h"

#include "ui/controls/checkbox.h"
#include "ui/controls/combobox.h"
#include "ui/controls/layout/fit.h"
#include "ui/match/newgame/choicebox.h"
#include "ui/match/newgame/words.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>
#include <memory>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr Guard AllGuards[] { Guard::OneTap, Guard::TapTwice, Guard::PlaceThenClock };
constexpr match::Hints AllHints[] { match::Hints::Off, match::Hints::AfterMove, match::Hints::Always };
constexpr match::FoulPolicy AllFoulPolicies[] { match::FoulPolicy::Claim, match::FoulPolicy::Auto,
    match::FoulPolicy::Block };
constexpr match::FivePolicy AllFivePolicies[] { match::FivePolicy::Auto, match::FivePolicy::Declare };
constexpr match::FalseClaim AllFalseClaims[] { match::FalseClaim::OpponentTime, match::FalseClaim::ClaimantTime,
    match::FalseClaim::TurnLost, match::FalseClaim::Warning, match::FalseClaim::None };
constexpr match::FlagPolicy AllFlagPolicies[] { match::FlagPolicy::AutoStop, match::FlagPolicy::AutoEnd,
    match::FlagPolicy::Claim };

} // namespace

RefereeCard::RefereeCard(match::PlayedOn playedOn, QWidget *parent)
    : DialogCard(parent)
    , m_hints(addField("hints"))
    , m_fouls(addField("foulPolicy"))
    , m_fives(addField("fivePolicy"))
    , m_flags(addField("flagPolicy"))
    , m_falseClaims(addField("falseClaim"))
    , m_guard(addField("guard"))
    , m_takeBacks(new CheckBox)
    , m_pauses(new CheckBox)
    , m_clockWaits(new CheckBox)
    , m_arbiter(new CheckBox)
    , m_why(new QLabel)
{
    m_takeBacks->setObjectName(QStringLiteral("takeBacks"));
    m_pauses->setObjectName(QStringLiteral("pauses"));
    m_clockWaits->setObjectName(QStringLiteral("clockWaits"));
    m_arbiter->setObjectName(QStringLiteral("arbiter"));
    m_why->setObjectName(QStringLiteral("whyLocked"));
    m_why->setProperty("muted", true);
    m_why->setWordWrap(true);
    m_why->setVisible(false);
    for (QWidget *part : std::initializer_list<QWidget *> { m_takeBacks, m_pauses, m_clockWaits, m_arbiter, m_why })
        part->setParent(this);
    for (QCheckBox *check : { m_takeBacks, m_pauses, m_clockWaits, m_arbiter })
        connect(check, &QCheckBox::toggled, this, &RefereeCard::changed);
    if (playedOn == match::PlayedOn::PhysicalBoard) {
        for (const Field &field : { m_hints, m_fouls, m_fives, m_guard }) {
            for (QWidget *part : std::initializer_list<QWidget *> { field.label, field.box, field.meaning })
                part->hide();
        }
        m_takeBacks->hide();
        m_clockWaits->hide();
    }
    lay(2);
    says([this] { retranslate(); });
}

RefereeCard::Field RefereeCard::addField(const char *name)
{
    Field field { new QLabel(this), new ComboBox(this), new QLabel(this) };
    field.box->setObjectName(QLatin1String(name));
    tame(field.box);
    field.label->setBuddy(field.box);
    field.meaning->setWordWrap(true);
    field.meaning->setProperty("muted", true);
    connect(field.box, &QComboBox::currentIndexChanged, this, &RefereeCard::follow);
    return field;
}

void RefereeCard::lay(int columns)
{
    if (columns == std::exchange(m_columns, columns))
        return;
    while (const auto item = std::unique_ptr<QLayoutItem>(grid()->takeAt(0))) { }
    const int span = 2 / columns;
    int index = 0;
    for (const Field &field : { m_hints, m_fouls, m_fives, m_flags, m_falseClaims, m_guard }) {
        if (field.box->isHidden())
            continue;
        const int row = index / columns * 3;
        const int column = index % columns;
        grid()->addWidget(field.label, row, column, 1, span);
        grid()->addWidget(field.box, row + 1, column, 1, span);
        grid()->addWidget(field.meaning, row + 2, column, 1, span, Qt::AlignTop);
        ++index;
    }
    // Across both columns: the texts are long, and the card must fit into a window 400 pixels wide.
    int row = (index + columns - 1) / columns * 3;
    for (QWidget *part : std::initializer_list<QWidget *> { m_takeBacks, m_pauses, m_clockWaits, m_arbiter, m_why })
        grid()->addWidget(part, row++, 0, 1, 2);
    grid()->activate(); // at once, not one frame later
}

void RefereeCard::resizeEvent(QResizeEvent *event)
{
    DialogCard::resizeEvent(event);
    lay(width() >= widthOfTwo() ? 2 : 1);
}

// Returns the width at which two columns show their choices uncut.
int RefereeCard::widthOfTwo() const
{
    constexpr int ArrowAndEdges = 52;
    int words = 0;
    for (const Field &field : { m_hints, m_fouls, m_fives, m_flags, m_falseClaims, m_guard }) {
        for (int i = 0; i < field.box->count(); ++i)
            words = std::max(words, field.box->fontMetrics().horizontalAdvance(field.box->itemText(i)));
    }
    const QMargins margins = grid()->contentsMargins();
    return 2 * (words + qRound(ArrowAndEdges * fitOf(*this))) + grid()->horizontalSpacing() + margins.left()
        + margins.right();
}

void RefereeCard::fill(const NewGameChoices &choices)
{
    select(m_hints.box, choices.hints);
    select(m_fouls.box, choices.foulPolicy);
    select(m_fives.box, choices.fivePolicy);
    select(m_flags.box, choices.flagPolicy);
    select(m_falseClaims.box, choices.falseClaim);
    select(m_guard.box, choices.guard);
    m_takeBacks->setChecked(choices.takeBacks);
    m_pauses->setChecked(choices.pauses);
    m_clockWaits->setChecked(choices.clockWaits);
    m_arbiter->setChecked(choices.arbiter);
    follow();
}

void RefereeCard::read(NewGameChoices &choices) const
{
    choices.foulPolicy = selected<match::FoulPolicy>(m_fouls.box);
    choices.fivePolicy = selected<match::FivePolicy>(m_fives.box);
    choices.flagPolicy = selected<match::FlagPolicy>(m_flags.box);
    choices.hints = selected<match::Hints>(m_hints.box);
    choices.takeBacks = m_takeBacks->isChecked();
    choices.pauses = m_pauses->isChecked();
    choices.clockWaits = m_clockWaits->isChecked();
    choices.arbiter = m_arbiter->isChecked();
    choices.falseClaim = selected<match::FalseClaim>(m_falseClaims.box);
    choices.guard = selected<Guard>(m_guard.box);
}

void RefereeCard::setRules(const rules::RuleSet &rules)
{
    const bool hasFouls = rules.fouls(rules::Side::Black).any() || rules.fouls(rules::Side::White).any();
    for (QWidget *part :
        std::initializer_list<QWidget *> { m_hints.box, m_fouls.box, m_hints.meaning, m_fouls.meaning })
        part->setEnabled(hasFouls);
    if (m_locks.hints)
        m_hints.box->setEnabled(false);
}

void RefereeCard::setLocks(preset::Locks locks, const QString &why)
{
    m_locks = locks;
    m_takeBacks->setEnabled(!locks.takeBacks);
    m_pauses->setEnabled(!locks.pauses);
    m_why->setText(why);
    m_why->setVisible(locks.any());
}

void RefereeCard::follow()
{
    m_hints.meaning->setText(text::wordsOf(selected<match::Hints>(m_hints.box)).meaning);
    m_fouls.meaning->setText(text::wordsOf(selected<match::FoulPolicy>(m_fouls.box)).meaning);
    m_fives.meaning->setText(text::wordsOf(selected<match::FivePolicy>(m_fives.box)).meaning);
    m_flags.meaning->setText(text::wordsOf(selected<match::FlagPolicy>(m_flags.box)).meaning);
    m_falseClaims.meaning->setText(text::wordsOf(selected<match::FalseClaim>(m_falseClaims.box)).meaning);
    m_guard.meaning->setText(wordsOf(selected<Guard>(m_guard.box)).meaning);
    emit changed();
}

void RefereeCard::retranslate()
{
    head()->setText(tr("Refereeing"));
    m_hints.label->setText(tr("Hints"));
    m_fouls.label->setText(tr("Forbidden move"));
    m_fives.label->setText(tr("Five in a row"));
    m_flags.label->setText(tr("Fallen flag"));
    m_falseClaims.label->setText(tr("Wrong claim"));
    m_guard.label->setText(tr("Placing a stone"));
    // Makes the overloads of the wording library visible; the page's own are found by argument type.
    using text::wordsOf;
    const auto name = [](auto value) { return wordsOf(value).name; };
    nameItems(m_hints.box, AllHints, name);
    nameItems(m_fouls.box, AllFoulPolicies, name);
    nameItems(m_fives.box, AllFivePolicies, name);
    nameItems(m_flags.box, AllFlagPolicies, name);
    nameItems(m_falseClaims.box, AllFalseClaims, name);
    nameItems(m_guard.box, AllGuards, name);
    m_takeBacks->setText(tr("Take-backs by agreement"));
    m_pauses->setText(tr("Players may pause"));
    m_clockWaits->setText(tr("The clock starts with the first stone"));
    m_arbiter->setText(tr("An arbiter rules on claims of fouls"));
    follow();
}

} // namespace kagetsu::ui
