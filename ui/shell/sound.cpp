// SPDX-License-Identifier: MIT
#include "ui/shell/sound.h"

#include <QApplication>
#include <QLocale>
#include <QRandomGenerator>
#ifdef KAGETSU_SPEECH
#include <QTextToSpeech>
#endif
#ifdef KAGETSU_SOUNDS
#include <QAudio>
#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#endif

#include <array>

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

#ifdef KAGETSU_SOUNDS
struct Sound::Effects
{
    QSoundEffect bell;
    QSoundEffect tick;
    std::array<QSoundEffect, 5> stones;
    QSoundEffect end;
};

namespace {

// Where no sound server runs, Qt warns of it on the standard error; the beep takes over, and nobody needs to be told.
bool hasOutput()
{
    const QtMessageHandler before =
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    const bool has = !QMediaDevices::defaultAudioOutput().isNull();
    qInstallMessageHandler(before);
    return has;
}

} // namespace
#else
struct Sound::Effects
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

void Sound::prepare()
{
#ifdef KAGETSU_SOUNDS
    if (m_effects || !hasOutput())
        return;
    m_effects = std::make_unique<Effects>();
    m_effects->bell.setSource(QUrl(QStringLiteral("qrc:/sounds/tone.wav")));
    m_effects->tick.setSource(QUrl(QStringLiteral("qrc:/sounds/tick.wav")));
    for (std::size_t i = 0; i < m_effects->stones.size(); ++i)
        m_effects->stones[i].setSource(QUrl(QStringLiteral("qrc:/sounds/stone-%1.wav").arg(i + 1)));
    m_effects->end.setSource(QUrl(QStringLiteral("qrc:/sounds/end.wav")));
    setVolume(m_volume);
#endif
}

void Sound::play([[maybe_unused]] Tone tone)
{
#ifdef KAGETSU_SOUNDS
    if (m_effects) {
        QSoundEffect &effect = tone == Tone::Tick ? m_effects->tick : m_effects->bell;
        if (effect.status() != QSoundEffect::Error) {
            effect.play();
            return;
        }
    }
#endif
    QApplication::beep();
}

void Sound::setVolume(int volume)
{
    m_volume = volume;
#ifdef KAGETSU_SOUNDS
    if (!m_effects)
        return;
    // The ear hears tenfold power as twice as loud.
    const auto loudness = static_cast<float>(
        QAudio::convertVolume(volume / 100.0, QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale));
    for (QSoundEffect &stone : m_effects->stones)
        stone.setVolume(loudness);
    m_effects->end.setVolume(loudness);
#endif
}

void Sound::stone()
{
#ifdef KAGETSU_SOUNDS
    if (m_volume == 0 || !m_effects)
        return;
    // Any but the last one.
    const std::size_t count = m_effects->stones.size();
    m_lastStone = (m_lastStone + 1 + QRandomGenerator::global()->bounded(static_cast<quint32>(count - 1))) % count;
    m_effects->stones[m_lastStone].play();
#endif
}

void Sound::end()
{
#ifdef KAGETSU_SOUNDS
    if (m_volume > 0 && m_effects)
        m_effects->end.play();
#endif
}

} // namespace kagetsu::ui
