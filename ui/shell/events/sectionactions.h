// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>

#include <functional>

class QAction;
class QWidget;

namespace kagetsu::tournament {
struct Refusal;
struct Section;
}

namespace kagetsu::ui {

class EventHost;

// What is done with whole sections of an event, as menu entries: another one, groups out of one, its end.
class SectionActions : public QObject
{
    Q_OBJECT

public:
    // The event and its section that is shown; asked for only once there is a page. Questions stand before the window.
    struct Subject
    {
        EventHost &host;
        int section = 0;
    };
    SectionActions(std::function<Subject()> subject, QWidget *window);

    QList<QAction *> actions() const { return { m_add, m_split, m_qualify, m_close, m_remove }; }
    // Which of them there are now.
    void refresh();

signals:
    void sectionWanted(int section);

private:
    void add();
    void split();
    void qualify();
    void close();
    void remove();
    void speak();
    void tell(const tournament::Refusal &refusal);
    const tournament::Section &section() const;

    std::function<Subject()> m_subject;
    QWidget *m_window;
    QAction *m_add;
    QAction *m_split;
    QAction *m_qualify;
    QAction *m_close;
    QAction *m_remove;
    bool m_isFinished = false;
};

} // namespace kagetsu::ui
