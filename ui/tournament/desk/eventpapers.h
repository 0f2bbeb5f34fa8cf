// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/log.h"
#include "ui/controls/layout/page.h"
#include "ui/print/paper/paperdialog.h"

#include <functional>

namespace kagetsu::ui {

// Puts a tournament on paper and into files for other programs, as actions of its page.
class EventPapers : public QObject
{
    Q_OBJECT

public:
    // The event and what of it is shown at the time of the request.
    struct Subject
    {
        const tournament::Event *event = nullptr;
        const tournament::Log *log = nullptr;
        const tournament::Section *section = nullptr;
        int round = 1;
        std::string id {}; // FileIdentity::id
    };

    EventPapers(std::function<Subject()> subject, std::function<QString()> language, QWidget *window);

    // Returns the actions for paper, with the title of their menu in the current language.
    Page::Section printMenu() const;
    // Returns those for files.
    QList<QAction *> otherActions() const;
    // Call it when the event has changed.
    void refresh();

signals:
    void paperWanted(const kagetsu::ui::Paper &paper);

private:
    void retranslate();
    QByteArray page() const;
    void saveGames();
    void saveReport();
    void save(const QString &kind, const QString &ending, const std::function<QByteArray()> &bytes);
    // Writes beside the window and reports a failure; calls `done` once the file is there.
    void write(const QString &path, const QByteArray &bytes, const std::function<void()> &done = {});

    std::function<Subject()> m_subject;
    std::function<QString()> m_language;
    QWidget *m_window;
    QList<QAction *> m_papers; // in the order of EventPaperKinds
    QAction *m_html;
    QAction *m_trf;
    QAction *m_games;
};

} // namespace kagetsu::ui
