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

// Menu actions for whole sections of an event: adding one, splitting it into groups, closing it.
class SectionActions : public QObject
{
    Q_OBJECT

public:
    // The event and the section shown; requested only if there is a page. Questions are asked in front of the window.
    struct Subject
    {
        EventHost &host;
        int section = 0;
    };
    SectionActions(std::function<Subject()> subject, QWidget *window);

    QList<QAction *> actions() const { return { m_add, m_split, m_qualify, m_close, m_remove }; }
    // Updates which of the actions are available.
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
