// SPDX-License-Identifier: MIT
#include "cli/commands/library/person.h"

#include "cli/output/message.h"
#include "library/model/fold.h"

#include <set>

namespace kagetsu::cli {

std::optional<Person> personNamed(const library::Contents &contents, const std::string &name, ExitStatus &status)
{
    const std::string exact = library::foldedWords(name);
    const std::string search = library::folded(name);
    Person same;
    Person like;
    std::set<std::string> names;
    for (const library::NamedRow &row : contents.players) {
        if (library::foldedWords(row.name) == exact) {
            same.name = same.name.empty() ? row.name : same.name;
            same.rows.insert(row.id);
        } else if (library::matchesName(library::folded(row.name), search)) {
            like.name = row.name;
            like.rows.insert(row.id);
            names.insert(library::foldedWords(row.name));
        }
    }
    if (!same.name.empty())
        return same;
    if (names.size() == 1)
        return like;
    status = names.empty() ? ExitStatus::No : ExitStatus::Bad;
    std::string text = "There is no such player.";
    if (!names.empty()) {
        text = "Several players have such names: ";
        std::size_t told = 0;
        for (const library::NamedRow &row : contents.players) {
            if (!like.rows.contains(row.id) || told == 10)
                continue;
            text += (told++ == 0 ? "" : ", ") + onOneLine(row.name);
        }
        text += names.size() > 10 ? ", …" : ".";
    }
    printMessage({}, Severity::Error, names.empty() ? "unknown-player" : "several-players", text);
    return std::nullopt;
}

void ScorePrinter::print(const char *by, const Answer &name, const library::OwnScore &score) const
{
    Answer answer { { "by", by }, { "name", name } };
    answer.update(scoreAnswer(score));
    printLine(answer, m_json);
}

} // namespace kagetsu::cli
