// SPDX-License-Identifier: MIT
#include "ui/match/playerscard.h"

#include "ui/look/tablebutton.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

#include <utility>

namespace kagetsu::ui {

PlayersCard::PlayersCard(QWidget *parent)
    : DialogCard(parent)
    , m_left(new QLineEdit)
    , m_right(new QLineEdit)
    , m_opener(new QButtonGroup(this))
    , m_twoGames(new QCheckBox)
{
    m_left->setObjectName(QStringLiteral("leftName"));
    m_right->setObjectName(QStringLiteral("rightName"));
    for (QLineEdit *name : { m_left, m_right }) {
        name->setMaxLength(60);
        connect(name, &QLineEdit::textChanged, this, &PlayersCard::changed);
    }
    grid()->addWidget(m_left, 0, 0);
    grid()->addWidget(m_right, 0, 1);
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
    grid()->addLayout(row, 1, 0, 1, 2);
    m_twoGames->setObjectName(QStringLiteral("twoGames"));
    grid()->addWidget(m_twoGames, 2, 0, 1, 2);
    connect(m_twoGames, &QCheckBox::toggled, this, &PlayersCard::changed);
    PlayersCard::retranslate();
}

void PlayersCard::fill(const NewGameChoices &choices)
{
    m_left->setText(choices.left);
    m_right->setText(choices.right);
    m_opener->button(static_cast<int>(choices.opener))->setChecked(true);
    m_twoGames->setChecked(choices.twoGames);
}

void PlayersCard::read(NewGameChoices &choices) const
{
    choices.left = m_left->text().trimmed();
    choices.right = m_right->text().trimmed();
    choices.opener = static_cast<Opener>(m_opener->checkedId());
    choices.twoGames = m_twoGames->isChecked();
}

QString PlayersCard::leftName() const
{
    const QString name = m_left->text().trimmed();
    return name.isEmpty() ? m_left->placeholderText() : name;
}

QString PlayersCard::rightName() const
{
    const QString name = m_right->text().trimmed();
    return name.isEmpty() ? m_right->placeholderText() : name;
}

void PlayersCard::retranslate()
{
    head()->setText(tr("Players"));
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
    m_twoGames->setText(tr("Two games, the second with exchanged seats"));
    m_twoGames->setAccessibleName(m_twoGames->text());
}

} // namespace kagetsu::ui
