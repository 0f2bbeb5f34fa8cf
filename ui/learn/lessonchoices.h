// SPDX-License-Identifier: MIT
#pragma once

#include "learn/lesson/difficulty.h"

#include <QStringList>

namespace kagetsu::ui {

// The choices that the lesson remembers between two starts of the program.
struct LessonChoices
{
    int chapter = -1; // number of a lesson::Chapter; -1 for all
    lesson::Level level = lesson::Level::Easy;
    QStringList solved; // ids of cases
    QStringList done {}; // ids of pages of courses that no pupil has done
    // They stay nobody's: a guest did them beside the pupils, or there were several pupils who could have.
    bool isNobodys = false;

    friend bool operator==(const LessonChoices &, const LessonChoices &) = default;
};

} // namespace kagetsu::ui
