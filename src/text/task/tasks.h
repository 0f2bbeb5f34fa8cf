// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/judged.h"

#include <QString>

namespace kagetsu::text {

// The texts of tasks in the language of the window, short enough for children. A first sentence has at most fifteen
// words; the rest is shown on request.

// Returns the name from which an author chooses: "Find the forbidden points".
QString kindName(task::Kind kind);
// Return the names that a pupil uses: "Straight four", "Closed at one end".
QString shapeName(task::Shape shape);
QString reasonName(task::WhyNot reason);

// Returns "Correct." or "Not yet."; empty while nothing has been answered.
QString correctnessText(task::Correctness correctness);
// Returns the first sentence of the reply to an answer; empty if only the author has something to say.
QString firstSentence(const task::Judged &judged, const task::Task &task);
// Returns what a line of stones shows, for display when its last stone is on the board. `asked` is the side of the
// task.
QString lineText(const task::Line &line, rules::Side asked);
// Returns what the line shows while only its first `laid` stones are on the board; usually empty.
QString lineTextSoFar(const task::Line &line, int laid);
// Returns the full reason why the point or shape is what it is, from the proof; empty for kinds without a proof.
QString proofText(const task::Judged &judged, const task::Task &task);
// Returns the question of a task whose author wrote none.
QString plainQuestion(const task::Task &task);
// Returns what the pupil must do if the question does not say so: "Tap the points on the board, then check your
// answers."
QString howToAnswer(const task::Task &task);

} // namespace kagetsu::text
