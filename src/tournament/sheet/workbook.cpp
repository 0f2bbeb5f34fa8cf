// SPDX-License-Identifier: MIT
#include "tournament/sheet/workbook.h"

#include "tournament/sheet/archive.h"
#include "tournament/sheet/ods.h"
#include "tournament/sheet/xlsx.h"

namespace kagetsu::tournament {

Result<Sheet, WorkbookFault> readWorkbook(std::string_view bytes, const std::optional<std::string> &name)
{
    if (!mayBeWorkbook(bytes))
        return Fault { WorkbookFault::NotAWorkbook };
    std::optional<Archive> archive = Archive::of(bytes);
    if (!archive)
        return Fault { WorkbookFault::Damaged };
    if (const auto kind = archive->file("mimetype"))
        return isOds(*kind) ? readOds(*archive, name) : Fault { WorkbookFault::NotAWorkbook };
    return readXlsx(*archive, name);
}

} // namespace kagetsu::tournament
