// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <utility>

namespace kagetsu::ui {

// Redraws a page, once for each event, however many parts of the page report it.
class Redraw
{
public:
    explicit Redraw(std::function<void()> draw)
        : m_draw(std::move(draw))
    {
    }

    // Requests a redraw because something visible has changed.
    void due()
    {
        m_isDue = true;
        if (m_open == 0)
            catchUp();
    }
    // Returns how often the page was drawn.
    int count() const { return m_count; }

    // Marks an event that lasts until the end of the scope; redraws requested during it are done then.
    class Event
    {
    public:
        explicit Event(Redraw &redraw)
            : m_redraw(redraw)
        {
            ++m_redraw.m_open;
        }
        ~Event()
        {
            if (--m_redraw.m_open == 0)
                m_redraw.catchUp();
        }
        Event(const Event &) = delete;
        Event &operator=(const Event &) = delete;

    private:
        Redraw &m_redraw;
    };

private:
    // Drawing may itself cause changes, for instance by removing a tab.
    void catchUp()
    {
        while (std::exchange(m_isDue, false)) {
            ++m_open;
            ++m_count;
            m_draw();
            --m_open;
        }
    }

    std::function<void()> m_draw;
    int m_open = 0; // nested events, and drawing
    int m_count = 0;
    bool m_isDue = false;
};

} // namespace kagetsu::ui
