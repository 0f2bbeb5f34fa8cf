// SPDX-License-Identifier: MIT
#include "tournament/csv/listtable.h"

#include "record/text/foundtext.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

ListTable refused(NotAList::Why why, int line = 0)
{
    ListTable table;
    table.notAList = NotAList { why, line };
    return table;
}

NotAList::Why whyOf(WorkbookFault fault)
{
    switch (fault) {
    case WorkbookFault::NotAWorkbook: return NotAList::Why::Binary;
    case WorkbookFault::Locked: return NotAList::Why::LockedWorkbook;
    case WorkbookFault::Damaged: return NotAList::Why::DamagedWorkbook;
    case WorkbookFault::TooLarge: return NotAList::Why::TooLarge;
    case WorkbookFault::NoSuchSheet: return NotAList::Why::NoSuchSheet;
    case WorkbookFault::NoReader: return NotAList::Why::NoWorkbooks;
    }
    return NotAList::Why::Binary;
}

ListTable tableOfWorkbook(std::string_view bytes, const ListChoices &choices, const WorkbookReader &workbooks)
{
    if (!workbooks)
        return refused(NotAList::Why::NoWorkbooks);
    auto sheet = workbooks(bytes, choices.sheet);
    if (!sheet)
        return refused(whyOf(sheet.fault()), sheet.fault() == WorkbookFault::NotAWorkbook ? 1 : 0);
    ListTable table;
    table.sheets = sheet->names;
    table.sheet = sheet->place;
    table.isCut = sheet->isCut;
    for (CsvRow &row : sheet.value().rows) {
        const bool hasText = std::any_of(row.begin(), row.end(), [](const std::string &cell) { return !cell.empty(); });
        if (hasText)
            table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace

ListTable tableOfText(std::string_view text)
{
    if (const std::optional<NotAList> other = notAList(text))
        return refused(other->why, other->line);
    ListTable table;
    table.rows = readCsv(text);
    return table;
}

ListTable tableOfFile(std::string_view bytes, const ListChoices &choices, const WorkbookReader &workbooks)
{
    if (mayBeWorkbook(bytes))
        return tableOfWorkbook(bytes, choices, workbooks);
    if (beginsAsBinary(bytes))
        return refused(NotAList::Why::Binary, 1);
    const std::optional<record::FoundText> found = choices.charset
        ? record::FoundText { record::decode(bytes, *choices.charset), *choices.charset, false }
        : record::decodeFound(bytes);
    if (!found && bytes.find('\0') != std::string_view::npos)
        return refused(NotAList::Why::Binary, 1);
    if (!found) {
        ListTable table = refused(NotAList::Why::UnknownEncoding, 1);
        table.charset = record::Charset::Utf8;
        return table;
    }
    const std::string &text = found->decoded.text;
    ListTable table = tableOfText(text);
    // A binary file is damaged text in every encoding.
    if (!table.notAList && found->decoded.badBytes > 0)
        table = refused(NotAList::Why::DamagedText, lineAt(text, text.find("\xEF\xBF\xBD")));
    if (found->isGuessed)
        table.guessed = found->charset;
    table.charset = found->charset;
    return table;
}

} // namespace kagetsu::tournament
