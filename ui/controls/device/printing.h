// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/device/device.h"

#include <memory>

class QPagedPaintDevice;
class QString;
class QWidget;

namespace kagetsu::ui {

class PrintingMaker;

// The printers of the computer.
class Printing
{
public:
    using Maker = PrintingMaker;
    static constexpr const char *Module = "printing";

    virtual ~Printing() = default;
    // Looks for printers; can be called in any thread, because a printing system that does not answer blocks
    // indefinitely.
    virtual void find() = 0;
    // Asks for printer and pages; returns null if that was cancelled. Paint on the printer and destroy it in another
    // thread: a printing system may accept pages arbitrarily slowly.
    virtual std::shared_ptr<QPagedPaintDevice> choose(QWidget &parent, const QString &title) = 0;
};

class PrintingMaker : public DeviceMaker<Printing>
{
};

} // namespace kagetsu::ui

Q_DECLARE_INTERFACE(kagetsu::ui::PrintingMaker, "kagetsu/printing/3")
