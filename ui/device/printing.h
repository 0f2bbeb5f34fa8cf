// SPDX-License-Identifier: MIT
#pragma once

#include "ui/device/device.h"

#include <functional>

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
    // Asks which printer and which pages, and lets them be painted, unless it was cancelled.
    virtual void print(
        QWidget &parent, const QString &title, const std::function<void(QPagedPaintDevice &)> &paint) = 0;
};

class PrintingMaker : public DeviceMaker<Printing>
{
};

} // namespace kagetsu::ui

Q_DECLARE_INTERFACE(kagetsu::ui::PrintingMaker, "kagetsu/printing/2")
