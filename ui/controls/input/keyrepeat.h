// SPDX-License-Identifier: MIT
#pragma once

#include <QKeyEvent>

namespace kagetsu::ui {

// Recognises repeats of a key that is held down. Some window systems report them as a release and a press at the same
// moment, which Qt cannot always recognise. Where a press counts, as on a clock, pass every press and release of a key
// to this class.
class KeyRepeat
{
public:
    // True if the press repeats a key that is held down.
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
    // Milliseconds. Nobody can release a key and press it again that quickly.
    static constexpr quint64 SameMoment = 5;

    int m_key = 0;
    quint64 m_letGo = 0;
};

} // namespace kagetsu::ui
