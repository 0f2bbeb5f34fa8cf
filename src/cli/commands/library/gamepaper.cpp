// SPDX-License-Identifier: MIT
#include "cli/commands/library/gamepaper.h"

#include "cli/input/application.h"
#include "cli/input/filename.h"
#include "cli/output/languages.h"
#include "cli/output/message.h"
#include "cli/output/painter.h"
#include "library/search/reportjson.h"

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <nlohmann/json.hpp>

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;

ExitStatus refusePaper(std::string_view code, const std::string &text)
{
    printMessage({}, Severity::Error, code, text);
    return ExitStatus::Bad;
}

bool writeWhole(const QString &path, const std::string &bytes)
{
    QFile file(path);
    const auto size = static_cast<qint64>(bytes.size());
    return file.open(QIODevice::WriteOnly) && file.write(bytes.data(), size) == size && file.flush();
}

} // namespace

void addPaperOptions(CLI::App &parser, PaperArguments &arguments, bool isBooklet)
{
    if (isBooklet) {
        parser.add_option("--title", arguments.title, "Title of a booklet");
        parser.add_flag("--boards", arguments.boards, "Small boards side by side instead of a booklet");
        parser.add_option("--every", arguments.every, "Moves of one diagram of a booklet")
            ->capture_default_str()
            ->check(CLI::Range(5, 400));
    }
    parser.add_option("--paper", arguments.paper, "a4 or letter")
        ->capture_default_str()
        ->check(CLI::IsMember({ "a4", "letter" }));
    parser.add_option("--lang", arguments.language, "Language of the paper")
        ->capture_default_str()
        ->check(CLI::IsMember(languageCodes()));
}

bool isPaperName(const std::string &name)
{
    const QString suffix = QFileInfo(QString::fromStdString(name)).suffix().toLower();
    return suffix == QLatin1String("pdf") || suffix == QLatin1String("html") || suffix == QLatin1String("txt");
}

ExitStatus writeGamePaper(const std::string &sgf, const std::string &output, const PaperArguments &arguments,
    const std::optional<library::PositionReport> &report)
{
    needApplication();
    const auto name = fileNameOf(output);
    if (!name)
        return refusePaper("bad-name", "The file name is not valid UTF-8.");
    const QTemporaryDir folder;
    const QString games = folder.filePath(QStringLiteral("games.sgf"));
    if (!sgf.empty() && !writeWhole(games, sgf))
        return refusePaper("not-written", "A temporary file could not be written.");
    Json order { { "games", sgf.empty() ? std::string() : games.toStdString() },
        { "output", QFileInfo(*name).absoluteFilePath().toStdString() }, { "lang", arguments.language },
        { "title", arguments.title }, { "boards", arguments.boards }, { "every", arguments.every },
        { "letter", arguments.paper == "letter" } };
    if (report)
        order["report"] = Json::parse(library::toJson(*report));
    // A report can be longer than a command line may be.
    const QString ordered = folder.filePath(QStringLiteral("order.json"));
    if (!writeWhole(ordered, order.dump(-1, ' ', true, Json::error_handler_t::replace)))
        return refusePaper("not-written", "A temporary file could not be written.");
    const Painted painted = paintWith({ QStringLiteral("--game-paper"), ordered });
    if (painted.outcome == Painted::Outcome::NoPainter)
        return refusePaper(
            "no-painter", "The program kagetsu, which draws papers, was not found. Install it beside kagetsu-cli.");
    if (painted.outcome == Painted::Outcome::Refused)
        return refusePaper(
            "not-written", painted.sentence.empty() ? "The paper could not be drawn." : painted.sentence);
    return ExitStatus::Fine;
}

} // namespace kagetsu::cli
