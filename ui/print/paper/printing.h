// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/device/devicethread.h"
#include "ui/controls/device/printing.h"

#include <QString>

#include <chrono>
#include <functional>
#include <memory>

class QDialog;
class QPagedPaintDevice;

namespace kagetsu::ui {

// Prints what a dialog shows: asks for printer and pages once the printers are known. Returns at once; the user is told
// if printers do not answer. `paint` is called in another thread, possibly after the dialog was closed, so it must own
// everything it touches.
void printFrom(QDialog &dialog, const QString &title, std::function<void(QPagedPaintDevice &)> paint,
    const std::function<std::unique_ptr<Printing>()> &make = makeDevice<Printing>,
    std::chrono::milliseconds patience = DeviceThread::Patience);

} // namespace kagetsu::ui
