// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <array>
#include <optional>

namespace kagetsu::ui {

// Whose keys go through a record: our own, or those a user of another program has in his fingers. What a set has no key
// for keeps ours. RenLib's single letters are none of them: letters and digits are typed as coordinates.
enum class KeySet : std::uint8_t { Kagetsu, RenLib, Sabaki };

inline constexpr std::array AllKeySets { KeySet::Kagetsu, KeySet::RenLib, KeySet::Sabaki };

// What keys do differently in the sets, while the board has the focus.
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

constexpr int StudyStepCount = static_cast<int>(StudyStep::Mode) + 1;

// A name such as "RenLib".
QString nameOf(KeySet set);
QString wordsOf(StudyStep step);
// Alternatives; none where the set has no key for it.
QList<QKeySequence> keysOf(KeySet set, StudyStep step);
// What a key means in the set.
std::optional<StudyStep> stepOf(KeySet set, QKeyCombination key);

} // namespace kagetsu::ui
