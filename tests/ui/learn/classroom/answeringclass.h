// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/lesson.h"
#include "ui/learn/classroom/answerpanel.h"
#include "ui/learn/classroom/classpanel.h"
#include "ui/learn/classroom/classview.h"
#include "ui/learn/classroom/classwindow.h"
#include "ui/learn/pupils/practicekeeper.h"

#include <QFile>
#include <QTest>
#include <QToolButton>

#include <memory>
#include <vector>

namespace kagetsu::ui {

// A class of four pupils in front of a lesson of ten kinds of pages, and the teacher's desk.
class AnsweringClass
{
protected:
    static rules::Point at(const char *point) { return *rules::pointFromText(point, 15); }

    void readLesson()
    {
        QFile file(QStringLiteral(KAGETSU_TEST_DATA "/lesson/ten-kinds.sgf"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const task::Page &page : task::readLesson(file.readAll().toStdString()).pages)
            m_tasks.push_back(*page.task);
        m_keeper.change(
            practice::ClassJoined { { practice::pupilsTyped("Aoki\t4a\nBerg\t4b\nChen\t4b\nDan\t4b"), {} } });
    }
    void begin(std::unique_ptr<ClassPanel> desk)
    {
        m_desk = std::move(desk);
        m_desk->resize(1366, 700);
        m_desk->show();
        QVERIFY(QTest::qWaitForWindowActive(m_desk.get()));
        m_desk->begin(m_tasks, 0);
        m_desk->setLesson(QStringLiteral("a.sgf"));
        m_desk->setFocus();
    }
    // Ends the class; nobody has a mark any more.
    void end()
    {
        m_desk.reset();
        for (const practice::Pupil &each : std::vector(m_keeper.book().pupils())) {
            for (const auto &[page, mark] : each.marks)
                m_keeper.change(practice::PageMarked { each.name, page, std::nullopt });
        }
    }

    QToolButton *button(const char *name) const { return m_desk->findChild<QToolButton *>(QLatin1String(name)); }
    AnswerPanel &panel() const { return *m_desk->findChild<AnswerPanel *>(); }
    const ClassPicture &seen() const { return m_desk->classWindow()->view().picture(); }
    std::optional<practice::Mark> markOf(const char *pupil, int page) const
    {
        return practice::markOf(*m_keeper.book().pupil(pupil), "a.sgf", page);
    }
    // Shows the page of the lesson with this title.
    void goTo(const char *title) const
    {
        for (std::size_t i = 0; i < m_tasks.size(); ++i) {
            if (m_tasks[i].title == title)
                m_desk->goTo(static_cast<int>(i));
        }
    }

    PracticeKeeper m_keeper;
    std::unique_ptr<ClassPanel> m_desk;
    std::vector<task::Task> m_tasks;
};

} // namespace kagetsu::ui
