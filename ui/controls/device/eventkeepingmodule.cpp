// SPDX-License-Identifier: MIT
// Implements EventKeeping with Qt Sql.
#include "tournament/postgres/eventstore.h"
#include "tournament/postgres/reports/journalreceiver.h"
#include "tournament/postgres/reports/journalsender.h"
#include "tournament/postgres/serverschema.h"
#include "ui/controls/device/eventkeeping.h"

namespace kagetsu::ui {

namespace {

class SentReports : public TableReports
{
public:
    SentReports(tournament::Reporting what, std::function<void(const State &)> changed)
        : m_sender(std::move(what), [changed = std::move(changed)](const tournament::ReportingState &state) {
            State told { state.fault, state.sentLines, state.differing };
            told.refused.insert(told.refused.end(), state.damaged.begin(), state.damaged.end());
            changed(told);
        })
    {
    }
    void wake() override { m_sender.wake(); }

private:
    tournament::JournalSender m_sender;
};

class ReceivedReports : public TableHearing
{
public:
    ReceivedReports(const tournament::EventLink &link, const QString &folder,
        std::function<tournament::Milliseconds()> now, std::function<void(const State &)> changed)
        : m_receiver(link, folder, std::move(now), [changed = std::move(changed)](const tournament::HeardState &heard) {
            State state { heard.fault, {}, {}, heard.takesResults };
            for (const tournament::ReportedJournal &each : heard.journals)
                state.journals.push_back({ each.path, each.role, each.head.number, each.isDamaged });
            for (const tournament::TableSign &each : heard.tables)
                state.tables.push_back({ each.role, !each.version.empty(), each.isDesk, each.silent, each.ahead });
            changed(state);
        })
    {
    }

private:
    tournament::JournalReceiver m_receiver;
};

class DatabaseEventKeeping : public EventKeeping
{
public:
    std::unique_ptr<tournament::Store> store() const override { return std::make_unique<tournament::EventStore>(); }
    Result<std::string, tournament::StoreFault> join(const std::string &code, const std::string &folder) const override
    {
        return tournament::joinInto(code, folder);
    }
    std::string linkedEvent(const QString &path) const override
    {
        const auto link =
            tournament::isEventLink(path) ? tournament::readEventLink(path) : Fault { tournament::StoreFault {} };
        return link ? link->event : std::string();
    }
    std::unique_ptr<TableReports> report(
        const Reporting &what, std::function<void(const TableReports::State &)> changed) const override
    {
        const auto link = tournament::readEventLink(what.link);
        if (!link)
            return nullptr;
        return std::make_unique<SentReports>(
            tournament::Reporting { *link, what.folders, what.version, what.now }, std::move(changed));
    }
    std::unique_ptr<TableHearing> hear(const QString &link, const QString &folder,
        std::function<tournament::Milliseconds()> now,
        std::function<void(const TableHearing::State &)> changed) const override
    {
        const auto read = tournament::readEventLink(link);
        return read ? std::make_unique<ReceivedReports>(*read, folder, std::move(now), std::move(changed)) : nullptr;
    }
};

} // namespace

class EventKeepingModule : public QObject, public EventKeepingMaker
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "kagetsu/eventkeeping/2")
    Q_INTERFACES(kagetsu::ui::EventKeepingMaker)

public:
    std::unique_ptr<EventKeeping> make() const override { return std::make_unique<DatabaseEventKeeping>(); }
};

} // namespace kagetsu::ui

#include "eventkeepingmodule.moc"
