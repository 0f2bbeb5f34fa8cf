// SPDX-License-Identifier: MIT
#include "ui/app/places/eventshome.h"

#include "text/common/foreigntext.h"
#include "text/common/moments.h"
#include "ui/app/places/startcard.h"
#include "ui/tournament/desk/eventsdialog.h"

#include <QDir>

namespace kagetsu::ui {

namespace {

constexpr int MostListed = 24;

} // namespace

EventsHome::EventsHome(QString folder, std::function<std::optional<QString>()> open, QWidget *parent)
    : HomePage(QStringLiteral("eventsHome"), parent)
    , m_folder(std::move(folder))
    , m_open(std::move(open))
{
}

QString EventsHome::heading() const
{
    return tr("Events");
}

void EventsHome::setWaiting(const std::vector<StartEntry> &waiting)
{
    if (waiting == m_waiting)
        return;
    m_waiting = waiting;
    refresh();
}

// Others may have made or changed tournaments meanwhile.
void EventsHome::showEvent(QShowEvent *event)
{
    refresh();
    HomePage::showEvent(event);
}

void EventsHome::fill()
{
    const QStringList names { QLatin1Char('*') + QLatin1String(EventsDialog::Suffix) };
    const QFileInfoList files = QDir(m_folder).entryInfoList(names, QDir::Files, QDir::Time);
    const std::optional<QString> open = m_open();
    if (files.isEmpty() && !open)
        addLine(tr("A tournament begins with its players. Create it, enter the players, and draw the first round."));
    beginGroup();
    HomeTile *create = addTile(QStringLiteral("newEvent"), tr("New tournament…"),
        tr("Swiss system, round robin or elimination, for players or teams"), QStringLiteral("new"));
    if (files.isEmpty() && !open)
        create->setWeight(TableButton::Weight::Main);
    connect(create, &HomeTile::clicked, this, &EventsHome::newWanted);
    HomeTile *file = addTile(QStringLiteral("eventFile"), tr("Open a file…"),
        tr("A tournament from elsewhere, or the report of one"), QStringLiteral("open"));
    connect(file, &HomeTile::clicked, this, &EventsHome::fileWanted);
    HomeTile *join = addTile(QStringLiteral("joinEvent"), tr("Join with a code…"),
        tr("A tournament that another computer keeps"), QStringLiteral("open"));
    connect(join, &HomeTile::clicked, this, &EventsHome::joinWanted);
    if (open) {
        addHead(tr("Open now"));
        beginGroup();
        HomeTile *tile = addTile(QStringLiteral("backToEvent"), *open,
            tr("Entries, rounds, standings, papers and the projector"), QStringLiteral("events"));
        tile->setWeight(TableButton::Weight::Main);
        connect(tile, &HomeTile::clicked, this, &EventsHome::openEventWanted);
    }
    if (!files.isEmpty()) {
        addHead(tr("Tournaments"));
        beginGroup();
        for (const QFileInfo &each : files.mid(0, MostListed)) {
            HomeTile *tile =
                addTile(QStringLiteral("event_") + each.fileName(), text::foreignText(each.completeBaseName()),
                    text::shortMoment(each.lastModified()), QStringLiteral("events"));
            connect(tile, &HomeTile::clicked, this, [this, path = each.filePath()] { emit eventWanted(path); });
        }
    }
    addHead(tr("Waiting room"));
    if (m_waiting.empty())
        addLine(tr("A game that begins later waits here for its players: choose “Waiting room…” when you set it up."));
    beginGroup();
    for (const StartEntry &entry : m_waiting) {
        auto *card = new StartCard(entry);
        connect(card, &StartCard::clicked, this, [this, entry] { emit entryWanted(entry); });
        addCard(card);
    }
}

} // namespace kagetsu::ui
