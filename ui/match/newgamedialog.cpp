// SPDX-License-Identifier: MIT
#include "ui/match/newgamedialog.h"

#include "opening/shipped.h"
#include "ui/board/words.h"
#include "ui/look/skin.h"
#include "ui/look/tablebutton.h"
#include "ui/match/timefield.h"
#include "ui/match/words.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>
#include <QUuid>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr Guard AllGuards[] { Guard::OneTap, Guard::TapTwice, Guard::PlaceThenClock };
constexpr match::Hints AllHints[] { match::Hints::Off, match::Hints::AfterMove, match::Hints::Always };
constexpr match::FoulPolicy AllFoulPolicies[] { match::FoulPolicy::Claim, match::FoulPolicy::Auto,
    match::FoulPolicy::Block };
constexpr match::FivePolicy AllFivePolicies[] { match::FivePolicy::Auto, match::FivePolicy::Declare };
constexpr match::FlagPolicy AllFlagPolicies[] { match::FlagPolicy::AutoStop, match::FlagPolicy::AutoEnd };

// Long words must not widen the dialog.
void tame(QComboBox *box)
{
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
}

template <class E, std::size_t N>
void nameItems(QComboBox *box, const E (&values)[N])
{
    const int kept = std::max(0, box->currentIndex());
    const QSignalBlocker quiet(box);
    box->clear();
    for (const E value : values)
        box->addItem(wordsOf(value).name, static_cast<int>(value));
    box->setCurrentIndex(kept);
}

template <class E>
void select(QComboBox *box, E value)
{
    box->setCurrentIndex(box->findData(static_cast<int>(value)));
}

template <class E>
E selected(const QComboBox *box)
{
    return static_cast<E>(box->currentData().toInt());
}

} // namespace

NewGameDialog::NewGameDialog(const NewGameChoices &choices, QWidget *parent)
    : QDialog(parent)
    , m_scroll(new QScrollArea(this))
    , m_cancel(new TableButton(this))
    , m_start(new TableButton(this))
{
    auto *content = new QWidget;
    auto *cards = new QVBoxLayout(content);
    cards->setContentsMargins(14, 14, 14, 6);
    cards->setSpacing(12);
    buildPlayers(cards);
    buildGame(cards);
    buildTime(cards);
    buildReferee(cards);
    cards->addStretch();
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    m_start->setObjectName(QStringLiteral("start"));
    m_start->setWeight(TableButton::Weight::Main);
    m_cancel->setObjectName(QStringLiteral("cancelNewGame"));
    connect(m_start, &TableButton::clicked, this, &NewGameDialog::accept);
    connect(m_cancel, &TableButton::clicked, this, &NewGameDialog::reject);
    auto *bottom = new QHBoxLayout;
    bottom->setContentsMargins(14, 4, 14, 12);
    bottom->setSpacing(8);
    bottom->addStretch();
    bottom->addWidget(m_cancel);
    bottom->addWidget(m_start);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_scroll, 1);
    layout->addLayout(bottom);

    setTheme(Theme::light());
    retranslate();
    fill(choices);
    follow();
    m_left->setFocus();
    m_left->selectAll();
    const QSize room = screen() ? screen()->availableSize() - QSize(0, 60) : QSize(600, 800);
    setMinimumWidth(300);
    resize(QSize(580, content->sizeHint().height() + 80).boundedTo(room));
}

void NewGameDialog::setTheme(const Theme &theme)
{
    setPalette(theme.palette());
    setStyleSheet(styleSheetOf(theme));
    for (TableButton *button : findChildren<TableButton *>())
        button->setTheme(theme);
}

NewGameDialog::Card NewGameDialog::addCard(QVBoxLayout *to)
{
    auto *frame = new QFrame;
    frame->setProperty("card", true);
    auto *head = new QLabel(frame);
    head->setProperty("head", true);
    m_heads.push_back(head);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    auto *layout = new QVBoxLayout(frame);
    layout->setContentsMargins(14, 10, 14, 14);
    layout->setSpacing(8);
    layout->addWidget(head);
    layout->addLayout(grid);
    to->addWidget(frame);
    return { head, grid };
}

