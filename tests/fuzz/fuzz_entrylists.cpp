// SPDX-License-Identifier: MIT
#include "target.h"
#include "tournament/csv/entrylist.h"

using namespace kagetsu::tournament;

// Any text is some list of players, each with a name; and some table, which is the same once written and read again.
KAGETSU_FUZZ_TARGET(entrylists)
{
    const ListTable read = tableOfFile(input, {}, {});
    const EntryList list = entriesOf(read, columnsOf(read.rows));
    law(list.rows.size() == list.entries.size());
    for (const EntryDetails &entry : list.entries)
        law(!entry.name.empty());
    const CsvTable table = readCsv(input);
    for (const char separator : { ';', ',', '\t' })
        law(readCsv(writeCsv(table, separator)) == table);
}
