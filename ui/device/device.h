// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <memory>

namespace kagetsu::ui {

// What the module of a device gives: something that most starts never use and that brings large libraries along, so the
// module is read when it is first asked for. A program that is installed without the module does without the device.
template <class Device>
class DeviceMaker
{
public:
    virtual ~DeviceMaker() = default;
    // Nothing where the machine has none.
    virtual std::unique_ptr<Device> make() const = 0;
};

bool hasModule(const char *name);
// Nothing where there is no module of this name, or one of another program.
QObject *readModule(const char *name);

// Whether the device works is known when it is made.
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
