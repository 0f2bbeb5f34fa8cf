// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

// Workbooks as spreadsheet programs write them, made from their parts.
namespace workbookfile {

using Parts = std::vector<std::pair<std::string, std::string>>; // name and contents of a file in the archive

// Returns an archive of these files.
std::string zipped(const Parts &parts);

// Contents of an Excel workbook with one sheet "Players": its <sheetData>, its shared strings as <si> elements, and the
// <cellXfs> and <numFmts> of its styles.
struct Xlsx
{
    std::string rows;
    std::string texts {};
    std::string styles {};
};
Parts partsOf(const Xlsx &workbook);

// Returns the parts of a LibreOffice workbook with this <office:spreadsheet>.
Parts odsOf(const std::string &tables);

} // namespace workbookfile
