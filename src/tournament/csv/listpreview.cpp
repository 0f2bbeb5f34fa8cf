// SPDX-License-Identifier: MIT
#include "tournament/csv/listpreview.h"

#include "base/enumtable.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

RowFate fateOf(std::size_t row, const EntryColumns &columns)
{
    RowFate fate;
    if (row + 1 < columns.first)
        fate.kind = RowFate::Kind::Above;
    else if (row < columns.first)
        fate.kind = RowFate::Kind::Head;
    else // until an entry is found in the row
        fate.kind = RowFate::Kind::TooMany;
    return fate;
}

} // namespace

std::string_view codeOf(RowFate::Kind kind)
{
    constexpr EnumTable<RowFate::Kind, std::string_view> KindCodes({
        { RowFate::Kind::Above, "above" },
        { RowFate::Kind::Head, "heads" },
        { RowFate::Kind::Entered, "entered" },
        { RowFate::Kind::Namesake, "namesake" },
        { RowFate::Kind::Known, "already-entered" },
        { RowFate::Kind::NoName, "no-name" },
        { RowFate::Kind::TooMany, "too-many" },
    });
    return KindCodes[kind];
}

ListPreview previewOf(const ListTable &table, const EntryColumns &columns, const Section &section)
{
    ListPreview preview;
    preview.list = entriesOf(table, columns);
    preview.newcomers = newcomersOf(preview.list, section);
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        preview.rows.push_back(fateOf(row, columns));
    for (std::size_t entry = 0; entry < preview.list.rows.size(); ++entry) {
        RowFate &fate = preview.rows[static_cast<std::size_t>(preview.list.rows[entry]) - 1];
        fate.kind = RowFate::Kind::Entered;
        fate.entry = entry;
    }
    const auto mark = [&preview](const std::vector<std::size_t> &entries, RowFate::Kind kind) {
        for (const std::size_t entry : entries)
            preview.rows[static_cast<std::size_t>(preview.list.rows[entry]) - 1].kind = kind;
    };
    mark(preview.newcomers.namesakePlaces, RowFate::Kind::Namesake);
    mark(preview.newcomers.knownPlaces, RowFate::Kind::Known);
    for (const auto &[why, row, cell] : preview.list.faults) {
        const auto place = static_cast<std::size_t>(row) - 1;
        if (place >= preview.rows.size())
            continue;
        using Why = EntryRowFault::Why;
        if (why == Why::NoName)
            preview.rows[place].kind = RowFate::Kind::NoName;
        else if (unreadField(why))
            preview.rows[place].unread.push_back(why);
    }
    return preview;
}

int leftOutOf(const ListPreview &preview)
{
    return static_cast<int>(std::ranges::count_if(preview.rows, [](const RowFate &fate) {
        return !isEntered(fate) && fate.kind != RowFate::Kind::Above && fate.kind != RowFate::Kind::Head;
    }));
}

} // namespace kagetsu::tournament
