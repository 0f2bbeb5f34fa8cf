// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/modelanswer.h"
#include "ui/learn/classroom/classpicture.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace kagetsu::ui {

// One picture of what another page shows, such as a proof or a win.
struct ShownStep
{
    ClassPicture picture;
    std::vector<PlacedStone> line {}; // the stones of a line on the board, in order; they lead from step to step

    friend bool operator==(const ShownStep &, const ShownStep &) = default;
};

// A page of a lesson as a teacher shows it, with what can be revealed, one thing at a time, the question first.
struct ClassPage
{
    task::Task task;
    // The answer, which is not set while it is being searched. Steps from the answer on cannot be revealed before it is
    // found.
    std::optional<task::ModelAnswer> answer {};
    // Shown one after the other instead of the task; only its side counts then, which places the first stone that a
    // pupil tries.
    std::vector<ShownStep> steps {};

    friend bool operator==(const ClassPage &, const ClassPage &) = default;
};

// The kind of content that a step reveals, for the label of the teacher's button. The label gives only the kind, so
// that it tells nothing to a pupil who reads it.
enum class Reveals : std::uint8_t { Question, Text, Hint, Answer, Stone, Explanation, Step };

// Returns the number of steps, never 0. It grows when the answer is found; earlier steps stay the same.
int stepCount(const ClassPage &page);
Reveals revealedBy(const ClassPage &page, int step);
// Returns what the class sees at this step, in the current language, without drawings.
ClassPicture pictureAt(const ClassPage &page, int step);

// Returns the step at which the line shown at `step` goes on with a stone on this point; nothing if no step does.
std::optional<int> stepAfter(const ClassPage &page, int step, rules::Point point);

// Splits a text into pieces that can be read from a distance: its paragraphs, with long ones cut after a sentence.
QStringList piecesOf(const QString &text);

} // namespace kagetsu::ui
