// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/output/languages.h"
#include "cli/output/message.h"
#include "cli/output/painter.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace kagetsu::cli {

namespace {

constexpr std::array Levels { "easy", "medium", "hard" };
// The same values as in learn/task/maker.h, which is not included because it would add the solver to this file.
constexpr int MostSeed = 999999;
constexpr int MostTasks = 200;
constexpr int MostKinds = 3;
constexpr int MostPerPage = 12; // as in ui/learn/worksheet/worksheet.h

struct WorksheetArguments
{
    std::string file;
    std::string output;
    int seed = 0;
    std::vector<std::string> kinds { "forbidden-points" };
    std::string level = "easy";
    int count = 12;
    int perPage = 6;
    bool answers = false;
    bool booklet = false;
    std::string course;
    std::string paper = "a4";
    std::string title;
    std::string date;
    std::string language = "en";
    std::string second;
};

ExitStatus refuseSheet(std::string_view code, const std::string &text)
{
    printMessage({}, Severity::Error, code, text);
    return ExitStatus::Bad;
}

QString pathOf(const std::string &text)
{
    return QFileInfo(QString::fromLocal8Bit(text.data(), static_cast<qsizetype>(text.size()))).absoluteFilePath();
}

ExitStatus writeSheet(const WorksheetArguments &arguments, bool json)
{
    if ((arguments.file.empty() ? 0 : 1) + (arguments.course.empty() ? 0 : 1) + (arguments.seed == 0 ? 0 : 1) != 1)
        return refuseSheet("bad-option", "Name either a lesson, a --course or a --seed.");
    const auto level = std::ranges::find(Levels, arguments.level) - Levels.begin();
    std::string kinds;
    for (const std::string &kind : arguments.kinds)
        kinds += (kinds.empty() ? "" : ",") + kind;
    const QString output = pathOf(arguments.output);
    const nlohmann::ordered_json order { { "file", arguments.file.empty() ? "" : pathOf(arguments.file).toStdString() },
        { "course", arguments.course }, { "booklet", arguments.booklet }, { "output", output.toStdString() },
        { "seed", arguments.seed }, { "kind", kinds }, { "level", level }, { "count", arguments.count },
        { "perPage", arguments.perPage }, { "answers", arguments.answers }, { "letter", arguments.paper == "letter" },
        { "title", arguments.title }, { "date", arguments.date }, { "lang", arguments.language },
        { "second", arguments.second } };
    const Painted painted = paintWith({ QStringLiteral("--worksheet"),
        QString::fromStdString(order.dump(-1, ' ', true, nlohmann::ordered_json::error_handler_t::replace)) });
    if (painted.outcome == Painted::Outcome::NoPainter)
        return refuseSheet(
            "no-painter", "The program kagetsu, which draws worksheets, was not found. Install it beside kagetsu-cli.");
    if (painted.outcome == Painted::Outcome::Refused)
        return refuseSheet(
            "not-written", painted.sentence.empty() ? "The worksheet could not be drawn." : painted.sentence);
    if (json)
        std::cout << nlohmann::ordered_json {
            { "output", arguments.output }, { "bytes", QFileInfo(output).size() }
        }.dump() << '\n';
    return ExitStatus::Fine;
}

ExitStatus runWorksheet(const WorksheetArguments &arguments, bool json)
{
    char name[] = "kagetsu-cli";
    char *values[] { name, nullptr };
    int count = 1;
    const QCoreApplication application(count, values);
    return writeSheet(arguments, json);
}

} // namespace

void setUpWorksheet(CLI::App &parser, Task &task)
{
    parser.footer("The tasks are those of a lesson or a course, or are made from a seed, which stands on the sheet. "
                  "The same tasks\nand options give the same bytes.");
    const auto arguments = std::make_shared<WorksheetArguments>();
    parser.add_option("LESSON", arguments->file, "A lesson file");
    parser.add_option("-o,--output", arguments->output, "The PDF to write")->required();
    parser.add_option("--seed", arguments->seed, "Make tasks from this number instead")->check(CLI::Range(1, MostSeed));
    parser.add_option("--course", arguments->course, "Take the steps of a course that comes with the program instead")
        ->check(CLI::IsMember({ "forbidden-moves", "wins-by-fours", "openings" }));
    parser
        .add_option("--kind", arguments->kinds, "Kinds of the tasks made, up to three, with commas between them")
        ->capture_default_str()
        ->delimiter(',')
        ->expected(1, MostKinds)
        ->check(CLI::IsMember(
            { "forbidden-points", "is-forbidden", "name-shape", "why-not", "win", "first-move", "defend" }));
    parser.add_option("--level", arguments->level, "Level of the tasks made: easy, medium or hard")
        ->capture_default_str()
        ->check(CLI::IsMember({ "easy", "medium", "hard" }));
    parser.add_option("--count", arguments->count, "How many tasks are made")
        ->capture_default_str()
        ->check(CLI::Range(1, MostTasks));
    parser.add_option("--per-page", arguments->perPage, "At most so many diagrams on a page: 1 to 12")
        ->capture_default_str()
        ->check(CLI::Range(1, MostPerPage));
    parser.add_flag("--booklet", arguments->booklet, "Print explanations, too, with contents and running heads");
    parser.add_flag("--answers", arguments->answers, "Add pages with the answers");
    parser.add_option("--paper", arguments->paper, "a4 or letter")
        ->capture_default_str()
        ->check(CLI::IsMember({ "a4", "letter" }));
    parser.add_option("--title", arguments->title, "Title of the sheet");
    parser.add_option("--date", arguments->date, "Date on the sheet; without it a line to write on");
    parser.add_option("--lang", arguments->language, "Language of the sheet")
        ->capture_default_str()
        ->check(CLI::IsMember(languageCodes()));
    parser.add_option("--second-lang", arguments->second, "Language in which the instructions stand once more")
        ->check(CLI::IsMember(languageCodes()));
    task.run = [arguments, &task] { return runWorksheet(*arguments, task.json); };
}

} // namespace kagetsu::cli
