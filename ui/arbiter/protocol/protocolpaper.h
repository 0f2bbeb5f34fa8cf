// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace kagetsu::ui {

// Translation context of the protocol, which several files share.
struct ProtocolPaper
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::ProtocolPaper)
};

} // namespace kagetsu::ui
