// SPDX-License-Identifier: MIT
#include "ui/shell/sound.h"

#include <QApplication>
#include <QLocale>
#ifdef KAGETSU_SPEECH
#include <QTextToSpeech>
#endif

namespace kagetsu::ui {

#ifdef KAGETSU_SPEECH
struct Sound::Voice
{
    QTextToSpeech engine;
};
#else
struct Sound::Voice
{
};
#endif

Sound::Sound(QObject *parent)
    : QObject(parent)
{
}

Sound::~Sound() = default;

bool Sound::canSpeak()
{
#ifdef KAGETSU_SPEECH
    return true;
#else
    return false;
#endif
}

bool Sound::say([[maybe_unused]] const QString &text)
{
#ifdef KAGETSU_SPEECH
    if (!m_voice)
        m_voice = std::make_unique<Voice>();
    if (m_voice->engine.state() == QTextToSpeech::Error)
        return false;
    if (m_voice->engine.locale().language() != QLocale().language())
        m_voice->engine.setLocale(QLocale());
    // The next second does not wait for the last one.
    m_voice->engine.stop();
    m_voice->engine.say(text);
    return true;
#else
    return false;
#endif
}

void Sound::tone()
{
    QApplication::beep();
}

} // namespace kagetsu::ui
