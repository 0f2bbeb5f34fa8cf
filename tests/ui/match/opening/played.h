// SPDX-License-Identifier: MIT
#pragma once

#include "opening/file/shipped.h"
#include "opening/play/acttext.h"
#include "opening/play/example.h"
#include "opening/play/opening.h"

#include <QStringList>

namespace kagetsu::ui {

// Returns a shipped procedure on the board of its examples, after these lines (opening/acttext.h).
inline opening::Opening played(const char *id, const QStringList &lines)
{
    const opening::Procedure *procedure = opening::procedureOf(opening::shippedProcedures(), id);
    if (!procedure)
        qFatal("no procedure %s", id);
    const int size = opening::exampleBoardSize(*procedure);
    opening::Opening opening = opening::Opening::start(*procedure, size).value();
    for (const QString &line : lines) {
        const auto acts = opening::actsFromText(line.toStdString(), size);
        if (!acts)
            qFatal("no act: %s", qPrintable(line));
        for (opening::Act act : *acts) {
            if (const auto *choose = std::get_if<opening::Choose>(&act))
                act = opening::meantBy(*choose, opening.need());
            if (opening.refusal(opening.need().seat, act))
                qFatal("refused: %s", qPrintable(line));
            opening.apply(act);
        }
    }
    return opening;
}

} // namespace kagetsu::ui
