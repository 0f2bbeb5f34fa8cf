// SPDX-License-Identifier: MIT
#include "ui/tournament/round/resultkey.h"

#include <QKeyEvent>

namespace kagetsu::ui {

using tournament::Outcome;

std::optional<Outcome> outcomeOfKey(const QKeyEvent &key)
{
    if (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier) || key.text().isEmpty())
        return std::nullopt;
    // The character decides, because + and = are on different keys on different keyboards.
    switch (key.text().front().unicode()) {
    case '1': return Outcome::AWon;
    case '0': return Outcome::BWon;
    case '=':
    case '/': return Outcome::Draw;
    case '+': return Outcome::AWonByForfeit;
    case '-': return Outcome::BWonByForfeit;
    case '*': return Outcome::BothForfeited;
    default: return std::nullopt;
    }
}

} // namespace kagetsu::ui