void NewGameDialog::buildPlayers(QVBoxLayout *to)
{
    QGridLayout *grid = addCard(to).grid;
    m_left = new QLineEdit;
    m_left->setObjectName(QStringLiteral("leftName"));
    m_right = new QLineEdit;
    m_right->setObjectName(QStringLiteral("rightName"));
    for (QLineEdit *name : { m_left, m_right })
        name->setMaxLength(60);
    grid->addWidget(m_left, 0, 0);
    grid->addWidget(m_right, 0, 1);
    m_opener = new QButtonGroup(this);
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    const std::pair<Opener, const char *> choices[] { { Opener::Left, "leftOpens" }, { Opener::Lot, "lot" },
        { Opener::Right, "rightOpens" } };
    for (const auto &[opener, name] : choices) {
        auto *button = new TableButton;
        button->setObjectName(QLatin1String(name));
        button->setCheckable(true);
        m_opener->addButton(button, static_cast<int>(opener));
        row->addWidget(button, 1);
    }
    grid->addLayout(row, 1, 0, 1, 2);
}

void NewGameDialog::buildGame(QVBoxLayout *to)
{
    QGridLayout *grid = addCard(to).grid;
    m_ruleLabel = new QLabel;
    m_rule = new QComboBox;
    m_rule->setObjectName(QStringLiteral("rule"));
    m_ruleSummary = new QLabel;
    m_ruleSummary->setProperty("muted", true);
    m_ruleSummary->setWordWrap(true);
    m_edgeBlocks = new QCheckBox;
    m_edgeBlocks->setObjectName(QStringLiteral("caroEdgeBlocks"));
    m_exactlyFive = new QCheckBox;
    m_exactlyFive->setObjectName(QStringLiteral("caroExactlyFive"));
    m_sizeLabel = new QLabel;
    m_size = new QSpinBox;
    m_size->setObjectName(QStringLiteral("boardSize"));
    m_size->setRange(rules::MinBoardSize, rules::MaxBoardSize);
    m_openingLabel = new QLabel;
    m_opening = new QComboBox;
    m_opening->setObjectName(QStringLiteral("opening"));
    for (QComboBox *box : { m_rule, m_opening })
        tame(box);
    m_ruleLabel->setBuddy(m_rule);
    m_sizeLabel->setBuddy(m_size);
    m_openingLabel->setBuddy(m_opening);
    grid->addWidget(m_ruleLabel, 0, 0);
    grid->addWidget(m_rule, 1, 0);
    grid->addWidget(m_sizeLabel, 0, 1);
    grid->addWidget(m_size, 1, 1);
    grid->addWidget(m_ruleSummary, 2, 0, 1, 2);
    grid->addWidget(m_edgeBlocks, 3, 0, 1, 2);
    grid->addWidget(m_exactlyFive, 4, 0, 1, 2);
    grid->addWidget(m_openingLabel, 5, 0, 1, 2);
    grid->addWidget(m_opening, 6, 0, 1, 2);
    connect(m_rule, &QComboBox::currentIndexChanged, this, &NewGameDialog::follow);
    connect(m_size, &QSpinBox::valueChanged, this, &NewGameDialog::follow);
}

void NewGameDialog::buildTime(QVBoxLayout *to)
{
    QGridLayout *grid = addCard(to).grid;
    m_time = new TimeField;
    m_time->setObjectName(QStringLiteral("time"));
    m_odds = new QCheckBox;
    m_odds->setObjectName(QStringLiteral("odds"));
    m_timeRight = new TimeField;
    m_timeRight->setObjectName(QStringLiteral("timeRight"));
    grid->addWidget(m_time, 0, 0, 1, 2);
    grid->addWidget(m_odds, 1, 0, 1, 2);
    grid->addWidget(m_timeRight, 2, 0, 1, 2);
    connect(m_time, &TimeField::changed, this, &NewGameDialog::follow);
    connect(m_timeRight, &TimeField::changed, this, &NewGameDialog::follow);
    connect(m_odds, &QCheckBox::toggled, this, &NewGameDialog::follow);
}

NewGameDialog::Field NewGameDialog::addField(QGridLayout *grid, const char *name)
{
    Field field { new QLabel, new QComboBox, new QLabel };
    field.box->setObjectName(QLatin1String(name));
    tame(field.box);
    field.label->setBuddy(field.box);
    field.meaning->setWordWrap(true);
    field.meaning->setProperty("muted", true);
    // Two choices beside each other, then the next two.
    const int index = grid->count() / 3;
    const int row = index / 2 * 3;
    const int column = index % 2;
    grid->addWidget(field.label, row, column);
    grid->addWidget(field.box, row + 1, column);
    grid->addWidget(field.meaning, row + 2, column, Qt::AlignTop);
    connect(field.box, &QComboBox::currentIndexChanged, this, &NewGameDialog::follow);
    return field;
}

