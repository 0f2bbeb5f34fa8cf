// SPDX-License-Identifier: MIT
// Implements Workbooks with libzip.
#include "tournament/sheet/workbook.h"
#include "ui/controls/device/workbooks.h"

namespace kagetsu::ui {

namespace {

class ZipWorkbooks : public Workbooks
{
public:
    Result<tournament::Sheet, tournament::WorkbookFault> read(
        std::string_view bytes, const std::optional<std::string> &sheet) const override
    {
        return tournament::readWorkbook(bytes, sheet);
    }
};

} // namespace

class WorkbooksModule : public QObject, public WorkbooksMaker
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "kagetsu/workbooks/1")
    Q_INTERFACES(kagetsu::ui::WorkbooksMaker)

public:
    std::unique_ptr<Workbooks> make() const override { return std::make_unique<ZipWorkbooks>(); }
};

} // namespace kagetsu::ui

#include "workbooksmodule.moc"
