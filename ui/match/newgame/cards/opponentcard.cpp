// SPDX-License-Identifier: MIT
#include "ui/match/newgame/cards/opponentcard.h"

#include "ui/match/newgame/choicebox.h"
#include "ui/match/newgame/choicechips.h"
#include "ui/match/newgame/namefield.h"

#include <QGridLayout>
#include <QLabel>

namespace kagetsu::ui {

namespace {

const QString PersonOpens = QStringLiteral("person");
const QString LotOpens = QStringLiteral("lot");
const QString EngineOpens = QStringLiteral("engine");

QString idOf(Opener opener)
{
    return opener == Opener::Left ? PersonOpens : opener == Opener::Right ? EngineOpens : LotOpens;
}

} // namespace

OpponentCard::OpponentCard(QWidget *parent)
    : DialogCard(parent)
    , m_engineLabel(new QLabel)
    , m_engine(new QComboBox)
    , m_levels(new ChoiceChips)
    , m_meaning(new QLabel)
    , m_opens(new QLabel)
    , m_opener(new ChoiceChips)
    , m_nameLabel(new QLabel)
    , m_name(new NameField)
{
    m_engine->setObjectName(QStringLiteral("opponentEngine"));
    m_levels->setObjectName(QStringLiteral("opponentLevel"));
    m_meaning->setObjectName(QStringLiteral("levelMeaning"));
    m_opener->setObjectName(QStringLiteral("whoOpens"));
    m_name->setObjectName(QStringLiteral("personName"));
    m_meaning->setWordWrap(true);
    for (QLabel *label : { m_meaning, m_opens, m_nameLabel, m_engineLabel })
        label->setProperty("muted", true);
    m_nameLabel->setBuddy(m_name);
    m_engineLabel->setBuddy(m_engine);
    tame(m_engine);
    grid()->addWidget(m_engineLabel, 0, 0);
    grid()->addWidget(m_engine, 0, 1);
    grid()->addWidget(m_levels, 1, 0, 1, 2);
    grid()->addWidget(m_meaning, 2, 0, 1, 2);
    grid()->addWidget(m_opens, 3, 0, 1, 2);
    grid()->addWidget(m_opener, 4, 0, 1, 2);
    grid()->addWidget(m_nameLabel, 5, 0);
    grid()->addWidget(m_name, 5, 1);
    connect(m_engine, &QComboBox::currentIndexChanged, this, &OpponentCard::follow);
    connect(m_levels, &ChoiceChips::chosen, this, &OpponentCard::follow);
    connect(m_opener, &ChoiceChips::chosen, this, &OpponentCard::changed);
    connect(m_name, &QLineEdit::textChanged, this, &OpponentCard::changed);
    says([this] {
        head()->setText(tr("Opponent"));
        //: Label of the list of engines one can play against.
        m_engineLabel->setText(tr("Engine"));
        m_opens->setText(tr("Who opens the game?"));
        m_nameLabel->setText(tr("Your name"));
        m_name->setPlaceholderText(tr("Optional"));
        writeLevels();
        writeOpeners();
        follow();
    });
}

void OpponentCard::writeLevels()
{
    QList<ChoiceChips::Chip> chips;
    for (int level = engine::LowestLevel; level <= engine::HighestLevel; ++level)
        chips.append({ QString::number(level), levelName(level), levelMeaning(level) });
    m_levels->setChips(chips);
}

void OpponentCard::writeOpeners()
{
    //: Button: who makes the first move of the game, beside "The computer".
    m_opener->setChips(
        { { PersonOpens, tr("You"), tr("You open the game") }, { LotOpens, tr("Draw lots"), tr("Draw lots") },
            { EngineOpens, tr("The computer"), tr("The computer opens the game") } });
}

void OpponentCard::setOpponents(const QList<std::pair<QString, QString>> &opponents)
{
    const QString kept = m_engine->currentData().toString();
    const QSignalBlocker quiet(m_engine);
    m_engine->clear();
    for (const auto &[id, name] : opponents)
        m_engine->addItem(name, id);
    m_engine->setCurrentIndex(std::max(0, m_engine->findData(kept)));
    // Ask only if there is a choice.
    m_engine->setVisible(opponents.size() > 1);
    m_engineLabel->setVisible(opponents.size() > 1);
    follow();
}

void OpponentCard::setKnown(const QStringList &names)
{
    m_name->setKnown(names);
}

void OpponentCard::fill(const ComputerChoices &choices)
{
    m_engine->setCurrentIndex(std::max(0, m_engine->findData(choices.engine)));
    m_levels->setCurrent(QString::number(choices.level));
    m_opener->setCurrent(idOf(choices.game.opener));
    m_name->setText(choices.game.left);
    follow();
}

void OpponentCard::read(ComputerChoices &choices) const
{
    choices.engine = m_engine->currentData().toString();
    choices.level = m_levels->current().toInt();
    const QString opener = m_opener->current();
    choices.game.opener = opener == PersonOpens ? Opener::Left : opener == EngineOpens ? Opener::Right : Opener::Lot;
    choices.game.left = m_name->text().trimmed();
}

// Only the opponent that comes with the program has levels.
void OpponentCard::follow()
{
    const bool hasLevels = m_engine->currentIndex() <= 0;
    m_levels->setVisible(hasLevels);
    m_meaning->setVisible(hasLevels);
    m_meaning->setText(levelMeaning(m_levels->current().toInt()));
    emit changed();
}

} // namespace kagetsu::ui
