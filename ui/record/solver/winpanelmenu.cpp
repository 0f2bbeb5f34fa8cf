// SPDX-License-Identifier: MIT
// The part of WinPanel that offers the next actions on its button and in its menu.
#include "text/rules/rules.h"
#include "ui/record/solver/winpanel.h"

#include <QAction>
#include <QToolButton>

namespace kagetsu::ui {

bool WinPanel::can(Entry entry) const
{
    if (!m_scene)
        return false;
    switch (entry) {
    case Entry::Longer: return isUndecided();
    case Entry::Insert: return hasWin() && m_isInsertable;
    case Entry::Check: return hasWin();
    default: return true;
    }
}

// Returns the likeliest next action.
WinPanel::Entry WinPanel::mainEntry() const
{
    if (hasWin())
        return m_isInsertable ? Entry::Insert : Entry::Check;
    if (isUndecided())
        return Entry::Longer;
    const rules::Side toMove = m_scene ? m_scene->toMove : rules::Side::Black;
    const bool isOther = m_found && m_asked->ask == WinAsk::Win && m_asked->position.attacker == toMove;
    return (isOther ? rules::other(toMove) : toMove) == rules::Side::Black ? Entry::Black : Entry::White;
}

void WinPanel::act(Entry entry)
{
    switch (entry) {
    case Entry::Black: return find(rules::Side::Black);
    case Entry::White: return find(rules::Side::White);
    case Entry::BlackByThrees: return findByThrees(rules::Side::Black);
    case Entry::WhiteByThrees: return findByThrees(rules::Side::White);
    case Entry::FirstMoves: return markFirstMoves();
    case Entry::Defences: return markDefences();
    case Entry::Longer: return searchLonger();
    case Entry::Insert: emit insertWanted(m_found->finding.proof); return;
    case Entry::Check: return checkProof();
    }
}

QString WinPanel::wordsOf(Entry entry) const
{
    switch (entry) {
    case Entry::Black:
    case Entry::White:
        //: Button and menu: %1 is "Black" or "White", whose win by fours is looked for.
        return tr("Find a win by fours: %1")
            .arg(text::sideName(entry == Entry::Black ? rules::Side::Black : rules::Side::White));
    case Entry::BlackByThrees:
    case Entry::WhiteByThrees:
        //: Menu: %1 is "Black" or "White", whose win by fours and threes is looked for.
        return tr("Find a win by fours and threes: %1")
            .arg(text::sideName(entry == Entry::BlackByThrees ? rules::Side::Black : rules::Side::White));
    case Entry::FirstMoves:
        //: Menu: mark all moves that begin a win of %1, "Black" or "White".
        return tr("Mark all first moves: %1").arg(text::sideName(attackerFor(WinAsk::FirstMoves)));
    case Entry::Defences:
        //: Menu: mark all moves of %1, "Black" or "White", that stop the win of the other side.
        return tr("Mark all defences: %1").arg(text::sideName(rules::other(attackerFor(WinAsk::Defences))));
    case Entry::Longer: return tr("Look longer");
    case Entry::Insert: return tr("Insert as variation");
    case Entry::Check: return tr("Check this proof");
    }
    return {};
}

void WinPanel::fillButtons()
{
    const bool hasRows = !m_rows.empty();
    m_back->setVisible(hasRows && !m_stepsElsewhere);
    m_forward->setVisible(hasRows && !m_stepsElsewhere);
    m_main->setText(wordsOf(mainEntry()));
    for (const auto &[entry, action] : m_entries) {
        action->setText(wordsOf(entry));
        action->setVisible(can(entry) && (entry != mainEntry() || entry <= Entry::White));
    }
}

} // namespace kagetsu::ui
