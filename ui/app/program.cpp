// SPDX-License-Identifier: MIT
#include "ui/app/program.h"

#include "base/file/startup.h"
#include "base/version.h"
#include "translations/catalogues.h"
#include "ui/app/afterfirstpaint.h"
#include "ui/app/failedstarts.h"
#include "ui/app/fontwarmup.h"
#include "ui/app/heap.h"
#include "ui/app/window/mainwindow.h"
#include "ui/arbiter/protocol/protocolfile.h"
#include "ui/controls/background/filewriter.h"
#include "ui/controls/style/faces.h"
#include "ui/controls/style/skin.h"
#include "ui/controls/style/style.h"
#include "ui/learn/worksheet/sheetorder.h"
#include "ui/library/paper/paperorder.h"
#include "ui/match/newgame/presetchoices.h"
#include "ui/print/paper/languagescope.h"
#include "ui/record/diagram/diagramorder.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QStandardPaths>

#include <algorithm>
#include <cstdio>
#include <optional>

#ifdef KAGETSU_OWN_SVG
#include <QtPlugin>
Q_IMPORT_PLUGIN(SignPlugin)
#endif

namespace kagetsu::ui {

namespace {

std::optional<Theme::Kind> themeFromOption(const QString &text)
{
    if (text == QLatin1String("light"))
        return Theme::Kind::Light;
    if (text == QLatin1String("dark"))
        return Theme::Kind::Dark;
    if (text == QLatin1String("contrast"))
        return Theme::Kind::HighContrast;
    if (text == QLatin1String("contrast-light"))
        return Theme::Kind::HighContrastLight;
    return std::nullopt;
}

std::optional<QSize> sizeFromOption(const QString &text)
{
    bool wide = false;
    bool high = false;
    const QSize size(
        text.section(QLatin1Char('x'), 0, 0).toInt(&wide), text.section(QLatin1Char('x'), 1, 1).toInt(&high));
    if (!wide || !high || size.width() < 200 || size.height() < 200)
        return std::nullopt;
    return size;
}

struct CommandLine
{
    CommandLine()
    {
        parser.setApplicationDescription(QStringLiteral("Gomoku and Renju for clubs, arbiters and teachers"));
        parser.addHelpOption();
        parser.addVersionOption();
        parser.addOptions(
            { lang, theme, geometry, settings, data, journal, open, protocol, output, diagram, worksheet, gamePaper });
        parser.addPositionalArgument(
            QStringLiteral("file"), QStringLiteral("Record to open (SGF)."), QStringLiteral("[file]"));
    }

