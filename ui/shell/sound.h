// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <memory>

namespace kagetsu::ui {

// What the program makes heard: a voice where Qt TextToSpeech was there when it was built and finds one, and a tone.
class Sound : public QObject
{
    Q_OBJECT

public:
    explicit Sound(QObject *parent = nullptr);
    ~Sound() override;

    // The program was built with speech; whether the machine has a voice is known when it first speaks.
    static bool canSpeak();
    // In the language in force. False when nothing can be heard.
    bool say(const QString &text);
    void tone();

private:
    struct Voice;
    std::unique_ptr<Voice> m_voice; // made when it first speaks: loading voices takes time
};

} // namespace kagetsu::ui
