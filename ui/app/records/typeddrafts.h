// SPDX-License-Identifier: MIT
#pragma once

#include "ui/learn/worksheet/sheetsource.h"

#include <QObject>

namespace kagetsu::draft {
struct Draft;
}

namespace kagetsu::ui {

class LessonMaker;

// Resumes what was typed in dialogs and on pages when the program stopped, as offered by the home page of play: each
// draft is restored where it belongs, and where that is gone its text can still be copied.
class TypedDrafts : public QObject
{
    Q_OBJECT

public:
    // Where a draft is resumed, besides the maker of lessons.
    enum class Home : std::uint8_t { NewGame, NewClock, ComputerGame, UnplayedGame, Tournaments, Verdict };

    // The maker of lessons must outlive this object.
    TypedDrafts(QString folder, LessonMaker &lessonMaker, QWidget *window);

    // Resumes the draft in this file, or shows its contents and asks what to do with it.
    void open(const QString &file);

signals:
    void homeWanted(kagetsu::ui::TypedDrafts::Home home);
    void eventWanted(const QString &path);
    // Emitted to open the worksheet of a draft.
    void sheetWanted(const kagetsu::ui::SheetSource &source, const QString &draftKey);
    // Emitted when drafts were removed.
    void changed();

private:
    void show(const draft::Draft &draft);

    QString m_folder;
    LessonMaker &m_lessonMaker;
    QWidget *m_window;
};

} // namespace kagetsu::ui
