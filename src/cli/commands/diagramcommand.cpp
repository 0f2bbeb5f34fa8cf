// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/input/input.h"
#include "cli/output/languages.h"
#include "cli/output/message.h"
#include "cli/output/painter.h"
#include "record/diagram/choices.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace kagetsu::cli {

namespace {

struct DiagramArguments
{
    std::string file;
    std::string output;
    int game = 1;
    std::string path;
    int move = -1;
    std::string charset;
    int board = rules::DefaultBoardSize;
    std::string numbers = "all";
    std::string signs = "none";
    std::string region;
    std::string coordinates = "outside";
    std::string style = "print";
    std::string view = "identity";
    std::string caption;
    double size = 7;
    int dpi = 300;
    bool restart = false;
    bool next = false;
    bool last = false;
    bool noMarks = false;
    bool noRow = false;
    bool transparent = false;
    std::string language = "en";
};

ExitStatus complain(std::string_view code, const std::string &text)
{
    printMessage({}, Severity::Error, code, text);
    return ExitStatus::Bad;
}

QString fromArgument(const std::string &text)
{
    return QString::fromLocal8Bit(text.data(), static_cast<qsizetype>(text.size()));
}

// Returns the choices, or the option whose value was not understood.
Result<diagram::Choices, std::string> choicesOf(const DiagramArguments &arguments)
{
    diagram::Choices choices;
    const auto numbers = diagram::numbersFromText(arguments.numbers);
    if (!numbers)
        return Fault { "--numbers " + arguments.numbers };
    std::tie(choices.numbers, choices.count) = *numbers;
    const auto signs = diagram::signsFromText(arguments.signs);
    if (!signs)
        return Fault { "--forbidden " + arguments.signs };
    std::tie(choices.signs, choices.chosen) = *signs;
    if (!arguments.region.empty()) {
        choices.part = rules::partFromText(arguments.region, rules::MaxBoardSize);
        if (!choices.part)
            return Fault { "--region " + arguments.region };
    }
    choices.coordinates = *diagram::coordinatesFromText(arguments.coordinates);
    choices.style = *diagram::styleFromText(arguments.style);
    choices.view = diagram::viewFromText(arguments.view);
    choices.restarts = arguments.restart;
    choices.nextMoves = arguments.next;
    choices.lastMove = arguments.last;
    choices.marks = !arguments.noMarks;
    choices.winningRow = !arguments.noRow;
    choices.perPoint = arguments.size;
    return choices;
}

ExitStatus draw(const DiagramArguments &arguments, bool json)
{
    const auto choices = choicesOf(arguments);
    if (!choices)
        return complain("bad-option", "This value is not understood: " + choices.fault());
    const QTemporaryDir room;
    QString file = fromArgument(arguments.file);
    if (arguments.file == "-") {
        Input input(arguments.file);
        std::string bytes;
        if (!input.readAll(bytes))
            return ExitStatus::Bad;
        file = room.filePath(QStringLiteral("record"));
        QFile kept(file);
        const auto size = static_cast<qint64>(bytes.size());
        if (!kept.open(QFile::WriteOnly) || kept.write(bytes.data(), size) != size || !kept.flush())
            return complain("not-written", "The record could not be written to the folder for temporary files.");
    }
    const bool toStandardOutput = arguments.output == "-";
    const QString output =
        toStandardOutput ? room.filePath(QStringLiteral("diagram.txt")) : fromArgument(arguments.output);
    nlohmann::ordered_json order { { "file", QFileInfo(file).absoluteFilePath().toStdString() },
        { "output", QFileInfo(output).absoluteFilePath().toStdString() }, { "game", arguments.game },
        { "path", arguments.path }, { "charset", arguments.charset }, { "board", arguments.board },
        { "choices", diagram::toText(*choices) }, { "caption", arguments.caption }, { "dpi", arguments.dpi },
        { "transparent", arguments.transparent }, { "lang", arguments.language } };
    if (arguments.move >= 0)
        order["move"] = arguments.move;
    const Painted painted = paintWith({ QStringLiteral("--diagram"),
        QString::fromStdString(order.dump(-1, ' ', true, nlohmann::ordered_json::error_handler_t::replace)) });
    if (painted.outcome == Painted::Outcome::NoPainter)
        return complain(
            "no-painter", "The program kagetsu, which draws diagrams, was not found. Install it beside kagetsu-cli.");
    if (painted.outcome == Painted::Outcome::Refused)
        return complain("not-written", painted.sentence.empty() ? "The diagram could not be drawn." : painted.sentence);
    QFile drawn(output);
    if (toStandardOutput) {
        if (!drawn.open(QFile::ReadOnly))
            return complain("not-written", "The diagram could not be drawn.");
        std::cout << drawn.readAll().constData();
    } else if (json) {
        std::cout << nlohmann::ordered_json { { "output", arguments.output }, { "bytes", drawn.size() } }.dump()
                  << '\n';
    }
    return ExitStatus::Fine;
}

ExitStatus runDiagram(const DiagramArguments &arguments, bool json)
{
    char name[] = "kagetsu-cli";
    char *values[] { name, nullptr };
    int count = 1;
    const QCoreApplication application(count, values);
    return draw(arguments, json);
}

} // namespace

