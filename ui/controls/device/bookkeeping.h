// SPDX-License-Identifier: MIT
#pragma once

#include "learn/practice/store.h"
#include "ui/controls/device/device.h"

namespace kagetsu::ui {

class BookkeepingMaker;

// The database of daily practice.
class Bookkeeping
{
public:
    using Maker = BookkeepingMaker;
    static constexpr const char *Module = "bookkeeping";

    virtual ~Bookkeeping() = default;
    virtual std::unique_ptr<practice::Store> store() const = 0;
};

class BookkeepingMaker : public DeviceMaker<Bookkeeping>
{
};

} // namespace kagetsu::ui

Q_DECLARE_INTERFACE(kagetsu::ui::BookkeepingMaker, "kagetsu/bookkeeping/1")
