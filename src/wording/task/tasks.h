// SPDX-License-Identifier: MIT
#pragma once

#include "task/judged.h"

#include <QString>

namespace kagetsu::wording {

// The words of tasks in the language of the window: short ones, for children. A first sentence has at most fifteen
// words; what follows is told on request.

// As the author chooses it: "Find the forbidden points".
QString kindName(task::Kind kind);
// As the pupil does: "Straight four", "Closed at one end".
QString shapeName(task::Shape shape);
QString reasonName(task::WhyNot reason);

// "Correct.", "Not yet."; empty while nothing was answered.
QString verdictText(task::Verdict verdict);
// The first sentence to an answer; empty where only the author has something to say.
QString firstSentence(const task::Judged &judged, const task::Task &task);
// What a line of stones shows, said when its last stone lies there. `asked` is the side of the task.
QString lineText(const task::Line &line, rules::Side asked);
// What is to be understood while only so many of its stones lie there; mostly nothing.
QString lineTextSoFar(const task::Line &line, int laid);
// Why the point or shape is what it is, in whole, as the proof tells it; empty for kinds without a proof.
QString proofText(const task::Judged &judged, const task::Task &task);
// The question of a task whose author wrote none.
QString plainQuestion(const task::Task &task);
// What is to be done, where the question does not say it: "Tap the points on the board, then check your answers."
QString howToAnswer(const task::Task &task);

} // namespace kagetsu::wording