void setUpDiagram(CLI::App &parser, Task &task)
{
    parser.footer("Without --path and --move it is the position at the end of the main line. The same record and "
                  "options give\nthe same bytes.");
    const auto arguments = std::make_shared<DiagramArguments>();
    parser.add_option("FILE", arguments->file, "The record; - is standard input")->required();
    parser
        .add_option("-o,--output", arguments->output,
            "The file to write: .png, .svg, .pdf or .txt; - is text on standard output")
        ->required();
    parser.add_option("--game", arguments->game, "Number of the game in the file")
        ->capture_default_str()
        ->check(CLI::Range(1, 1000000000));
    parser.add_option("--path", arguments->path, "Moves from the start, such as \"H8 I9 J10\"");
    parser.add_option("--move", arguments->move, "Number of the last move shown, on the main line or through --path")
        ->check(CLI::Range(0, 1000000000));
    parser.add_option("--numbers", arguments->numbers, "Numbers on stones: none, all, from:N or last:N")
        ->capture_default_str();
    parser.add_flag("--restart", arguments->restart, "Number a variation from 1");
    parser.add_option("--forbidden", arguments->signs, "Forbidden points: none, all, or points such as F7,H8")
        ->capture_default_str();
    parser.add_flag("--next", arguments->next, "Ring the points where the record goes on");
    parser.add_flag("--last-move", arguments->last, "Ring the last move");
    parser.add_flag("--no-marks", arguments->noMarks, "Leave out marks, labels, arrows and lines");
    parser.add_flag("--no-winning-row", arguments->noRow, "Leave out the outline of a winning row");
    parser.add_option("--region", arguments->region, "Part of the board by two opposite corners, such as D4:L12");
    parser.add_option("--coordinates", arguments->coordinates, "Letters and numbers: none, outside or both sides")
        ->capture_default_str()
        ->check(CLI::IsMember({ "none", "outside", "both" }));
    parser.add_option("--style", arguments->style, "wood, paper, or print: black and white")
        ->capture_default_str()
        ->check(CLI::IsMember({ "wood", "paper", "print" }));
    parser.add_option("--view", arguments->view, "How the board is turned or mirrored")
        ->capture_default_str()
        ->check(CLI::IsMember(
            { "identity", "rotate90", "rotate180", "rotate270", "mirror-x", "mirror-y", "diagonal", "anti-diagonal" }));
    parser.add_option("--caption", arguments->caption, "Words below the board");
    parser.add_option("--size", arguments->size, "Millimetres from line to line")
        ->capture_default_str()
        ->check(CLI::Range(diagram::LeastPerPoint, diagram::MostPerPoint));
    parser.add_option("--dpi", arguments->dpi, "Resolution of a PNG")
        ->capture_default_str()
        ->check(CLI::Range(36, 2400));
    parser.add_flag("--transparent", arguments->transparent, "Let the ground of a PNG through");
    parser.add_option("--charset", arguments->charset, "Text encoding of the record");
    parser.add_option("--board", arguments->board, "Board size of a library, which does not store it")
        ->capture_default_str()
        ->check(CLI::Range(rules::MinBoardSize, rules::DefaultBoardSize));
    parser.add_option("--lang", arguments->language, "Language of the words below the board")
        ->capture_default_str()
        ->check(CLI::IsMember(languageCodes()));
    task.run = [arguments, &task] { return runDiagram(*arguments, task.json); };
}

} // namespace kagetsu::cli