void NewGameDialog::buildReferee(QVBoxLayout *to)
{
    QGridLayout *grid = addCard(to).grid;
    m_hints = addField(grid, "hints");
    m_fouls = addField(grid, "foulPolicy");
    m_fives = addField(grid, "fivePolicy");
    m_flags = addField(grid, "flagPolicy");
    m_guard = addField(grid, "guard");
    m_takeBacks = new QCheckBox;
    m_takeBacks->setObjectName(QStringLiteral("takeBacks"));
    m_pauses = new QCheckBox;
    m_pauses->setObjectName(QStringLiteral("pauses"));
    auto *checks = new QVBoxLayout;
    checks->setSpacing(0);
    checks->addStretch();
    checks->addWidget(m_takeBacks);
    checks->addWidget(m_pauses);
    checks->addStretch();
    grid->addLayout(checks, 6, 1, 3, 1);
}

rules::Rule NewGameDialog::rule() const
{
    return selected<rules::Rule>(m_rule);
}

void NewGameDialog::fill(const NewGameChoices &choices)
{
    m_left->setText(choices.left);
    m_right->setText(choices.right);
    m_opener->button(static_cast<int>(choices.opener))->setChecked(true);
    select(m_rule, choices.rules.rule);
    m_edgeBlocks->setChecked(choices.rules.caroEdgeBlocks);
    m_exactlyFive->setChecked(choices.rules.caroExactlyFive);
    m_size->setValue(choices.boardSize);
    fillOpenings(choices.opening);
    m_time->setText(choices.time);
    m_odds->setChecked(choices.odds);
    m_timeRight->setText(choices.timeRight);
    select(m_hints.box, choices.hints);
    select(m_fouls.box, choices.foulPolicy);
    select(m_fives.box, choices.fivePolicy);
    select(m_flags.box, choices.flagPolicy);
    select(m_guard.box, choices.guard);
    m_takeBacks->setChecked(choices.takeBacks);
    m_pauses->setChecked(choices.pauses);
}

void NewGameDialog::fillOpenings(const QString &wanted)
{
    const QSignalBlocker quiet(m_opening);
    m_opening->clear();
    for (const opening::Procedure *procedure : offeredProcedures(opening::shippedProcedures(), rule(), m_size->value()))
        m_opening->addItem(procedureName(*procedure), QString::fromStdString(procedure->id));
    m_opening->setCurrentIndex(std::max(0, m_opening->findData(wanted)));
}

void NewGameDialog::follow()
{
    fillOpenings(m_opening->currentData().toString());
    m_ruleSummary->setText(ruleSummary(rule()));
    for (QCheckBox *box : { m_edgeBlocks, m_exactlyFive })
        box->setVisible(rule() == rules::Rule::Caro);
    m_timeRight->setVisible(m_odds->isChecked());
    m_hints.meaning->setText(wordsOf(selected<match::Hints>(m_hints.box)).meaning);
    m_fouls.meaning->setText(wordsOf(selected<match::FoulPolicy>(m_fouls.box)).meaning);
    m_fives.meaning->setText(wordsOf(selected<match::FivePolicy>(m_fives.box)).meaning);
    m_flags.meaning->setText(wordsOf(selected<match::FlagPolicy>(m_flags.box)).meaning);
    m_guard.meaning->setText(wordsOf(selected<Guard>(m_guard.box)).meaning);
    // Where nothing is forbidden there is nothing to ask about it.
    rules::RuleSet rules;
    rules.rule = rule();
    const bool hasFouls = rules.fouls(rules::Side::Black).any() || rules.fouls(rules::Side::White).any();
    for (QWidget *part :
        std::initializer_list<QWidget *> { m_hints.box, m_fouls.box, m_hints.meaning, m_fouls.meaning })
        part->setEnabled(hasFouls);
    m_start->setEnabled(
        m_time->control() && (!m_odds->isChecked() || m_timeRight->control()) && m_opening->count() > 0);
}

