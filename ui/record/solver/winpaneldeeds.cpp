// SPDX-License-Identifier: MIT
// The part of WinPanel that offers the next actions on its button and in its menu.
#include "text/rules/rules.h"
#include "ui/record/solver/winpanel.h"

#include <QAction>
#include <QToolButton>

namespace kagetsu::ui {

bool WinPanel::can(Deed deed) const
{
    if (!m_scene)
        return false;
    switch (deed) {
    case Deed::Longer: return isUndecided();
    case Deed::Insert: return hasWin() && m_isInsertable;
    case Deed::Check: return hasWin();
    default: return true;
    }
}

// Returns the likeliest next action.
WinPanel::Deed WinPanel::mainDeed() const
{
    if (hasWin())
        return m_isInsertable ? Deed::Insert : Deed::Check;
    if (isUndecided())
        return Deed::Longer;
    const rules::Side toMove = m_scene ? m_scene->toMove : rules::Side::Black;
    const bool isOther = m_found && m_asked->ask == WinAsk::Win && m_asked->position.attacker == toMove;
    return (isOther ? rules::other(toMove) : toMove) == rules::Side::Black ? Deed::Black : Deed::White;
}

void WinPanel::act(Deed deed)
{
    switch (deed) {
    case Deed::Black: return find(rules::Side::Black);
    case Deed::White: return find(rules::Side::White);
    case Deed::BlackByThrees: return findByThrees(rules::Side::Black);
    case Deed::WhiteByThrees: return findByThrees(rules::Side::White);
    case Deed::FirstMoves: return markFirstMoves();
    case Deed::Defences: return markDefences();
    case Deed::Longer: return searchLonger();
    case Deed::Insert: emit insertWanted(m_found->finding.proof); return;
    case Deed::Check: return checkProof();
    }
}

QString WinPanel::wordsOf(Deed deed) const
{
    switch (deed) {
    case Deed::Black:
    case Deed::White:
        //: Button and menu: %1 is "Black" or "White", whose win by fours is looked for.
        return tr("Find a win: %1").arg(text::sideName(deed == Deed::Black ? rules::Side::Black : rules::Side::White));
    case Deed::BlackByThrees:
    case Deed::WhiteByThrees:
        //: Menu: %1 is "Black" or "White", whose win by fours and threes is looked for.
        return tr("Find a win by fours and threes: %1")
            .arg(text::sideName(deed == Deed::BlackByThrees ? rules::Side::Black : rules::Side::White));
    case Deed::FirstMoves:
        //: Menu: mark all moves that begin a win of %1, "Black" or "White".
        return tr("Mark all first moves: %1").arg(text::sideName(attackerFor(WinAsk::FirstMoves)));
    case Deed::Defences:
        //: Menu: mark all moves of %1, "Black" or "White", that stop the win of the other side.
        return tr("Mark all defences: %1").arg(text::sideName(rules::other(attackerFor(WinAsk::Defences))));
    case Deed::Longer: return tr("Search longer");
    case Deed::Insert: return tr("Insert as variation");
    case Deed::Check: return tr("Check this proof");
    }
    return {};
}

void WinPanel::fillButtons()
{
    const bool hasRows = !m_rows.empty();
    m_back->setVisible(hasRows && !m_stepsElsewhere);
    m_forward->setVisible(hasRows && !m_stepsElsewhere);
    m_main->setText(wordsOf(mainDeed()));
    for (const auto &[deed, action] : m_deeds) {
        action->setText(wordsOf(deed));
        action->setVisible(can(deed) && (deed != mainDeed() || deed <= Deed::White));
    }
}

} // namespace kagetsu::ui
