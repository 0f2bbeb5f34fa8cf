// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace kagetsu::ui {

// The folders in which the program stores its files. One folder can be given for everything (--data); otherwise they
// are in kagetsu-data beside the folder of the programs, if there is one, or where the desktop stores data of programs.
struct Folders
{
    QString journals; // one file per match, written during the game
    QString games; // one SGF per finished game
    QString procedures; // organisers' own opening procedures
    QString presets; // organisers' own presets; created with the first one saved
    QString drafts; // unsaved edits of records
    QString waiting; // waiting games; created with the first
    QString events; // tournaments; created with the first
    QString engines; // profiles of engines; created with the first
    QString pupils; // a file: a teacher's pupils and their marks
    QString practice; // a file: who practises daily, and what; created with the first pupil
    QString library; // a file: the games that one has; created with the first game

    static Folders in(const QString &data);
    static Folders standard();
    // Returns the folder for data and settings that is carried about with the programs in `programs`, for instance on a
    // memory stick: kagetsu-data beside that folder. Empty if there is no such folder.
    static QString carried(const QString &programs);
    // Creates the folders. Returns false if one of them cannot be created; `blocked` then names it.
    bool make(QString &blocked) const;
};

} // namespace kagetsu::ui
