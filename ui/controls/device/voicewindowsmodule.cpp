// SPDX-License-Identifier: MIT
// Implements Voice with the voices of Windows (SAPI 5).
#include "ui/controls/device/voice.h"

#include <QLocale>
#include <QString>

#include <optional>

#include <windows.h>

#include <initguid.h>

#include <sapi.h>

namespace kagetsu::ui {

namespace {

// An object of COM that is released at the end of its block.
template <class Interface>
class Held
{
public:
    Held() = default;
    Held(const Held &) = delete;
    Held &operator=(const Held &) = delete;
    ~Held() { reset(); }

    void reset()
    {
        if (m_object)
            m_object->Release();
        m_object = nullptr;
    }
    Interface **put()
    {
        reset();
        return &m_object;
    }
    Interface *operator->() const { return m_object; }
    Interface *get() const { return m_object; }
    explicit operator bool() const { return m_object != nullptr; }

private:
    Interface *m_object = nullptr;
};

// Made, used and destroyed in one thread (DeviceThread), for which it starts and ends COM.
class WindowsVoice : public Voice
{
public:
    WindowsVoice()
        : m_hasCom(SUCCEEDED(::CoInitializeEx(nullptr, COINIT_APARTMENTTHREADED)))
    {
        if (m_hasCom)
            ::CoCreateInstance(
                CLSID_SpVoice, nullptr, CLSCTX_ALL, IID_ISpVoice, reinterpret_cast<void **>(m_engine.put()));
    }
    ~WindowsVoice() override
    {
        m_engine.reset();
        if (m_hasCom)
            ::CoUninitialize();
    }

    VoiceAnswer choose(const QLocale &language) override
    {
        if (!m_engine)
            return VoiceAnswer::Fails;
        if (m_language != language) {
            m_language = language;
            m_hasVoice = setVoiceFor(language);
        }
        return m_hasVoice ? VoiceAnswer::Speaks : VoiceAnswer::NoneForLanguage;
    }

    VoiceAnswer say(const QString &text) override
    {
        if (!m_hasVoice)
            return VoiceAnswer::NoneForLanguage;
        const HRESULT said =
            m_engine->Speak(text.toStdWString().c_str(), SPF_ASYNC | SPF_PURGEBEFORESPEAK | SPF_IS_NOT_XML, nullptr);
        return SUCCEEDED(said) ? VoiceAnswer::Speaks : VoiceAnswer::Fails;
    }

private:
    // Chooses a voice of this language, rather one of the same country.
    bool setVoiceFor(const QLocale &language)
    {
        Held<ISpObjectTokenCategory> voices;
        Held<IEnumSpObjectTokens> all;
        if (FAILED(::CoCreateInstance(CLSID_SpObjectTokenCategory, nullptr, CLSCTX_ALL, IID_ISpObjectTokenCategory,
                reinterpret_cast<void **>(voices.put())))
            || FAILED(voices->SetId(SPCAT_VOICES, FALSE)) || FAILED(voices->EnumTokens(nullptr, nullptr, all.put()))
            || !all)
            return false;
        Held<ISpObjectToken> best;
        bool isOfCountry = false;
        Held<ISpObjectToken> voice;
        while (!isOfCountry && all->Next(1, voice.put(), nullptr) == S_OK) {
            const std::optional<QLocale> spoken = localeOf(*voice.get());
            if (!spoken || spoken->language() != language.language())
                continue;
            isOfCountry = spoken->territory() == language.territory();
            if (!best || isOfCountry) {
                voice->AddRef();
                *best.put() = voice.get();
            }
        }
        return best && SUCCEEDED(m_engine->SetVoice(best.get()));
    }

    // A voice names its language by the number of Windows, such as "804" or "409;9".
    static std::optional<QLocale> localeOf(ISpObjectToken &voice)
    {
        Held<ISpDataKey> attributes;
        wchar_t *numbers = nullptr;
        if (FAILED(voice.OpenKey(L"Attributes", attributes.put()))
            || FAILED(attributes->GetStringValue(L"Language", &numbers)))
            return std::nullopt;
        const QString first = QString::fromWCharArray(numbers).section(u';', 0, 0);
        ::CoTaskMemFree(numbers);
        bool isNumber = false;
        const LCID number = first.toUInt(&isNumber, 16);
        wchar_t name[LOCALE_NAME_MAX_LENGTH] {};
        if (!isNumber || ::LCIDToLocaleName(number, name, LOCALE_NAME_MAX_LENGTH, 0) == 0)
            return std::nullopt;
        return QLocale(QString::fromWCharArray(name));
    }

    bool m_hasCom;
    Held<ISpVoice> m_engine;
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
    std::unique_ptr<Voice> make() const override { return std::make_unique<WindowsVoice>(); }
};

} // namespace kagetsu::ui

#include "voicewindowsmodule.moc"
