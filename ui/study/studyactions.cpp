// SPDX-License-Identifier: MIT
#include "ui/study/studyactions.h"

#include <QCoreApplication>
#include <QWidget>

namespace kagetsu::ui {

namespace {

struct StudyRow
{
    StudyCommand command;
    const char *id;
    const char *text;
    const char *keys; // portable text, alternatives after a blank
};

constexpr const char *StudyContext = "kagetsu::ui::StudyActions";

constexpr StudyRow StudyRows[] {
    { StudyCommand::Undo, "undo", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Undo"), "Ctrl+Z" },
    { StudyCommand::Redo, "redo", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Redo"), "Ctrl+Y Ctrl+Shift+Z" },
    { StudyCommand::Cut, "cut", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Cu&t branch"), "Ctrl+X" },
    { StudyCommand::Copy, "copy", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Copy branch"), "Ctrl+C" },
    { StudyCommand::Paste, "paste", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Paste branch"), "Ctrl+V" },
    { StudyCommand::Delete, "delete", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Delete branch"),
        "Del Ctrl+Del" },
    { StudyCommand::Promote, "promote", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Move variation &forward"),
        "Ctrl+Shift+Left" },
    { StudyCommand::MakeMain, "makeMain", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Make it the &main line"),
        "Ctrl+Shift+Home" },
    { StudyCommand::Pass, "studyPass", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "P&ass"), "Ctrl+Shift+P" },
    { StudyCommand::Insert, "insert", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Insert a move after this one"),
        "Ins" },
    { StudyCommand::Bookmark, "bookmark", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Bookmark"), "Ctrl+K" },
    { StudyCommand::NextVariation, "nextVariation", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Next variation"),
        "Shift+Down" },
    { StudyCommand::PreviousVariation, "previousVariation",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Pre&vious variation"), "Shift+Up" },
    { StudyCommand::NextFork, "nextFork", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "T&o the next fork"),
        "Shift+Right" },
    { StudyCommand::PreviousFork, "previousFork", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "To the fork &before"),
        "Shift+Left" },
    { StudyCommand::Find, "find", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Find…"), "Ctrl+F" },
    { StudyCommand::FindNext, "findNext", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Find the n&ext one"), "F3" },
    { StudyCommand::FindPrevious, "findPrevious",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Find the one bef&ore"), "Shift+F3" },
    { StudyCommand::TurnRecord, "turnRecord", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Turn the &whole record"),
        "" },
    { StudyCommand::MirrorRecord, "mirrorRecord",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Mirror the who&le record"), "" },
    { StudyCommand::Merge, "merge", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Mer&ge files into this record…"),
        "" },
    { StudyCommand::MergeFolder, "mergeFolder",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Merge a fol&der into this record…"), "" },
    { StudyCommand::BoardSize, "boardSize", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Board of t&his library…"),
        "" },
    { StudyCommand::SaveBranch, "saveBranch",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Save branch as a ne&w file…"), "" },
    { StudyCommand::Statistics, "statistics",
        QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "&Statistics of this branch…"), "" },
    { StudyCommand::Keys, "studyKeys", QT_TRANSLATE_NOOP("kagetsu::ui::StudyActions", "Ke&ys of records…"), "" },
};

} // namespace

StudyActions::StudyActions(QWidget *page)
    : QObject(page)
{
    for (const StudyRow &row : StudyRows) {
        auto *action = new QAction(this);
        action->setObjectName(QLatin1String(row.id));
        QList<QKeySequence> keys;
        const QStringList alternatives = QString::fromLatin1(row.keys).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        for (const QString &key : alternatives)
            keys.append(QKeySequence(key, QKeySequence::PortableText));
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        page->addAction(action);
        m_actions.insert(row.command, action);
    }
    m_actions.value(StudyCommand::Bookmark)->setCheckable(true);
    retranslate();
}

QList<QAction *> StudyActions::all() const
{
    QList<QAction *> actions;
    for (const StudyRow &row : StudyRows)
        actions.append(m_actions.value(row.command));
    return actions;
}

void StudyActions::retranslate()
{
    for (const StudyRow &row : StudyRows)
        m_actions.value(row.command)->setText(QCoreApplication::translate(StudyContext, row.text));
}

} // namespace kagetsu::ui
