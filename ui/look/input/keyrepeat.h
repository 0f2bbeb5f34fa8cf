// SPDX-License-Identifier: MIT
#pragma once

#include <QKeyEvent>

namespace kagetsu::ui {

// A key that is held down repeats. Some window systems tell that as let go and pressed again, both at the same moment,
// and Qt cannot always know it for what it is. Where a press counts, as on a clock, this tells the two apart; it is to
// be shown every press and release of a key.
class KeyRepeat
{
public:
    // The press is no new one.
    bool isRepeat(const QKeyEvent &press) const
    {
        return press.isAutoRepeat()
            || (press.key() == m_key && press.timestamp() != 0 && press.timestamp() - m_letGo <= SameMoment);
    }
    void letGo(const QKeyEvent &release)
    {
        m_key = release.key();
        m_letGo = release.timestamp();
    }

private:
    // Milliseconds. No hand lets a key go and presses it again that quickly.
    static constexpr quint64 SameMoment = 5;

    int m_key = 0;
    quint64 m_letGo = 0;
};

} // namespace kagetsu::ui