NewGameChoices NewGameDialog::choices() const
{
    NewGameChoices choices;
    choices.left = m_left->text().trimmed();
    choices.right = m_right->text().trimmed();
    choices.opener = static_cast<Opener>(m_opener->checkedId());
    choices.rules = { rule(), m_edgeBlocks->isChecked(), m_exactlyFive->isChecked() };
    choices.boardSize = m_size->value();
    choices.opening = m_opening->currentData().toString();
    choices.time = m_time->text();
    choices.odds = m_odds->isChecked();
    choices.timeRight = m_timeRight->text();
    choices.foulPolicy = selected<match::FoulPolicy>(m_fouls.box);
    choices.fivePolicy = selected<match::FivePolicy>(m_fives.box);
    choices.flagPolicy = selected<match::FlagPolicy>(m_flags.box);
    choices.hints = selected<match::Hints>(m_hints.box);
    choices.takeBacks = m_takeBacks->isChecked();
    choices.pauses = m_pauses->isChecked();
    choices.guard = selected<Guard>(m_guard.box);
    return choices;
}

match::MatchSetup NewGameDialog::setup() const
{
    return setupOf(choices(), opening::shippedProcedures(), m_rightOpens, m_id);
}

void NewGameDialog::accept()
{
    if (!m_start->isEnabled())
        return;
    const auto opener = static_cast<Opener>(m_opener->checkedId());
    m_rightOpens = opener == Opener::Right || (opener == Opener::Lot && QRandomGenerator::system()->bounded(2) == 1);
    m_id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    QDialog::accept();
}

void NewGameDialog::keyPressEvent(QKeyEvent *event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && !event->isAutoRepeat()) {
        accept();
        return;
    }
    QDialog::keyPressEvent(event);
}

void NewGameDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        follow();
    }
}

void NewGameDialog::retranslate()
{
    setWindowTitle(tr("New game"));
    const QString heads[] { tr("Players"), tr("Game"), tr("Time"), tr("Referee") };
    for (std::size_t i = 0; i < m_heads.size(); ++i)
        m_heads[i]->setText(heads[i]);
    //: The two players are named by where they sit before the screen.
    m_left->setPlaceholderText(tr("Player on the left"));
    m_right->setPlaceholderText(tr("Player on the right"));
    m_left->setAccessibleName(tr("Name of the player on the left"));
    m_right->setAccessibleName(tr("Name of the player on the right"));
    const auto opener = [this](Opener value, const QString &text) {
        QAbstractButton *button = m_opener->button(static_cast<int>(value));
        button->setText(text);
        button->setAccessibleName(text);
    };
    //: Who is seat A, the one who begins the opening.
    opener(Opener::Left, tr("Left opens"));
    opener(Opener::Right, tr("Right opens"));
    //: The opener is decided by lot, as by nigiri.
    opener(Opener::Lot, tr("Draw lots"));
    m_ruleLabel->setText(tr("Rule"));
    {
        const int kept = std::max(0, m_rule->currentIndex());
        const QSignalBlocker quiet(m_rule);
        m_rule->clear();
        for (const rules::Rule value : rules::AllRules)
            m_rule->addItem(ruleName(value), static_cast<int>(value));
        m_rule->setCurrentIndex(kept);
    }
    m_edgeBlocks->setText(tr("The edge blocks a five like a stone"));
    m_exactlyFive->setText(tr("Six or more do not win"));
    m_sizeLabel->setText(tr("Board"));
    m_size->setSuffix(tr(" lines", "a board of 15 lines"));
    m_openingLabel->setText(tr("Opening"));
    m_time->setName(tr("Time"));
    m_odds->setText(tr("Another time for the player on the right"));
    m_timeRight->setName(tr("Time of the player on the right"));
    m_hints.label->setText(tr("What the program says"));
    m_fouls.label->setText(tr("A forbidden move"));
    m_fives.label->setText(tr("Five in a row"));
    m_flags.label->setText(tr("A fallen flag"));
    m_guard.label->setText(tr("Laying a stone"));
    nameItems(m_hints.box, AllHints);
    nameItems(m_fouls.box, AllFoulPolicies);
    nameItems(m_fives.box, AllFivePolicies);
    nameItems(m_flags.box, AllFlagPolicies);
    nameItems(m_guard.box, AllGuards);
    m_takeBacks->setText(tr("Taking back by agreement"));
    m_pauses->setText(tr("Players may pause"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setAccessibleName(m_cancel->text());
    m_start->setText(tr("Start"));
    m_start->setAccessibleName(m_start->text());
}

} // namespace kagetsu::ui
