// SPDX-License-Identifier: MIT
#include "ui/app/speechrouter.h"

#include "match/host/announcer.h"
#include "match/host/matchhost.h"
#include "text/common/sentences.h"
#include "text/journal/journalfaults.h"
#include "text/match/heard.h"
#include "ui/app/announcementplayer.h"
#include "ui/controls/device/screenreader.h"

#include <QApplication>
#include <QTimer>
#include <QWidget>

#include <utility>

namespace kagetsu::ui {

SpeechRouter::SpeechRouter(
    host::MatchHost *host, AnnouncementPlayer *calls, const host::Announcing &chosen, QWidget *window)
    : QObject(window)
    , m_calls(calls)
    , m_chosen(chosen)
    , m_window(window)
    , m_soon(new QTimer(this))
{
    m_soon->setSingleShot(true);
    connect(m_soon, &QTimer::timeout, this, &SpeechRouter::tell);
    connect(host, &host::MatchHost::matchChanged, this, [this, host] {
        if (host->hasMatch())
            take(text::beginningHeard(host->match()), Told::News);
    });
    connect(host, &host::MatchHost::happened, this, [this, host](const match::Events &events) {
        if (host->hasMatch())
            take(text::eventsHeard(events, host->match()), Told::News);
    });
    connect(host, &host::MatchHost::journalFailed, this,
        [this](const journal::JournalFault &fault) { take(text::journalFaultText(fault), Told::News); });
    // The voice handles the calls of a clock by itself, and records that they were heard.
    connect(
        calls, &AnnouncementPlayer::unsaid, this, [this](const QString &call) { tellScreenReader(speaker(), call); });
    setListener([this](const QString &text, Told why) { take(text, why); });
}

SpeechRouter::~SpeechRouter()
{
    setListener({});
}

void SpeechRouter::take(const QString &text, Told why)
{
    if (text.isEmpty() || m_texts.contains(text))
        return;
    m_texts += text;
    m_isAsked = m_isAsked || why == Told::Asked;
    m_soon->start(0);
}

// Returns the widget that a screen reader listens to: the window with the focus, which is this one or a dialog above
// it.
QWidget *SpeechRouter::speaker() const
{
    QWidget *active = QApplication::activeWindow();
    return active ? active : m_window;
}

void SpeechRouter::tell()
{
    const QString text = text::joinSentences(std::exchange(m_texts, {}));
    const bool isAsked = std::exchange(m_isAsked, false);
    // A user without a screen reader who asks hears a voice, even if none was chosen for every move.
    const bool aloud = m_chosen.moves || (isAsked && !hasScreenReader());
    if (!aloud)
        return tellOtherwise(text, isAsked);
    m_calls->sound().say(text, [this, text, isAsked](bool said) {
        if (!said)
            tellOtherwise(text, isAsked);
    });
}

void SpeechRouter::tellOtherwise(const QString &text, bool isAsked)
{
    if (!tellScreenReader(speaker(), text) && isAsked)
        emit unheard(text);
}

} // namespace kagetsu::ui
