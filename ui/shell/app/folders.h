// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace kagetsu::ui {

// Where the program keeps its files. One folder can be named for everything (--data), otherwise they lie where the
// desktop keeps data of programs.
struct Folders
{
    QString journals; // one file per match, written while it is played
    QString games; // one SGF per finished game
    QString procedures; // organisers' own opening procedures
    QString presets; // their own presets; made when the first is saved
    QString drafts; // edits of records that were not saved yet
    QString waiting; // games that are waited for; made with the first
    QString events; // tournaments; made with the first
    QString engines; // their profiles; made with the first
    QString pupils; // a file: the pupils of a teacher and their marks
    QString practice; // a file: who practises daily, and what; made with the first pupil

    static Folders in(const QString &data);
    static Folders standard();
    // False when one of them cannot be made; `blocked` names it.
    bool make(QString &blocked) const;
};

} // namespace kagetsu::ui
