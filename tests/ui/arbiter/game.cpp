// SPDX-License-Identifier: MIT
#include "game.h"

#include <QtGlobal>
#include <QTimeZone>

namespace kagetsu {

QByteArray journalOf(const Driver &driver)
{
    const QDateTime noon = QDateTime(QDate(2031, 5, 4), QTime(10, 0), QTimeZone::utc()).toOffsetFromUtc(7200);
    QByteArray bytes;
    match::Match match;
    journal::ChainEnd end;
    for (const match::Events &decision : driver.decisions()) {
        for (const match::Event &event : decision)
            match.fold(event);
        if (!decision.empty())
            bytes += journal::writeLines(decision, match, noon.addMSecs(decision.back().at.count()), end);
    }
    return bytes;
}

journal::JournalProtocol protocolOf(const Driver &driver)
{
    auto found = journal::readProtocol(journalOf(driver));
    if (!found)
        qFatal("the journal of the test cannot be read");
    return std::move(found).value();
}

} // namespace kagetsu
