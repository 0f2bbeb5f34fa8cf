// SPDX-License-Identifier: MIT
// Implements Sounds with what every Windows has. It plays one sound at a time: a new one ends the one before.
#include "ui/controls/device/sounds.h"

#include <QByteArray>
#include <QFile>
#include <QRandomGenerator>

#include <array>
#include <cmath>
#include <cstring>

#include <windows.h>

#include <mmsystem.h>

namespace kagetsu::ui {

namespace {

constexpr std::size_t Stones = 5;

QByteArray bytesOf(const QString &name)
{
    QFile file(QStringLiteral(":/sounds/%1.wav").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Returns the sound, samples of 16 bits after a header of 44 bytes (make-sounds), with this part of its amplitude.
QByteArray quieter(QByteArray wave, double part)
{
    constexpr qsizetype Header = 44;
    for (qsizetype i = Header; i + 1 < wave.size(); i += 2) {
        std::int16_t sample = 0;
        std::memcpy(&sample, wave.constData() + i, sizeof sample);
        sample = static_cast<std::int16_t>(sample * part);
        std::memcpy(wave.data() + i, &sample, sizeof sample);
    }
    return wave;
}

class PlayedSounds : public Sounds
{
public:
    PlayedSounds()
        : m_bell(bytesOf(QStringLiteral("tone")))
        , m_tick(bytesOf(QStringLiteral("tick")))
    {
        setVolume(100);
    }
    ~PlayedSounds() override { ::PlaySoundW(nullptr, nullptr, 0); } // nothing is read any more

    bool play(Tone tone) override { return play(tone == Tone::Tick ? m_tick : m_bell, false); }
    void stone() override
    {
        // Any but the last one.
        m_lastStone =
            (m_lastStone + 1 + QRandomGenerator::global()->bounded(static_cast<quint32>(Stones - 1))) % Stones;
        play(m_stones[m_lastStone], true);
    }
    void end() override { play(m_end, true); }
    void setVolume(int volume) override
    {
        ::PlaySoundW(nullptr, nullptr, 0);
        m_isSilent = volume <= 0;
        // The ear perceives tenfold power, 10 dB, as twice as loud.
        const double part = m_isSilent ? 0 : std::pow(volume / 100.0, 1 / (2 * std::log10(2.0)));
        for (std::size_t i = 0; i < Stones; ++i)
            m_stones[i] = quieter(bytesOf(QStringLiteral("stone-%1").arg(i + 1)), part);
        m_end = quieter(bytesOf(QStringLiteral("end")), part);
    }

private:
    // A stone gives way to a tone of the clock.
    bool play(const QByteArray &wave, bool givesWay) const
    {
        if (givesWay && m_isSilent)
            return true;
        const DWORD flags = SND_MEMORY | SND_ASYNC | SND_NODEFAULT | (givesWay ? SND_NOSTOP : 0);
        return ::PlaySoundW(reinterpret_cast<const wchar_t *>(wave.constData()), nullptr, flags) != 0;
    }

    QByteArray m_bell;
    QByteArray m_tick;
    std::array<QByteArray, Stones> m_stones;
    QByteArray m_end;
    std::size_t m_lastStone = 0;
    bool m_isSilent = false;
};

} // namespace

class SoundsModule : public QObject, public SoundsMaker
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "kagetsu/sounds/1")
    Q_INTERFACES(kagetsu::ui::SoundsMaker)

public:
    std::unique_ptr<Sounds> make() const override
    {
        return ::waveOutGetNumDevs() > 0 ? std::make_unique<PlayedSounds>() : nullptr;
    }
};

} // namespace kagetsu::ui

#include "soundswindowsmodule.moc"
