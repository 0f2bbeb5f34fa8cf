// SPDX-License-Identifier: MIT
#pragma once

#include "ui/shell/start/startpage.h"

#include <QThreadPool>

namespace kagetsu::ui {

// Reads what the start page shows as cards in a thread of its own: neither a slow disk nor many games hold the window
// up. What was asked last counts.
class StartShelf : public QObject
{
public:
    explicit StartShelf(StartPage *page)
        : QObject(page)
        , m_page(page)
    {
        m_reader.setMaxThreadCount(1);
        m_reader.setThreadPriority(QThread::LowPriority);
    }
    ~StartShelf() override
    {
        m_reader.clear();
        m_reader.waitForDone();
    }

    void read(const StartSources &sources)
    {
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
    int m_asked = 0;
    QThreadPool m_reader;
};

} // namespace kagetsu::ui
