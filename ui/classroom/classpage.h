// SPDX-License-Identifier: MIT
#pragma once

#include "task/modelanswer.h"
#include "ui/classroom/classpicture.h"

#include <cstdint>

namespace kagetsu::ui {

// A page of a lesson as a teacher shows it: what there is to reveal, one thing at a time, the question first.
struct ClassPage
{
    task::Task task;
    // Nothing while it is looked for. What comes with the answer or after it cannot be revealed before.
    std::optional<task::ModelAnswer> answer {};

    friend bool operator==(const ClassPage &, const ClassPage &) = default;
};

// What a step reveals, for the teacher's button: the kind alone, so that it tells nothing to who reads over a shoulder.
enum class Reveals : std::uint8_t { Question, Text, Hint, Answer, Stone, Explanation };

// Never 0. Grows when the answer is found; the steps before stay what they are.
int stepCount(const ClassPage &page);
Reveals revealedBy(const ClassPage &page, int step);
// What the class sees at this step, in the language of the moment; nothing is drawn on it.
ClassPicture pictureAt(const ClassPage &page, int step);

// A text in pieces that can be read from afar: its paragraphs, long ones cut after a sentence.
QStringList piecesOf(const QString &text);

} // namespace kagetsu::ui
