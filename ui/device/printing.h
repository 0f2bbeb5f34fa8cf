// SPDX-License-Identifier: MIT
#pragma once

#include "ui/device/device.h"

#include <memory>

class QPagedPaintDevice;
class QString;
class QWidget;

namespace kagetsu::ui {

class PrintingMaker;

// The printers of the machine.
class Printing
{
public:
    using Maker = PrintingMaker;
    static constexpr const char *Module = "printing";

    virtual ~Printing() = default;
    // Looks for the printers, in any thread: a printing system that does not answer takes as long as it likes.
    virtual void find() = 0;
    // Asks which printer and which pages; nothing where it was cancelled. The printer is painted on, and given up, in
    // another thread: a printing system takes the pages as slowly as it likes.
    virtual std::shared_ptr<QPagedPaintDevice> choose(QWidget &parent, const QString &title) = 0;
};

class PrintingMaker : public DeviceMaker<Printing>
{
};

} // namespace kagetsu::ui

Q_DECLARE_INTERFACE(kagetsu::ui::PrintingMaker, "kagetsu/printing/3")
