// SPDX-License-Identifier: MIT
#include "ui/learn/task/lineplayer.h"

#include <algorithm>

namespace kagetsu::ui {

LinePlayer::LinePlayer(QObject *parent)
    : QObject(parent)
{
    m_timer.setInterval(StoneMs);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        // Plays one line at a time: the next one begins on request.
        if (isAtEnd() || !goOn())
            m_timer.stop();
    });
}

void LinePlayer::setLines(std::vector<task::Line> lines)
{
    stop();
    m_lines = std::move(lines);
    m_line = 0;
    m_laid = 0;
}

void LinePlayer::start(bool byItself)
{
    if (m_lines.empty())
        return;
    m_line = 0;
    m_laid = std::min(1, lengthOf(0));
    m_isShowing = true;
    m_goesByItself = byItself;
    if (byItself)
        m_timer.start();
    emit changed();
}

void LinePlayer::stop()
{
    m_timer.stop();
    const bool wasShowing = std::exchange(m_isShowing, false);
    m_line = 0;
    m_laid = 0;
    if (wasShowing)
        emit changed();
}

bool LinePlayer::hasNext() const
{
    return m_isShowing && (!isAtEnd() || m_line + 1 < m_lines.size());
}

bool LinePlayer::hasPrevious() const
{
    return m_isShowing && (m_laid > std::min(1, lengthOf(m_line)) || m_line > 0);
}

bool LinePlayer::goOn()
{
    if (!hasNext())
        return false;
    if (!isAtEnd()) {
        ++m_laid;
    } else {
        ++m_line;
        m_laid = std::min(1, lengthOf(m_line));
    }
    emit changed();
    return true;
}

void LinePlayer::step(int stones)
{
    m_timer.stop();
    const std::size_t line = m_line;
    for (; stones > 0; --stones)
        goOn();
    if (m_line > line && m_goesByItself)
        m_timer.start();
    for (; stones < 0 && hasPrevious(); ++stones) {
        if (m_laid > std::min(1, lengthOf(m_line))) {
            --m_laid;
        } else {
            --m_line;
            m_laid = lengthOf(m_line);
        }
        emit changed();
    }
}

} // namespace kagetsu::ui
