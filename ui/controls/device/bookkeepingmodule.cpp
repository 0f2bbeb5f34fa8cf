// SPDX-License-Identifier: MIT
// Implements Bookkeeping with Qt Sql.
#include "learn/practice/store/practicesqlstore.h"
#include "ui/controls/device/bookkeeping.h"

namespace kagetsu::ui {

namespace {

class SqlBookkeeping : public Bookkeeping
{
public:
    std::unique_ptr<practice::Store> store() const override { return std::make_unique<practice::SqlStore>(); }
};

} // namespace

class BookkeepingModule : public QObject, public BookkeepingMaker
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "kagetsu/bookkeeping/1")
    Q_INTERFACES(kagetsu::ui::BookkeepingMaker)

public:
    std::unique_ptr<Bookkeeping> make() const override { return std::make_unique<SqlBookkeeping>(); }
};

} // namespace kagetsu::ui

#include "bookkeepingmodule.moc"
