// SPDX-License-Identifier: MIT
// Implements Voice with Qt TextToSpeech.
#include "ui/controls/device/voice.h"
#include "ui/controls/device/voicechoice.h"

#include <QLocale>
#include <QSet>
#include <QTextToSpeech>
#include <QVoice>

#include <optional>

namespace kagetsu::ui {

namespace {

class SpeechVoice : public Voice
{
public:
    VoiceAnswer choose(const QLocale &language) override
    {
        if (!works())
            return VoiceAnswer::Fails;
        if (m_language != language) {
            m_language = language;
            const QList<QVoice> voices = voicesThatMayRead(language);
            QList<OfferedVoice> offered;
            for (const QVoice &voice : voices)
                offered.append({ voice.name(), voice.locale() });
            const std::optional<qsizetype> best = voiceFor(language, offered);
            m_hasVoice = best.has_value();
            if (best) {
                m_engine.setLocale(voices[*best].locale());
                m_engine.setVoice(voices[*best]);
            }
        }
        return m_hasVoice ? VoiceAnswer::Speaks : VoiceAnswer::NoneForLanguage;
    }

    VoiceAnswer say(const QString &text) override
    {
        if (!m_hasVoice)
            return VoiceAnswer::NoneForLanguage;
        m_engine.stop();
        m_engine.say(text);
        return works() ? VoiceAnswer::Speaks : VoiceAnswer::Fails;
    }

private:
    bool works() const { return m_engine.state() != QTextToSpeech::Error; }

    // Returns the candidate voices. Qt lists the voices of one locale at a time, and there are a hundred locales.
    QList<QVoice> voicesThatMayRead(const QLocale &language)
    {
        QList<QVoice> voices;
        QSet<QString> seen;
        for (const QLocale &locale : m_engine.availableLocales()) {
            const bool may = locale.language() == language.language() || locale.language() == QLocale::C;
            if (!may || seen.contains(locale.name()))
                continue;
            seen.insert(locale.name());
            m_engine.setLocale(locale);
            voices += m_engine.availableVoices();
        }
        return voices;
    }

    QTextToSpeech m_engine;
    std::optional<QLocale> m_language; // the language for which the voice was chosen
    bool m_hasVoice = false;
};

} // namespace

class VoiceModule : public QObject, public VoiceMaker
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "kagetsu/voice/2")
    Q_INTERFACES(kagetsu::ui::VoiceMaker)

public:
    std::unique_ptr<Voice> make() const override { return std::make_unique<SpeechVoice>(); }
};

} // namespace kagetsu::ui

#include "voicemodule.moc"
