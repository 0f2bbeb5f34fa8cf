// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <utility>

namespace kagetsu::ui {

// Draws a page anew, and once for each thing that happens, however many parts of the page tell of it.
class Redraw
{
public:
    explicit Redraw(std::function<void()> draw)
        : m_draw(std::move(draw))
    {
    }

    // Something that is shown has changed.
    void due()
    {
        m_isDue = true;
        if (m_open == 0)
            catchUp();
    }
    // How often anything was drawn.
    int count() const { return m_count; }

    // One thing that happens, to the end of the scope: what is due in it is drawn then.
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
    // What is drawn may itself change something, a tab that goes away for instance.
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
    int m_open = 0; // events, and drawing
    int m_count = 0;
    bool m_isDue = false;
};

} // namespace kagetsu::ui
