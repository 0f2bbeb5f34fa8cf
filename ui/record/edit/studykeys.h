// SPDX-License-Identifier: MIT
#pragma once

#include "base/enumtable.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <array>
#include <optional>

namespace kagetsu::ui {

// Sets of keys for records: our own, and those that users of other programs are used to. Where a set has no key for
// something, ours applies. RenLib's single letters are left out: letters and digits are typed as coordinates.
enum class KeySet : std::uint8_t { Kagetsu, RenLib, Sabaki };

inline constexpr std::array AllKeySets { KeySet::Kagetsu, KeySet::RenLib, KeySet::Sabaki };

// What has different keys in the sets while the board has the focus.
enum class StudyStep : std::uint8_t {
    First,
    Previous,
    Next,
    Last,
    PreviousVariation,
    NextVariation,
    PreviousFork,
    NextFork,
    PreviousGame,
    NextGame,
    Find,
    FindMove,
    FindComment,
    FindCommentBefore,
    FindBookmark,
    FindBookmarkBefore,
    Same,
    Similar,
    Bookmark,
    Pass,
    Mode,
};

constexpr int StudyStepCount = enumCount<StudyStep>();

// Returns the name of a set, such as "RenLib".
QString nameOf(KeySet set);
// Returns the name of a step in the current language.
QString wordsOf(StudyStep step);
// Returns the alternative keys; none if the set has no key for the step.
QList<QKeySequence> keysOf(KeySet set, StudyStep step);
// Returns what a key means in the set; nothing if it has no meaning.
std::optional<StudyStep> stepOf(KeySet set, QKeyCombination key);

} // namespace kagetsu::ui
