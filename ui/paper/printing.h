// SPDX-License-Identifier: MIT
#pragma once

#include "ui/device/devicethread.h"
#include "ui/device/printing.h"

#include <QString>

#include <chrono>
#include <functional>
#include <memory>

class QDialog;
class QPagedPaintDevice;

namespace kagetsu::ui {

// Has what a dialog shows printed: asks which printer and which pages, once the printers are known. Returns at once;
// printers that do not answer are told. `paint` is called in another thread, maybe after the dialog was closed, so it
// owns all it touches.
void printFrom(QDialog &dialog, const QString &title, std::function<void(QPagedPaintDevice &)> paint,
    const std::function<std::unique_ptr<Printing>()> &make = makeDevice<Printing>,
    std::chrono::milliseconds patience = DeviceThread::Patience);

} // namespace kagetsu::ui
