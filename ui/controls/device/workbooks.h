// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/sheet.h"
#include "ui/controls/device/device.h"

namespace kagetsu::ui {

class WorkbooksMaker;

// Reads workbooks of spreadsheets (tournament.md#workbooks).
class Workbooks
{
public:
    using Maker = WorkbooksMaker;
    static constexpr const char *Module = "workbooks";

    virtual ~Workbooks() = default;
    virtual Result<tournament::Sheet, tournament::WorkbookFault> read(
        std::string_view bytes, const std::optional<std::string> &sheet) const = 0;
};

class WorkbooksMaker : public DeviceMaker<Workbooks>
{
};

} // namespace kagetsu::ui

Q_DECLARE_INTERFACE(kagetsu::ui::WorkbooksMaker, "kagetsu/workbooks/1")
