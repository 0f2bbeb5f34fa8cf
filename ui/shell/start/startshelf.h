// SPDX-License-Identifier: MIT
#pragma once

#include "ui/shell/start/startpage.h"

#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QThreadPool>

namespace kagetsu::ui {

// Reads what the start page shows as cards in a thread of its own: neither a slow disk nor many games hold the window
// up. What was asked last counts. A card of what was typed goes with its draft, wherever that is given up.
class StartShelf : public QObject
{
public:
    explicit StartShelf(StartPage *page)
        : QObject(page)
        , m_page(page)
    {
        m_reader.setMaxThreadCount(1);
        m_reader.setThreadPriority(QThread::LowPriority);
        // What is typed meanwhile is written there time and again, and is no reason to read everything.
        connect(&m_drafts, &QFileSystemWatcher::directoryChanged, this, [this] {
            if (m_page->showsLostDraft())
                read(m_sources);
        });
    }
    ~StartShelf() override
    {
        m_reader.clear();
        m_reader.waitForDone();
    }

    void read(const StartSources &sources)
    {
        m_sources = sources;
        // It may not have been there yet, or not any more.
        if (m_drafts.directories().isEmpty() && QFileInfo::exists(sources.folders.drafts))
            m_drafts.addPath(sources.folders.drafts);
        m_reader.clear();
        m_reader.start([this, sources, asked = ++m_asked] {
            QMetaObject::invokeMethod(
                this,
                [this, asked, entries = startEntries(sources)] {
                    if (asked == m_asked)
                        m_page->setEntries(entries);
                },
                Qt::QueuedConnection);
        });
    }

private:
    StartPage *m_page;
    StartSources m_sources;
    QFileSystemWatcher m_drafts;
    int m_asked = 0;
    QThreadPool m_reader;
};

} // namespace kagetsu::ui
