// SPDX-License-Identifier: MIT
#pragma once

#include "engine/seat/ladder.h"
#include "match/host/announcer.h"
#include "match/model/doublegame.h"
#include "ui/board/theme.h"
#include "ui/controls/layout/page.h"
#include "ui/learn/lessonchoices.h"
#include "ui/match/input/guard.h"
#include "ui/match/newgame/computerchoices.h"
#include "ui/print/room/diagramsettings.h"
#include "ui/record/analysis/analyst.h"
#include "ui/record/edit/studykeys.h"

#include <QByteArray>
#include <QHash>
#include <QStringList>
#include <QVariantMap>

#include <array>

namespace kagetsu::ui {

inline constexpr std::array TextSizes { 100, 115, 130, 150, 175, 200 };
// Returns the text size this many steps larger, or smaller for a negative number; it stops at either end.
int textSizeBeside(int size, int steps);

// Holds what the program remembers between two starts. The caller chooses the file, so tests never touch a user's own.
struct Settings
{
    QString language; // empty for the desktop's
    Theme::Kind theme = Theme::Kind::Light;
    BoardLook board;
    int textSize = 100; // size of all texts in hundredths of the usual size; one of TextSizes
    Guard guard = Guard::OneTap;
    bool motion = true; // swaps are animated
    bool faceToFace = false; // one player's card is turned even in a wide window
    bool clockSideBySide = false; // with a real board the clocks are side by side, otherwise face to face
    host::Announcing announcing;
    int volume = 60; // volume of stones and of the end of a game, in hundredths; at 0 neither is heard
    Shown shown;
    KeySet studyKeys = KeySet::Kagetsu; // keys of the study page
    bool tellsWins = true; // shows wins by fours in the positions of a record
    QByteArray geometry;
    bool maximised = false; // state before full screen, which is part of the geometry
    QString lastFolder; // folder of Open and Save as
    QStringList recentFiles; // paths of records, the most recent first
    QHash<QString, QString> charsets; // encodings that the user chose for files: IANA names by path
    QHash<QString, int> boards; // board sizes of libraries that are not 15×15, by path
    NewGameChoices newGame;
    ComputerChoices computerGame;
    AnalysisChoices analysis;
    bool reviewsByEngine = false;
    std::optional<match::NamedSeries> series; // of the two people who played last, `a` at the left
    QHash<QString, engineseat::Standing> ladder; // by name; empty for whoever gave none
    static constexpr int MostHelpedGames = 50;
    QStringList helpedGames; // ids of games against an engine with a hint or a take-back, the most recent first
    QStringList players; // players known here, the most recent first
    bool knowsOldPlayers = false; // the names from games played before the program remembered names are included
    LessonChoices lesson;
    DiagramSettings diagram;
    QString deskPin; // PIN of the arbiter's desk, as stored (base/signing/pin.h); empty for none
    QString chiefPin; // PIN of the chief arbiter, stored in the same way
    QString signingKey; // file of the secret key that signs journals; empty for none

    // Returns the chosen colours of pages and board.
    Theme colours() const { return Theme::of(theme, board); }

    // Puts a file in front of the other recently opened ones.
    void rememberFile(const QString &path);

    // Puts the current players in front of the others known here.
    void rememberPlayers(const QStringList &names);

    static Settings load(const QString &file);
    // Writes the settings. Returns false if the file could not be written, which loses nothing else. If `before` is
    // given, only values that differ from it are written: another window of the program may have changed the rest.
    bool save(const QString &file, const Settings *before = nullptr) const;

private:
    QVariantMap values() const; // as in the file
};

} // namespace kagetsu::ui
