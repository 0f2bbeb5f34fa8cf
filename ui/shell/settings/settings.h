// SPDX-License-Identifier: MIT
#pragma once

#include "session/announcer.h"
#include "ui/analysis/analyst.h"
#include "ui/board/theme.h"
#include "ui/look/layout/page.h"
#include "ui/match/input/guard.h"
#include "ui/match/newgame/computerchoices.h"
#include "ui/printroom/diagramsettings.h"
#include "ui/study/edit/studykeys.h"
#include "ui/teaching/lessonchoices.h"

#include <QByteArray>
#include <QHash>
#include <QStringList>
#include <QVariantMap>

#include <array>

namespace kagetsu::ui {

inline constexpr std::array TextSizes { 100, 115, 130, 150, 175, 200 };
// So many steps larger, or smaller where there are fewer than none; at an end it stays there.
int textSizeBeside(int size, int steps);

// What the program remembers between two starts. The file is chosen by the caller, so tests never touch a person's own.
struct Settings
{
    QString language; // "": the desktop's
    Theme::Kind theme = Theme::Kind::Light;
    BoardLook board;
    int textSize = 100; // of all words, in hundredths of their usual size; one of TextSizes
    Guard guard = Guard::OneTap;
    bool motion = true; // names and clocks are seen to move after a swap
    bool faceToFace = false; // one player's card of the table is turned also in a wide window
    bool clockSideBySide = false; // the clocks beside a board of wood, else face to face
    session::Announcing announcing;
    int volume = 60; // of stones and the end of a game, in hundredths; 0: neither is heard
    Shown shown;
    KeySet studyKeys = KeySet::Kagetsu; // of records
    bool tellsWins = true; // by fours, in the positions of a record
    QByteArray geometry;
    bool maximised = false; // below the full screen that the geometry tells of
    QString lastFolder; // of Open and Save as
    QStringList recentFiles; // records by their paths, the last one first
    QHash<QString, QString> charsets; // of files whose encoding the user chose: IANA names by path
    QHash<QString, int> boards; // lines of the boards of libraries that are not of 15, by path
    NewGameChoices newGame;
    ComputerChoices computerGame;
    AnalysisChoices analysis;
    QStringList players; // who played here, the last first
    bool knowsOldPlayers = false; // those of games from before the program kept their names are among them
    LessonChoices lesson;
    DiagramSettings diagram;
    QString deskPin; // of the arbiter's desk, as it is kept (sign/pin.h); empty: none
    QString chiefPin; // of the chief arbiter, likewise
    QString signingKey; // the file of the secret key that signs journals; empty: none

    // The pages and the board as they were chosen.
    Theme colours() const { return Theme::of(theme, board); }

    // Puts a file before the others that were opened lately.
    void rememberFile(const QString &path);

    // Puts those who play now before the others who played here.
    void rememberPlayers(const QStringList &names);

    static Settings load(const QString &file);
    // False when the file could not be written; nothing else is lost by that. Only what is otherwise than `before` is
    // written where that is given: another window of the program may have changed the rest.
    bool save(const QString &file, const Settings *before = nullptr) const;

private:
    QVariantMap values() const; // as the file has them
};

} // namespace kagetsu::ui
