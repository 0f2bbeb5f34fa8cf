// SPDX-License-Identifier: MIT
#include "ui/shell/app/sound.h"

#include <QApplication>

namespace kagetsu::ui {

bool Sound::canSpeak()
{
    return hasDevice<Voice>();
}

bool Sound::say(const QString &text)
{
    if (!m_voice)
        m_voice = makeDevice<Voice>();
    return m_voice && m_voice->say(text);
}

void Sound::prepare()
{
    if (m_sounds)
        return;
    m_sounds = makeDevice<Sounds>();
    setVolume(m_volume);
}

bool Sound::play(Tone tone)
{
    if (m_sounds && m_sounds->play(tone))
        return true;
    QApplication::beep();
    return false;
}

void Sound::setVolume(int volume)
{
    m_volume = volume;
    if (m_sounds)
        m_sounds->setVolume(volume);
}

void Sound::stone()
{
    if (m_volume > 0 && m_sounds)
        m_sounds->stone();
}

void Sound::end()
{
    if (m_volume > 0 && m_sounds)
        m_sounds->end();
}

} // namespace kagetsu::ui
