// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/program.h"
#include "record/model/result.h"

#include <QObject>

// Contents of a record in the words of the tests.
struct Played
{
    QString black;
    QString white;
    QStringList moves; // "H8" …, Black's first
    kagetsu::record::GameResult result;
};

// Returns the game of this number, from 1, in a file; without moves if it cannot be read.
Played readGame(const QString &file, int number);

// Returns the path of tests/data/games/engine-renju.sgf, whose first game has number 1.
QString collectionFile();

// Base of every test of the whole program: a desktop, and for each case a program that has never been started.
class PlayTest : public QObject
{
    Q_OBJECT

protected:
    // Goes by mouse from the start page to the table: Aoki, who opens, against Bergman, renju, no opening procedure.
    bool beginGame(const QString &time = "15m");
    // Plays the moves by mouse, waiting for each on the board.
    bool playByMouse(const QStringList &moves);
    // Waits for the automatically saved game, the only one in its folder, and returns it.
    Played savedGame();

    // Returns the size of the screen; the windows of these tests usually get a size of their own.
    virtual QString screen() const { return "1400x1000"; }

    Program &program() { return *m_program; }
    QString folder() const { return m_folder->path(); }
    QDBusConnection accessibleBus() const { return m_desktop.accessibleBus(); }

private slots:
    void initTestCase();
    void cleanup();

protected slots:
    void init();

private:
    Desktop m_desktop;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Program> m_program;
};
