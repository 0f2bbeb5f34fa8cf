// SPDX-License-Identifier: MIT
#include "ui/app/places/verdicthome.h"

#include "ui/app/places/startcard.h"

#include <QAction>

#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int MostJournals = 6;

} // namespace

VerdictHome::VerdictHome(QAction *first, const QList<QAction *> &others, QString journals, QWidget *parent)
    : HomePage(QStringLiteral("verdictHome"), parent)
    , m_first(first)
    , m_others(others)
    , m_journals(std::move(journals))
{
}

QString VerdictHome::heading() const
{
    return tr("Verdict");
}

void VerdictHome::fill()
{
    beginGroup();
    addTile(m_first, QStringLiteral("verdict"))->setWeight(TableButton::Weight::Main);
    addHead(tr("Journals and papers"));
    beginGroup();
    for (QAction *action : m_others)
        addTile(action, action->property("line").toString());
    //: Heading over the games that were played or begun last; each opens its journal.
    addHead(tr("Games played last"));
    if (m_isRead && m_games.empty())
        addLine(tr("Each game that is played here keeps a journal. The last ones will be shown here."));
    beginGroup();
    for (const StartEntry &game : m_games) {
        auto *card = new StartCard(game);
        connect(card, &StartCard::clicked, this, [this, path = game.path] { emit journalWanted(path); });
        addCard(card);
    }
}

void VerdictHome::showEvent(QShowEvent *event)
{
    HomePage::showEvent(event);
    m_reading.start([folder = m_journals](background::State &) { return journalEntries(folder, MostJournals); },
        [this](std::vector<StartEntry> games) {
            if (m_isRead && games == m_games)
                return;
            m_isRead = true;
            m_games = std::move(games);
            refresh();
        });
}

} // namespace kagetsu::ui
