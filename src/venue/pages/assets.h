// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace kagetsu::venue {

// The files of resources/venue, which every page uses.
QByteArray styleSheet();
QByteArray pageScript();
QByteArray pageIcon();

} // namespace kagetsu::venue
