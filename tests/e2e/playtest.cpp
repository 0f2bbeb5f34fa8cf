// SPDX-License-Identifier: MIT
#include "playtest.h"

#include "record/collection.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace kagetsu;

Played readGame(const QString &file, int number)
{
    QFile bytes(file);
    Played played;
    if (!bytes.open(QIODevice::ReadOnly))
        return played;
    const record::Collection collection = record::readCollection(bytes.readAll().toStdString());
    if (collection.size() < static_cast<std::size_t>(number))
        return played;
    const record::Game game = collection.readGame(static_cast<std::size_t>(number - 1));
    played.black = QString::fromStdString(game.info.black.name);
    played.white = QString::fromStdString(game.info.white.name);
    played.result = game.info.result;
    for (const record::NodeId node : game.tree.mainLine()) {
        if (const std::optional<record::Move> move = game.tree.move(node))
            played.moves += QString::fromStdString(rules::toText(move->point));
    }
    return played;
}

QString collectionFile()
{
    return KAGETSU_TEST_DATA "/games/engine-renju.sgf";
}

void PlayTest::initTestCase()
{
    const QStringList missing = Desktop::missing();
    if (!missing.isEmpty()) {
        const QString text = "these are missing to show the program: " + missing.join(", ");
        // Where nobody looks, a test that does not run would pass for one that does.
        if (qEnvironmentVariableIsSet("CI"))
            QFAIL(qPrintable(text));
        QSKIP(qPrintable(text));
    }
    QCOMPARE(m_desktop.open(screen()), QString());
}

void PlayTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    m_program = std::make_unique<Program>(m_desktop, m_folder->path());
}

void PlayTest::cleanup()
{
    if (QTest::currentTestFailed() && m_program && m_program->isRunning())
        qInfo("the program shows\n%s", qPrintable(m_program->dump()));
    m_program.reset();
    m_folder.reset();
}

bool PlayTest::beginGame(const QString &time)
{
    return program().click("push button", "New game") && program().await("push button", "Play")
        && program().fill("text", "Name of the player on the left", "Aoki")
        && program().fill("text", "Name of the player on the right", "Bergman")
        // Where forbidden moves are claimed and not shown.
        && program().click("radio button", "Club evening") && program().choose("Rule", "Renju")
        && program().click("radio button", "Free start") && program().fill("text", "Time", time)
        && program().click("push button", "Play") && program().awaitCell("H8", "empty");
}

bool PlayTest::playByMouse(const QStringList &moves)
{
    bool black = true;
    for (const QString &move : moves) {
        if (!program().clickPoint(move) || !program().awaitCell(move, black ? "black stone" : "white stone"))
            return false;
        black = !black;
    }
    return true;
}

Played PlayTest::savedGame()
{
    const QDir games(program().games());
    QStringList files;
    eventually([&] {
        files = games.entryList({ "*.sgf" }, QDir::Files);
        return !files.isEmpty();
    });
    return files.size() == 1 ? readGame(games.filePath(files.first()), 1) : Played();
}
