// SPDX-License-Identifier: MIT
#include "ui/tournament/teams/lineupdialog.h"

#include "text/common/foreigntext.h"
#include "text/tournament/names.h"
#include "text/tournament/refusals.h"
#include "tournament/log/lineup.h"
#include "tournament/model/boards.h"
#include "tournament/model/find.h"
#include "ui/board/inforce.h"
#include "ui/controls/combobox.h"
#include "ui/controls/dialogs/dialogfoot.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/wrappedlabel.h"

#include <QGridLayout>
#include <QScrollArea>

#include <algorithm>

namespace kagetsu::ui {

using tournament::BothParties;
using tournament::Party;

LineUpDialog::LineUpDialog(const tournament::Section &section, const tournament::Match &match, QWidget *parent)
    : QDialog(parent)
    , m_section(section)
    , m_match(match)
    , m_refusal(wrappedLabel("lineUpRefusal", this))
    , m_foot(new DialogFoot(*this, "cancelLineUps", "acceptLineUps"))
{
    setObjectName(QStringLiteral("lineUpDialog"));
    layOut();
    onLanguage(*this, [this] { speak(); });
    fitDialog(*this, { 620, 180 + 54 * std::min(6, int(match.games.size())) });
    m_foot->accepting().setFocus();
}

QStringList LineUpDialog::membersOf(Party party) const
{
    QStringList names;
    for (const std::string &member : tournament::findEntry(m_section, m_match.entry(party))->details.members)
        names += text::foreignText(member);
    return names;
}

void LineUpDialog::layOut()
{
    auto *content = new QWidget;
    auto *grid = new QGridLayout(content);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    for (const Party party : BothParties) {
        const int column = party == Party::A ? 1 : 2;
        m_names[party] = wrappedLabel("lineUpTeam", content);
        m_names[party]->setText(text::entryName(m_section, m_match.entry(party)));
        grid->addWidget(m_names[party], 0, column);
        grid->setColumnStretch(column, 1);
    }
    for (int board = 0; board < int(m_match.games.size()); ++board) {
        m_boards += new QLabel(content);
        grid->addWidget(m_boards.last(), board + 1, 0);
        for (const Party party : BothParties) {
            const QString name = QStringLiteral("board%1%2").arg(party == Party::A ? 'A' : 'B').arg(board + 1);
            ComboBox *box = newBox(qPrintable(name), 1);
            box->addItems(membersOf(party));
            const std::vector<int> lineUp = tournament::lineUpOf(m_section, m_match, party);
            box->setCurrentIndex(board < int(lineUp.size()) ? lineUp[std::size_t(board)] : 0);
            makeFingerHigh(*box);
            connect(box, &QComboBox::currentIndexChanged, this, &LineUpDialog::follow);
            m_members[party] += box;
            grid->addWidget(box, board + 1, party == Party::A ? 1 : 2);
        }
    }
    grid->setRowStretch(int(m_match.games.size()) + 1, 1);
    layColumn(*this, { newScroll({ content }, this), m_refusal, m_foot });
}

void LineUpDialog::speak()
{
    setWindowTitle(tr("Line-ups at table %1").arg(m_match.table));
    for (int board = 0; board < m_boards.size(); ++board) {
        //: A board of a match of teams.
        m_boards[board]->setText(tr("Board %1").arg(board + 1));
        for (const Party party : BothParties) {
            ComboBox *box = m_members[party][board];
            //: Of a board at which no player sits.
            box->setItemText(0, tr("Nobody"));
            //: %1 is a team, %2 the number of a board.
            box->setAccessibleName(
                tr("%1, board %2").arg(text::entryName(m_section, m_match.entry(party))).arg(board + 1));
        }
    }
    m_foot->say(tr("OK"));
    follow();
}

std::vector<int> LineUpDialog::lineUp(Party party) const
{
    std::vector<int> lineUp;
    for (const ComboBox *box : m_members[party])
        lineUp.push_back(box->currentIndex());
    return lineUp;
}

QString LineUpDialog::refusal() const
{
    tournament::Match match = m_match;
    for (const Party party : BothParties)
        match.lineUp[party] = lineUp(party);
    for (const Party party : BothParties) {
        if (const auto refused = tournament::refusalOfLineUp(m_section, match, party))
            return text::refusalText(*refused, &m_section);
    }
    return {};
}

void LineUpDialog::follow()
{
    const QString why = refusal();
    m_refusal->setText(why);
    m_refusal->setVisible(!why.isEmpty());
    m_foot->accepting().setEnabled(why.isEmpty());
}

} // namespace kagetsu::ui
