// SPDX-License-Identifier: MIT
// Implements EventKeeping with Qt Sql.
#include "tournament/postgres/eventstore.h"
#include "tournament/postgres/serverschema.h"
#include "ui/controls/device/eventkeeping.h"

namespace kagetsu::ui {

namespace {

class DatabaseEventKeeping : public EventKeeping
{
public:
    std::unique_ptr<tournament::Store> store() const override { return std::make_unique<tournament::EventStore>(); }
    Result<std::string, tournament::StoreFault> join(const std::string &code, const std::string &folder) const override
    {
        return tournament::joinInto(code, folder);
    }
};

} // namespace

class EventKeepingModule : public QObject, public EventKeepingMaker
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "kagetsu/eventkeeping/1")
    Q_INTERFACES(kagetsu::ui::EventKeepingMaker)

public:
    std::unique_ptr<EventKeeping> make() const override { return std::make_unique<DatabaseEventKeeping>(); }
};

} // namespace kagetsu::ui

#include "eventkeepingmodule.moc"
