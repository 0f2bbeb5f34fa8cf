// SPDX-License-Identifier: MIT
#include "ui/shell/program.h"

#include "ui/arbiter/protocolfile.h"
#include "ui/look/skin.h"
#include "ui/look/style.h"
#include "ui/shell/afterfirstpaint.h"
#include "ui/shell/fontwarmup.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/startmark.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QStandardPaths>

#include <cstdio>
#include <optional>

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

// In a row, until the place of the window is suspected.
constexpr int FailuresToForget = 2;

int fail(const QString &text)
{
    std::fprintf(stderr, "kagetsu: %s\n", qPrintable(text));
    return 2;
}

} // namespace

int runProgram(int argc, char *argv[], const std::function<void(QWidget &)> &opened)
{
    FontWarmup fonts;
    QApplication::setStyle(new Style); // before Qt makes one that nobody sees
    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("Kagetsu"));
    QApplication::setApplicationVersion(QStringLiteral(KAGETSU_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("kagetsu"));

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Gomoku and Renju for clubs, arbiters and teachers"));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption lang(QStringLiteral("lang"),
        QStringLiteral("Language for this start: en, zh_CN, ja or ru."), QStringLiteral("code"));
    const QCommandLineOption theme(QStringLiteral("theme"),
        QStringLiteral("Colours for this start: light, dark, contrast or contrast-light."), QStringLiteral("name"));
    const QCommandLineOption geometry(
        QStringLiteral("geometry"), QStringLiteral("Size of the window in pixels."), QStringLiteral("WIDTHxHEIGHT"));
    const QCommandLineOption settings(QStringLiteral("settings"),
        QStringLiteral("Settings file to use instead of your own."), QStringLiteral("file"));
    const QCommandLineOption data(QStringLiteral("data"),
        QStringLiteral("Folder for journals and games instead of your own."), QStringLiteral("folder"));
    const QCommandLineOption journal(
        QStringLiteral("journal"), QStringLiteral("Take up the match of this journal."), QStringLiteral("file"));
    const QCommandLineOption open(
        QStringLiteral("open"), QStringLiteral("Open this record (the same as naming it)."), QStringLiteral("file"));
    const QCommandLineOption protocol(QStringLiteral("protocol"),
        QStringLiteral("Write the protocol of this journal to the file named after --output, and end."),
        QStringLiteral("file"));
    const QCommandLineOption output(
        QStringLiteral("output"), QStringLiteral("File of --protocol: .pdf, .html or .txt."), QStringLiteral("file"));
    parser.addOptions({ lang, theme, geometry, settings, data, journal, open, protocol, output });
    parser.addPositionalArgument(
        QStringLiteral("file"), QStringLiteral("Record to open (SGF)."), QStringLiteral("[file]"));
    parser.process(app);

    if (parser.isSet(protocol)) {
        const Result<Done, QString> written =
            writeProtocol(parser.value(protocol), parser.value(output), parser.value(lang));
        return written ? 0 : fail(written.fault());
    }

    const QString settingsFile = parser.isSet(settings)
        ? parser.value(settings)
        : QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
              .filePath(QStringLiteral("kagetsu.ini"));

    std::optional<Theme::Kind> kind;
    if (parser.isSet(theme) && !(kind = themeFromOption(parser.value(theme))))
        return fail(QStringLiteral("--theme knows light, dark, contrast and contrast-light, not '%1'")
                        .arg(parser.value(theme)));
    std::optional<QSize> size;
    if (parser.isSet(geometry) && !(size = sizeFromOption(parser.value(geometry))))
        return fail(QStringLiteral("--geometry wants a size such as 1280x800, not '%1'").arg(parser.value(geometry)));

    fonts.goOn(); // not sooner: --version ends the program on the spot, and Qt would go from under it
    StartMark mark(settingsFile);
    Settings remembered = Settings::load(settingsFile);
    const bool forgets = mark.failures() >= FailuresToForget && !remembered.geometry.isEmpty();
    if (forgets)
        remembered.geometry.clear();
    dress(remembered.colours());
    fonts.wait();
    MainWindow window(std::move(remembered), settingsFile,
        parser.isSet(data) ? Folders::in(parser.value(data)) : Folders::standard());
    if (parser.isSet(lang))
        window.setLanguage(parser.value(lang));
    if (kind)
        window.setThemeKind(*kind);
    window.place(size);
    window.show();

    QStringList files = parser.positionalArguments();
    if (parser.isSet(open))
        files.prepend(parser.value(open));
    const QString match = parser.value(journal);
    // Neither reading files nor drawing the icon in all its sizes holds up the first picture.
    new AfterFirstPaint(window, [&window, &mark, forgets, files, match] {
        mark.succeed();
        QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/kagetsu.svg")));
        if (forgets)
            window.showMessage(
                MainWindow::tr("Kagetsu did not start the last two times. The window has been moved back to "
                               "its usual place; your games and settings are unchanged."));
        window.settle(); // a second game may come of it
        if (match.isEmpty() && files.isEmpty())
            window.offerRecovery();
        else
            window.refreshUnfinished();
        if (!match.isEmpty())
            window.resumeMatch(match);
        else if (!files.isEmpty())
            window.openRecord(files.first());
    });
    if (opened)
        opened(window);
    return QApplication::exec();
}

} // namespace kagetsu::ui
