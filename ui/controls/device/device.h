// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <memory>

namespace kagetsu::ui {

// Interface of a device's module. Such devices are seldom used and need large libraries, so a module is loaded when it
// is first needed. A program installed without the module works without the device.
template <class Device>
class DeviceMaker
{
public:
    virtual ~DeviceMaker() = default;
    // Returns the device; null if the computer has none.
    virtual std::unique_ptr<Device> make() const = 0;
};

// True if the module is installed.
bool hasModule(const char *name);
// Loads a module; returns null if there is none of this name, or if it belongs to another program.
QObject *readModule(const char *name);

// True if the module is installed; whether the device works is known only once it is created.
template <class Device>
bool hasDevice()
{
    return hasModule(Device::Module);
}

template <class Device>
std::unique_ptr<Device> makeDevice()
{
    const auto *maker = qobject_cast<typename Device::Maker *>(readModule(Device::Module));
    return maker ? maker->make() : nullptr;
}

} // namespace kagetsu::ui