    QCommandLineParser parser;
    const QCommandLineOption lang { QStringLiteral("lang"),
        QStringLiteral("Language from this start on: %1.").arg(catalogueCodes().join(QStringLiteral(", "))),
        QStringLiteral("code") };
    const QCommandLineOption theme { QStringLiteral("theme"),
        QStringLiteral("Colours from this start on: light, dark, contrast or contrast-light."),
        QStringLiteral("name") };
    const QCommandLineOption geometry { QStringLiteral("geometry"), QStringLiteral("Size of the window in pixels."),
        QStringLiteral("WIDTHxHEIGHT") };
    const QCommandLineOption settings { QStringLiteral("settings"),
        QStringLiteral("Settings file to use instead of your own."), QStringLiteral("file") };
    const QCommandLineOption data { QStringLiteral("data"),
        QStringLiteral("Folder for journals and games instead of your own."), QStringLiteral("folder") };
    const QCommandLineOption journal { QStringLiteral("journal"), QStringLiteral("Take up the match of this journal."),
        QStringLiteral("file") };
    const QCommandLineOption open { QStringLiteral("open"), QStringLiteral("Open this record (the same as naming it)."),
        QStringLiteral("file") };
    const QCommandLineOption protocol { QStringLiteral("protocol"),
        QStringLiteral("Write the protocol of this journal to the file named after --output, and end."),
        QStringLiteral("file") };
    const QCommandLineOption diagram { QStringLiteral("diagram"),
        QStringLiteral("Write the diagram that this order asks for, and end; kagetsu-cli diagram makes orders."),
        QStringLiteral("order") };
    const QCommandLineOption worksheet { QStringLiteral("worksheet"),
        QStringLiteral("Write the worksheet that this order asks for, and end; kagetsu-cli worksheet makes orders."),
        QStringLiteral("order") };
    const QCommandLineOption gamePaper { QStringLiteral("game-paper"),
        QStringLiteral(
            "Write the booklet or report that the order in this file asks for, and end; kagetsu-cli library makes "
            "orders."),
        QStringLiteral("file") };
    const QCommandLineOption output { QStringLiteral("output"),
        QStringLiteral("File of --protocol: .pdf, .html or .txt."), QStringLiteral("file") };
};

// True for help and version, which need no display.
bool onlyTells(int argc, char *argv[])
{
    return std::any_of(argv + 1, argv + argc, [](const char *argument) {
        const QLatin1String text(argument);
        return text == QLatin1String("--help") || text == QLatin1String("-h") || text == QLatin1String("--help-all")
            || text == QLatin1String("--version") || text == QLatin1String("-v");
    });
}

void nameProgram()
{
    QCoreApplication::setApplicationName(QStringLiteral("Kagetsu"));
    QCoreApplication::setApplicationVersion(QString::fromStdString(versionText(qVersion())));
}

QString settingsFolder()
{
    const QString carried = Folders::carried(QCoreApplication::applicationDirPath());
    return !carried.isEmpty() ? carried : QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
}

// Only sounds are played. Otherwise Qt's media library opens video decoders, which takes time and prints what this
// computer lacks of them.
void openNoVideo()
{
    for (const char *name : { "QT_FFMPEG_DECODING_HW_DEVICE_TYPES", "QT_FFMPEG_ENCODING_HW_DEVICE_TYPES" }) {
        if (!qEnvironmentVariableIsSet(name))
            qputenv(name, ","); // none
    }
}

// Consecutive failures after which the stored place of the window is suspected.
constexpr int FailuresToForget = 2;

int fail(const QString &text)
{
    std::fprintf(stderr, "kagetsu: %s\n", qPrintable(text));
    return 2;
}

} // namespace

int runProgram(int argc, char *argv[], const std::function<void(QWidget &)> &opened)
{
    keepHeapSmall();
    file::useSafeThreads();
    openNoVideo();
    nameProgram();
    if (argc > 1 && onlyTells(argc, argv)) {
        const QCoreApplication app(argc, argv);
        CommandLine().parser.process(app);
        return 0;
    }
    FontWarmup fonts;
    QApplication::setStyle(new Style); // before Qt creates one that is never shown
    QApplication app(argc, argv);
    // However the program ends: Qt must not be destroyed under the thread.
    const auto finish = qScopeGuard([&fonts] { fonts.finish(); });
#ifdef Q_OS_WIN
    nameFacesOfWindows();
#endif
    QApplication::setDesktopFileName(QStringLiteral("kagetsu"));

    CommandLine line;
    QCommandLineParser &parser = line.parser;
    if (!parser.parse(app.arguments()))
        fonts.finish(); // as the next line ends the program
    parser.process(app);
    fonts.goOn();

    if (parser.isSet(line.protocol)) {
        const Result<Done, QString> written =
            writeProtocol(parser.value(line.protocol), parser.value(line.output), parser.value(line.lang));
        return written ? 0 : fail(written.fault());
    }

    if (parser.isSet(line.diagram)) {
        const auto order = orderFromJson(parser.value(line.diagram).toUtf8());
        const bool isKnown = order && catalogueCodes().contains(order->language);
        const LanguageScope words(isKnown ? order->language : catalogueCodes().constFirst());
        const Result<Done, QString> written =
            order ? writeDiagram(*order) : Result<Done, QString>(Fault { order.fault() });
        return written ? 0 : fail(written.fault());
    }

    if (parser.isSet(line.worksheet)) {
        const auto order = sheetOrderFromJson(parser.value(line.worksheet).toUtf8());
        const LanguageScope words(order ? order->sheet.language : catalogueCodes().constFirst());
        const Result<Done, QString> written =
            order ? writeSheet(*order) : Result<Done, QString>(Fault { order.fault() });
        return written ? 0 : fail(written.fault());
    }

    if (parser.isSet(line.gamePaper)) {
        QFile file(parser.value(line.gamePaper));
        if (!file.open(QIODevice::ReadOnly))
            return fail(QStringLiteral("Could not read %1.").arg(file.fileName()));
        const auto order = gamePaperFromJson(file.readAll());
        const LanguageScope words(order ? order->language : catalogueCodes().constFirst());
        const Result<Done, QString> written =
            order ? writeGamePaper(*order) : Result<Done, QString>(Fault { order.fault() });
        return written ? 0 : fail(written.fault());
    }

    const QString settingsFile = parser.isSet(line.settings)
        ? parser.value(line.settings)
        : QDir(settingsFolder()).filePath(QStringLiteral("kagetsu.ini"));

    std::optional<Theme::Kind> kind;
    if (parser.isSet(line.theme) && !(kind = themeFromOption(parser.value(line.theme))))
        return fail(QStringLiteral("--theme knows light, dark, contrast and contrast-light, not '%1'")
                        .arg(parser.value(line.theme)));
    std::optional<QSize> size;
    if (parser.isSet(line.geometry) && !(size = sizeFromOption(parser.value(line.geometry))))
        return fail(
            QStringLiteral("--geometry wants a size such as 1280x800, not '%1'").arg(parser.value(line.geometry)));

    FailedStarts failedStarts(settingsFile);
    Settings remembered = Settings::load(settingsFile);
    // A first game is for friends, who have no book of rules at hand.
    if (!remembered.newGame.wasPlayed)
        remembered.newGame = withQuick(remembered.newGame, QuickTerms::Friends);
    const bool forgets = failedStarts.failures() >= FailuresToForget && !remembered.geometry.isEmpty();
    if (forgets)
        remembered.geometry.clear();
    dress(remembered.colours());
    fonts.wait();
    MainWindow window(std::move(remembered), settingsFile,
        parser.isSet(line.data) ? Folders::in(parser.value(line.data)) : Folders::standard());
    if (parser.isSet(line.lang))
        window.setLanguage(parser.value(line.lang));
    if (kind)
        window.setThemeKind(*kind);
    window.place(size);
    window.show();

    QStringList files = parser.positionalArguments();
    if (parser.isSet(line.open))
        files.prepend(parser.value(line.open));
    const QString match = parser.value(line.journal);
    // Neither reading files nor drawing the icon in all its sizes delays the first frame.
    new AfterFirstPaint(window, [&window, &failedStarts, forgets, files, match] {
        failedStarts.succeed();
#ifndef Q_OS_WIN // where the window has the program's own
        QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/kagetsu.svg")));
#endif
        if (forgets)
            window.tellAtStart(
                MainWindow::tr("Kagetsu did not start the last two times. The window has been moved back to "
                               "its usual place; your games and settings are unchanged."));
        window.settle(); // it may result in a second game
        window.refreshUnfinished();
        if (!match.isEmpty())
            window.resumeMatch(match);
        else if (!files.isEmpty())
            window.openRecord(files.first());
    });
    if (opened)
        opened(window);
    const int status = QApplication::exec();
    FileWriter::finishAll(); // a failure is still told
    return status;
}

} // namespace kagetsu::ui
