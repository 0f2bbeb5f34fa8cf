// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace kagetsu::draft {
struct Draft;
}

namespace kagetsu::ui {

class LessonBench;

// What was typed in dialogs and on pages of a program that was stopped, as the start page offers it: it is gone on with
// where it belongs, and where that is gone its text can still be had.
class TypedDrafts : public QObject
{
    Q_OBJECT

public:
    // Where a draft is gone on with, besides the bench of lessons.
    enum class Home : std::uint8_t { NewGame, NewClock, ComputerGame, UnplayedGame, Tournaments, Verdict };

    // The bench must outlive this.
    TypedDrafts(QString folder, LessonBench &bench, QWidget *window);

    // Goes on with the one of this file, or shows what it holds and asks what is to become of it.
    void open(const QString &file);

signals:
    void homeWanted(kagetsu::ui::TypedDrafts::Home home);
    void eventWanted(const QString &path);
    // Drafts are gone.
    void changed();

private:
    void show(const draft::Draft &draft);

    QString m_folder;
    LessonBench &m_bench;
    QWidget *m_window;
};

} // namespace kagetsu::ui
