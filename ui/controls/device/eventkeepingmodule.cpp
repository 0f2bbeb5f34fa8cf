// SPDX-License-Identifier: MIT
// Implements EventKeeping with Qt Sql.
#include "tournament/sqlite/sqlstore.h"
#include "ui/controls/device/eventkeeping.h"

namespace kagetsu::ui {

namespace {

class SqlEventKeeping : public EventKeeping
{
public:
    std::unique_ptr<tournament::Store> store() const override { return std::make_unique<tournament::SqlStore>(); }
};

} // namespace

class EventKeepingModule : public QObject, public EventKeepingMaker
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "kagetsu/eventkeeping/1")
    Q_INTERFACES(kagetsu::ui::EventKeepingMaker)

public:
    std::unique_ptr<EventKeeping> make() const override { return std::make_unique<SqlEventKeeping>(); }
};

} // namespace kagetsu::ui

#include "eventkeepingmodule.moc"
