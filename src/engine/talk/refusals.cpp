// SPDX-License-Identifier: MIT
#include "engine/lines/texts.h"
#include "engine/talk/limits.h"
#include "engine/talk/talk.h"

#include <algorithm>

// The meaning of an ERROR or UNKNOWN depends on what was sent last; most mean nothing (engine.md#refusals).
namespace kagetsu::engine {

namespace {

// True if the text contains the stone as a whole, not as part of longer numbers.
bool names(const std::string &text, const std::string &stone)
{
    for (std::size_t at = text.find(stone); at != std::string::npos; at = text.find(stone, at + 1)) {
        const std::size_t end = at + stone.size();
        if ((at == 0 || !isDigit(text[at - 1])) && (end == text.size() || !isDigit(text[end])))
            return true;
    }
    return false;
}

} // namespace

void Talk::refused(const std::string &text, bool isUnknown)
{
    switch (m_waiting.what) {
    case Wait::FirstOk: return refuseStart(text);
    case Wait::About: return probe();
    case Wait::Probe: return becomeReady(Dialect::Gomocup);
    case Wait::BoardOk: return refusedBoard(text);
    case Wait::Reply: return refusedSearch(text, isUnknown);
    case Wait::RuleSettles:
        if (isUnknown)
            return;
        m_known.setRule(std::nullopt);
        return fail(FailureKind::RuleRefused, text);
    default: return;
    }
}

// An engine that does not know RESTART is started anew. That does not count as a fault.
void Talk::refusedBoard(const std::string &text)
{
    if (m_isRestartCommand) {
        write("END");
        m_orders.emplace_back(order::Dismiss { true });
        return goOnAfterLaunch();
    }
    m_known.forgetBoard();
    fail(FailureKind::SizeRefused, text);
}

void Talk::refusedSearch(const std::string &text, bool isUnknown)
{
    if (m_task->kind == TaskKind::Swap2)
        return refusedSwap2(text, isUnknown);
    const std::string capitals = inCapitals(text);
    if (capitals.find("YXNBEST") != std::string::npos || capitals.find("YXSHOWFORBID") != std::string::npos
        || capitals.find("YXBALANCE") != std::string::npos)
        return fail(FailureKind::NotInDialect, text);
    if (namesOurStone(text) && m_now - m_waiting.since <= limits::RefusalBelongs)
        refusedPosition();
}

// Before the engine counts as not knowing the opening, the stones are sent once more with three numbers each
// (engine.md#swap2).
void Talk::refusedSwap2(const std::string &text, bool isUnknown)
{
    const bool hasStones = !m_task->request.position.stones.empty();
    if (isUnknown || !hasStones || m_task->withFields || m_state == State::Stopping) {
        m_quietUntil = m_now + limits::AfterMove;
        return fail(FailureKind::OpeningUnknown, text);
    }
    m_task->withFields = true;
    m_known.forgetBoard();
    wait(Wait::SwapAgain, std::nullopt, limits::SwapAgain);
}

// The engine was not listening when the position came (engine.md#traps).
void Talk::refusedPosition()
{
    if (m_task->isRepeated && m_state == State::Thinking)
        return die(DeathKind::ProtocolBroken);
    m_task->isRepeated = true;
    if (m_dialect == Dialect::Yixin)
        write("YXSTOP");
    wait(Wait::Repeat, std::nullopt, limits::Repeat);
}

bool Talk::namesOurStone(const std::string &text) const
{
    return std::any_of(
        m_sentStones.begin(), m_sentStones.end(), [&](const std::string &stone) { return names(text, stone); });
}

} // namespace kagetsu::engine
