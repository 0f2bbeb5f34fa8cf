// SPDX-License-Identifier: MIT
#include "ui/match/newgame/cards/playerscard.h"

#include "text/match/setup.h"
#include "ui/controls/oneofmany.h"
#include "ui/match/newgame/choicechips.h"
#include "ui/match/newgame/namefield.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>

#include <utility>

namespace kagetsu::ui {

namespace {

// Longer names are shortened on the buttons; the fields above show them in full.
constexpr int MostOfName = 18;

QString shortened(const QString &name)
{
    return name.size() <= MostOfName ? name : QString(name.left(MostOfName - 1).trimmed() + QChar(0x2026));
}

} // namespace

PlayersCard::PlayersCard(QWidget *parent)
    : DialogCard(parent)
    , m_left(new NameField)
    , m_right(new NameField)
    , m_opens(new QLabel)
    , m_opener(new QButtonGroup(this))
{
    m_left->setObjectName(QStringLiteral("leftName"));
    m_right->setObjectName(QStringLiteral("rightName"));
    m_opens->setProperty("muted", true);
    for (const NameField *name : { m_left, m_right })
        connect(name, &QLineEdit::textChanged, this, &PlayersCard::follow);
    grid()->addWidget(m_left, 0, 0);
    grid()->addWidget(m_right, 0, 1);
    grid()->addWidget(m_opens, 1, 0, 1, 2);
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    const std::pair<Opener, const char *> choices[] { { Opener::Left, "leftOpens" }, { Opener::Lot, "lot" },
        { Opener::Right, "rightOpens" } };
    for (const auto &[opener, name] : choices) {
        auto *button = new ChipButton;
        button->setObjectName(QLatin1String(name));
        addOneOfMany(*m_opener, *button, static_cast<int>(opener));
        row->addWidget(button, 1);
    }
    grid()->addLayout(row, 2, 0, 1, 2);
    connect(m_opener, &QButtonGroup::idToggled, this, &PlayersCard::changed);
    says([this] {
        head()->setText(tr("Players"));
        m_left->setPlaceholderText(text::namelessText(text::Place::First));
        m_right->setPlaceholderText(text::namelessText(text::Place::Second));
        //: The two players are told apart by where they sit before the screen.
        m_left->setAccessibleName(tr("Name of the player on the left"));
        m_right->setAccessibleName(tr("Name of the player on the right"));
        //: Label of the choice of who is seat A, the one who begins the opening.
        m_opens->setText(tr("Who opens the game?"));
        follow();
    });
}

void PlayersCard::fill(const NewGameChoices &choices)
{
    m_left->setText(choices.left);
    m_right->setText(choices.right);
    m_opener->button(static_cast<int>(choices.opener))->setChecked(true);
    follow();
}

void PlayersCard::read(NewGameChoices &choices) const
{
    choices.left = m_left->text().trimmed();
    choices.right = m_right->text().trimmed();
    choices.opener = static_cast<Opener>(m_opener->checkedId());
}

void PlayersCard::setKnown(const QStringList &names)
{
    m_left->setKnown(names);
    m_right->setKnown(names);
}

void PlayersCard::follow()
{
    NewGameChoices choices;
    read(choices);
    m_left->setTaken(choices.right);
    m_right->setTaken(choices.left);
    const auto opener = [this](Opener value, const QString &text, const QString &said) {
        QAbstractButton *button = m_opener->button(static_cast<int>(value));
        button->setText(text);
        button->setAccessibleName(said);
        button->setToolTip(said);
    };
    const QString left = calledLeft(choices);
    const QString right = calledRight(choices);
    //: Who is seat A, the one who begins the opening. %1 is a name.
    opener(Opener::Left, shortened(left), tr("%1 opens").arg(left));
    opener(Opener::Right, shortened(right), tr("%1 opens").arg(right));
    //: The opener is decided by lot, as by nigiri.
    opener(Opener::Lot, tr("Draw lots"), tr("Draw lots"));
    emit changed();
}

} // namespace kagetsu::ui
