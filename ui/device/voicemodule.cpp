// SPDX-License-Identifier: MIT
// The voice of Qt TextToSpeech.
#include "ui/device/voice.h"

#include <QLocale>
#include <QTextToSpeech>

namespace kagetsu::ui {

namespace {

class SpeechVoice : public Voice
{
public:
    bool say(const QString &text) override
    {
        if (m_engine.state() == QTextToSpeech::Error)
            return false;
        if (m_engine.locale().language() != QLocale().language())
            m_engine.setLocale(QLocale());
        m_engine.stop();
        m_engine.say(text);
        return true;
    }

private:
    QTextToSpeech m_engine;
};

} // namespace

class VoiceModule : public QObject, public VoiceMaker
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "kagetsu/voice/1")
    Q_INTERFACES(kagetsu::ui::VoiceMaker)

public:
    std::unique_ptr<Voice> make() const override { return std::make_unique<SpeechVoice>(); }
};

} // namespace kagetsu::ui

#include "voicemodule.moc"
