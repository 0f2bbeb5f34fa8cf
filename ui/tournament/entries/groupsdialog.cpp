// SPDX-License-Identifier: MIT
#include "ui/tournament/entries/groupsdialog.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "ui/board/inforce.h"
#include "ui/controls/combobox.h"
#include "ui/controls/dialogs/dialogfoot.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fieldgrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/wrappedlabel.h"

#include <QRandomGenerator>
#include <QScrollArea>
#include <QSpinBox>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int MostGroups = 26; // one for each letter

enum Way { Snake, ByLot };

} // namespace

GroupsDialog::GroupsDialog(
    const QStringList &players, const QStringList &sections, const QString &name, QWidget *parent)
    : QDialog(parent)
    , m_players(players)
    , m_sections(sections)
    , m_name(name)
    , m_seed(QRandomGenerator::global()->generate64() >> 1)
    , m_fields(new FieldGrid(this))
    , m_count(newNumber("groupCount", 2, std::clamp(int(players.size()) / 2, 2, MostGroups)))
    , m_way(newBox("groupWay", 2))
    , m_again(newButton("drawAgain", this))
    , m_shown(wrappedLabel("groupsShown"))
    , m_foot(new DialogFoot(*this, "cancelGroups", "makeGroups"))
{
    setObjectName(QStringLiteral("groupsDialog"));
    m_count->setValue(int(sections.size()));
    m_fields->add(m_count);
    m_fields->add(m_way);
    m_foot->add(*m_again);
    QScrollArea *scroll = newScroll({ m_shown, nullptr }, this);
    scroll->setFocusPolicy(Qt::StrongFocus); // the keys scroll it
    layColumn(*this, { m_fields, scroll, m_foot });
    connect(m_count, &QSpinBox::valueChanged, this, &GroupsDialog::follow);
    connect(m_way, &QComboBox::currentIndexChanged, this, &GroupsDialog::follow);
    connect(m_again, &TableButton::clicked, this, &GroupsDialog::drawAgain);
    onLanguage(*this, [this] { speak(); });
    fitDialog(*this, { 560, 480 });
    m_foot->accepting().setFocus();
}

void GroupsDialog::speak()
{
    setWindowTitle(tr("Split into groups"));
    m_fields->say(m_count, tr("Groups"));
    m_fields->say(m_way, tr("Assign players"));
    //: The order in which numbered players go to three groups.
    m_way->setItemText(Snake, tr("By number: 1 2 3, 3 2 1, …"));
    //: Each group draws one of the first players, one of the next ones, and so on.
    m_way->setItemText(ByLot, tr("By lot, one from each pot"));
    //: Button: another lot.
    sayButton(*m_again, tr("Draw again"));
    m_foot->say(tr("Make groups"));
    follow();
}

void GroupsDialog::drawAgain()
{
    m_seed = QRandomGenerator::global()->generate64() >> 1;
    follow();
}

void GroupsDialog::follow()
{
    m_again->setVisible(m_way->currentIndex() == ByLot);
    QStringList lines;
    const tournament::Groups all = groups();
    for (std::size_t group = 0; group < all.size(); ++group) {
        QStringList names;
        for (const int number : all[group])
            names += text::foreignText(m_players[number - 1]);
        //: A group of a tournament and its players.
        lines += tr("%1: %2").arg(nameOf(int(group)), text::joinNames(names));
    }
    m_shown->setText(lines.join(QLatin1Char('\n')));
}

QString GroupsDialog::nameOf(int group) const
{
    if (group < m_sections.size())
        return m_sections[group];
    const QString letter(QLatin1Char(char('A' + group)));
    //: A group of a tournament by its letter.
    return m_name.isEmpty() ? tr("Group %1").arg(letter) : m_name + QLatin1Char(' ') + letter;
}

tournament::Groups GroupsDialog::groups() const
{
    const int players = int(m_players.size());
    return m_way->currentIndex() == ByLot ? tournament::groupsByLot(players, m_count->value(), m_seed)
                                          : tournament::groupsBySnake(players, m_count->value());
}

std::vector<std::string> GroupsDialog::names() const
{
    std::vector<std::string> names;
    for (int group = 0; group < m_count->value(); ++group)
        names.push_back(nameOf(group).toStdString());
    return names;
}

} // namespace kagetsu::ui
