// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

// Workbooks as programs write them, made of their parts.
namespace workbookfile {

using Parts = std::vector<std::pair<std::string, std::string>>; // name of a file in the archive, and what is in it

// An archive of these files.
std::string zipped(const Parts &parts);

// The parts of a workbook of Excel with one sheet "Players": what stands in its <sheetData>, in the shared texts, as
// <si> elements, and in the <cellXfs> and <numFmts> of its styles.
struct Xlsx
{
    std::string rows;
    std::string texts {};
    std::string styles {};
};
Parts partsOf(const Xlsx &workbook);

// The parts of a workbook of LibreOffice: what stands in its <office:spreadsheet>.
Parts odsOf(const std::string &tables);

} // namespace workbookfile
