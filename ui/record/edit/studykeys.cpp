// SPDX-License-Identifier: MIT
#include "ui/record/edit/studykeys.h"

#include <QCoreApplication>

namespace kagetsu::ui {

namespace {

struct KeyRow
{
    const char *text;
    std::array<const char *, AllKeySets.size()> keys; // portable text, alternatives after a blank
};

constexpr const char *Context = "kagetsu::ui::StudyKeys";

constexpr EnumTable<StudyStep, KeyRow> KeyRows({
    { StudyStep::First,
        { QT_TRANSLATE_NOOP("kagetsu::ui::StudyKeys", "Go to the start"), { "Home", "Home", "Home" } } },
    { StudyStep::Previous, { QT_TRANSLATE_NOOP("kagetsu::ui::StudyKeys", "One move back"), { "Left", "Left", "Up" } } },
    { StudyStep::Next,
        { QT_TRANSLATE_NOOP("kagetsu::ui::StudyKeys", "One move forward"),
            { "Right Space", "Right Space", "Down Space" } } },
    { StudyStep::Last,
        { QT_TRANSLATE_NOOP("kagetsu::ui::StudyKeys", "Go to the end of the line"), { "End", "End", "End" } } },
    { StudyStep::PreviousVariation,
        { QT_TRANSLATE_NOOP("kagetsu::ui::StudyKeys", "Previous variation"), { "Shift+Up", "Shift+Up", "Left" } } },
    { StudyStep::NextVariation,
        { QT_TRANSLATE_NOOP("kagetsu::ui::StudyKeys", "Next variation"), { "Shift+Down", "Shift+Down", "Right" } } },
    { StudyStep::PreviousFork,
        { QT_TRANSLATE_NOOP("kagetsu::ui::StudyKeys", "Previous branching point"),
            { "Shift+Left", "Up PgUp", "Ctrl+Up" } } },
    { StudyStep::NextFork,
        { QT_TRANSLATE_NOOP("kagetsu::ui::StudyKeys", "Next branching point"),
            { "Shift+Right", "Down PgDown", "Ctrl+Down" } } },
    { StudyStep::PreviousGame,
        { QT_TRANSLATE_NOOP("kagetsu::ui::StudyKeys", "Previous game in the file"),
            { "PgUp", "Ctrl+PgUp", "Ctrl+PgUp" } } },
    { StudyStep::NextGame,
        { QT_TRANSLATE_NOOP("kagetsu::ui::StudyKeys", "Next game in the file"),
            { "PgDown", "Ctrl+PgDown", "Ctrl+PgDown" } } },
    { StudyStep::Find, { QT_TRANSLATE_NOOP("kagetsu::ui::StudyKeys", "Find"), { "Ctrl+F", "", "Ctrl+F" } } },
    { StudyStep::FindMove,
        { QT_TRANSLATE_NOOP("kagetsu::ui::StudyKeys", "Find a move on a point"), { "", "Alt+M", "" } } },
    { StudyStep::FindComment,
        { QT_TRANSLATE_NOOP("kagetsu::ui::StudyKeys", "Find next comment"), { "", "Ctrl+F", "Ctrl+Shift+Down" } } },
    { StudyStep::FindCommentBefore,
        { QT_TRANSLATE_NOOP("kagetsu::ui::StudyKeys", "Find previous comment"), { "", "", "Ctrl+Shift+Up" } } },
    { StudyStep::FindBookmark,
        { QT_TRANSLATE_NOOP("kagetsu::ui::StudyKeys", "Find next bookmark"), { "", "Alt+F", "F2" } } },
    { StudyStep::FindBookmarkBefore,
        { QT_TRANSLATE_NOOP("kagetsu::ui::StudyKeys", "Find previous bookmark"), { "", "", "Shift+F2" } } },
    { StudyStep::Same,
        { QT_TRANSLATE_NOOP("kagetsu::ui::StudyKeys", "List identical positions"), { "", "Ctrl+P", "" } } },
    { StudyStep::Similar,
        { QT_TRANSLATE_NOOP("kagetsu::ui::StudyKeys", "List similar positions too"), { "", "Alt+P", "" } } },
    { StudyStep::Bookmark,
        { QT_TRANSLATE_NOOP("kagetsu::ui::StudyKeys", "Set or clear a bookmark"),
            { "Ctrl+Alt+K", "Ctrl+Alt+K", "Ctrl+B" } } },
    { StudyStep::Pass,
        { QT_TRANSLATE_NOOP("kagetsu::ui::StudyKeys", "Pass"), { "Ctrl+Shift+P", "Ctrl+Shift+P", "Ctrl+P" } } },
    { StudyStep::Mode,
        { QT_TRANSLATE_NOOP("kagetsu::ui::StudyKeys", "Switch between viewing and editing"),
            { "F2", "F2", "Ctrl+E" } } },
});

} // namespace

QString nameOf(KeySet set)
{
    switch (set) {
    case KeySet::Kagetsu: return QStringLiteral("Kagetsu");
    case KeySet::RenLib: return QStringLiteral("RenLib");
    case KeySet::Sabaki: return QStringLiteral("Sabaki");
    }
    return {};
}

QString wordsOf(StudyStep step)
{
    return QCoreApplication::translate(Context, KeyRows[step].text);
}

QList<QKeySequence> keysOf(KeySet set, StudyStep step)
{
    QList<QKeySequence> keys;
    const char *text = KeyRows[step].keys[static_cast<std::size_t>(set)];
    const QStringList alternatives = QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &key : alternatives)
        keys.append(QKeySequence(key, QKeySequence::PortableText));
    return keys;
}

std::optional<StudyStep> stepOf(KeySet set, QKeyCombination key)
{
    for (int i = 0; i < StudyStepCount; ++i) {
        if (keysOf(set, StudyStep(i)).contains(QKeySequence(key)))
            return StudyStep(i);
    }
    return std::nullopt;
}

} // namespace kagetsu::ui
