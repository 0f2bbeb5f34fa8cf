// SPDX-License-Identifier: MIT
// The copy operations of the types with many alternatives, compiled once for all files that copy them.
#include "match/model/command.h"
#include "match/model/event.h"

namespace kagetsu::match {

Intervention::Intervention(const Intervention &other) = default;
Intervention::Intervention(Intervention &&other) noexcept = default;
Intervention &Intervention::operator=(const Intervention &other) = default;
Intervention &Intervention::operator=(Intervention &&other) noexcept = default;
Intervention::~Intervention() = default;

bool operator==(const Intervention &one, const Intervention &two)
{
    return static_cast<const Intervention::variant &>(one) == static_cast<const Intervention::variant &>(two);
}

Happening::Happening(const Happening &other) = default;
Happening::Happening(Happening &&other) noexcept = default;
Happening &Happening::operator=(const Happening &other) = default;
Happening &Happening::operator=(Happening &&other) noexcept = default;
Happening::~Happening() = default;

bool operator==(const Happening &one, const Happening &two)
{
    return static_cast<const Happening::variant &>(one) == static_cast<const Happening::variant &>(two);
}

Command::Command(const Command &other) = default;
Command::Command(Command &&other) noexcept = default;
Command &Command::operator=(const Command &other) = default;
Command &Command::operator=(Command &&other) noexcept = default;
Command::~Command() = default;

} // namespace kagetsu::match
