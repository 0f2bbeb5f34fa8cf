// SPDX-License-Identifier: MIT
// Implements Sounds with Qt Multimedia.
#include "ui/controls/device/sounds.h"

#include <QAudio>
#include <QAudioDevice>
#include <QMediaDevices>
#include <QRandomGenerator>
#include <QSoundEffect>

#include <array>

namespace kagetsu::ui {

namespace {

QUrl fileOf(const QString &name)
{
    return QUrl(QStringLiteral("qrc:/sounds/%1.wav").arg(name));
}

class EffectSounds : public Sounds
{
public:
    EffectSounds()
    {
        m_bell.setSource(fileOf(QStringLiteral("tone")));
        m_tick.setSource(fileOf(QStringLiteral("tick")));
        for (std::size_t i = 0; i < m_stones.size(); ++i)
            m_stones[i].setSource(fileOf(QStringLiteral("stone-%1").arg(i + 1)));
        m_end.setSource(fileOf(QStringLiteral("end")));
    }

    bool play(Tone tone) override
    {
        QSoundEffect &effect = tone == Tone::Tick ? m_tick : m_bell;
        if (effect.status() == QSoundEffect::Error)
            return false;
        effect.play();
        return true;
    }

    void stone() override
    {
        // Any but the last one.
        const std::size_t count = m_stones.size();
        m_lastStone = (m_lastStone + 1 + QRandomGenerator::global()->bounded(static_cast<quint32>(count - 1))) % count;
        m_stones[m_lastStone].play();
    }

    void end() override { m_end.play(); }

    void setVolume(int volume) override
    {
        // The ear perceives tenfold power as twice as loud.
        const auto loudness = static_cast<float>(
            QAudio::convertVolume(volume / 100.0, QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale));
        for (QSoundEffect &stone : m_stones)
            stone.setVolume(loudness);
        m_end.setVolume(loudness);
    }

private:
    QSoundEffect m_bell;
    QSoundEffect m_tick;
    std::array<QSoundEffect, 5> m_stones;
    QSoundEffect m_end;
    std::size_t m_lastStone = 0;
};

// Returns whether there is an output. Without a sound server Qt prints warnings to standard error; the beep takes over,
// so they are suppressed.
bool hasOutput()
{
    const QtMessageHandler before =
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    const bool has = !QMediaDevices::defaultAudioOutput().isNull();
    qInstallMessageHandler(before);
    return has;
}

} // namespace

class SoundsModule : public QObject, public SoundsMaker
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "kagetsu/sounds/1")
    Q_INTERFACES(kagetsu::ui::SoundsMaker)

public:
    std::unique_ptr<Sounds> make() const override { return hasOutput() ? std::make_unique<EffectSounds>() : nullptr; }
};

} // namespace kagetsu::ui

#include "soundsmodule.moc"
