// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/places/playhome.h"

#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QThreadPool>

namespace kagetsu::ui {

// Reads the cards of the home pages in a thread of its own, so that neither a slow disk nor many games delay the
// window. Only the latest request counts. The card of a typed draft disappears with the draft, wherever that is
// discarded.
class EntryReader : public QObject
{
public:
    // `take` receives the cards.
    EntryReader(PlayHome *page, std::function<void(const std::vector<StartEntry> &)> take)
        : QObject(page)
        , m_page(page)
        , m_take(std::move(take))
    {
        m_reader.setMaxThreadCount(1);
        m_reader.setThreadPriority(QThread::LowPriority);
        // Drafts being typed are rewritten all the time, which is no reason to reread everything.
        connect(&m_drafts, &QFileSystemWatcher::directoryChanged, this, [this] {
            if (m_page->showsLostDraft())
                read(m_sources);
        });
    }
    ~EntryReader() override
    {
        m_reader.clear();
        m_reader.waitForDone();
    }

    void read(const StartSources &sources)
    {
        m_sources = sources;
        // The folder may have been missing, or may have gone.
        if (m_drafts.directories().isEmpty() && QFileInfo::exists(sources.folders.drafts))
            m_drafts.addPath(sources.folders.drafts);
        m_reader.clear();
        m_reader.start([this, sources, asked = ++m_asked] {
            QMetaObject::invokeMethod(
                this,
                [this, asked, entries = startEntries(sources)] {
                    if (asked == m_asked)
                        m_take(entries);
                },
                Qt::QueuedConnection);
        });
    }

private:
    PlayHome *m_page;
    std::function<void(const std::vector<StartEntry> &)> m_take;
    StartSources m_sources;
    QFileSystemWatcher m_drafts;
    int m_asked = 0;
    QThreadPool m_reader;
};

} // namespace kagetsu::ui
