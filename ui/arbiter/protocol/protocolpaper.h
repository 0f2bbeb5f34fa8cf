// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace kagetsu::ui {

// The words of the protocol, which stand in several files.
struct ProtocolPaper
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::ProtocolPaper)
};

} // namespace kagetsu::ui
