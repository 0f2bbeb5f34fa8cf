// SPDX-License-Identifier: MIT
#pragma once

#include "desktop/program.h"
#include "record/model/result.h"

#include <QObject>

// What a record says, in the words of the tests.
struct Played
{
    QString black;
    QString white;
    QStringList moves; // "H8" …, Black's first
    kagetsu::record::GameResult result;
};

// The game of this number, from 1, in a file; without moves when it cannot be read.
Played readGame(const QString &file, int number);

// The first game of tests/data/games/engine-renju.sgf is 1.
QString collectionFile();

// What every test of the whole program needs: a desktop, and for each case a program that has never been started.
class PlayTest : public QObject
{
    Q_OBJECT

protected:
    // From the start page to the table by mouse: Aoki, who opens, against Bergman, renju, no opening procedure.
    bool beginGame(const QString &time = "15m");
    // The moves by mouse, each awaited on the board.
    bool playByMouse(const QStringList &moves);
    // The game that was saved by itself, once it is there; the only one in its folder.
    Played savedGame();

    // Its size; the windows of these tests are usually told theirs.
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
