// SPDX-License-Identifier: MIT
#include "cli/output/sectiongames.h"

#include "cli/input/eventinput.h"
#include "cli/words/exportwords.h"
#include "record/sgf/sgfwriter.h"

#include <iostream>

namespace kagetsu::cli {

void printGames(const tournament::SectionRecords &records, bool json)
{
    if (!json) {
        std::cout << sgfOf(records);
        return;
    }
    Answer games = Answer::array();
    for (const tournament::RecordedGame &game : records.games)
        games.push_back({ { "round", game.round }, { "table", game.table }, { "game", game.game + 1 },
            { "sgf", record::writeSgf(game.record) } });
    printJson({ { "games", std::move(games) }, { "missing", records.missing } });
}

ExitStatus printLibrary(const tournament::SectionRecords &records)
{
    const auto library = libraryOf(records);
    if (!library) {
        const Words words = wordsFor(library.fault());
        return tellError({}, words.code, words.text);
    }
    if (library->otherSize > 0)
        tellWarning({}, "board-size",
            "Games on a different board size are left out. (" + std::to_string(library->otherSize) + ')');
    std::cout << library->bytes;
    return ExitStatus::Fine;
}

} // namespace kagetsu::cli
