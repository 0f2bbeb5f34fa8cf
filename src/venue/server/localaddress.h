// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>

namespace kagetsu::server {

// An address of this computer in a local network.
struct LocalAddress
{
    QString address; // "192.168.1.5"
    QString interface; // the name of what is plugged in or switched on: "wlan0", "Wi-Fi"

    friend bool operator==(const LocalAddress &, const LocalAddress &) = default;
};

// True for addresses that only a local network has [PRIVATE 3], for those that computers give themselves without one
// [LINKLOCAL 2.1], and for this computer itself. `address` has the first number in its highest byte.
bool isLocal(std::uint32_t address);
// True for 127.0.0.1 and its like, which no phone reaches.
bool isLoopback(std::uint32_t address);

// Returns a path of 12 letters and digits from 60 bits at random: what no one can guess, and what can still be typed.
// None of them looks like another (Crockford's alphabet).
QByteArray secretOf(std::uint64_t random);

} // namespace kagetsu::server
