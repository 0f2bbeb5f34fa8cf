// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/event.h"
#include "ui/board/announce.h"

#include <QObject>
#include <QStringList>

class QTimer;
class QWidget;

namespace kagetsu::host {
class MatchHost;
struct Announcing;
}

namespace kagetsu::ui {

class AnnouncementPlayer;

// The single place that decides what is announced to whom: events of the match, announcements of pages
// (ui/board/announce.h) and calls of the clock. What the user chose to have read aloud goes to the voice, everything
// else to the screen reader; nothing goes to both.
class SpeechRouter : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive this object; `chosen` may change. `window` speaks if no window has the focus.
    SpeechRouter(host::MatchHost *host, AnnouncementPlayer *calls, const host::Announcing &chosen, QWidget *window);
    ~SpeechRouter() override;

signals:
    // Emitted when the user asked for it but there is neither a screen reader nor a voice: it should be shown.
    void unheard(const QString &text);

private:
    void take(const QString &text, Told why);
    void tell();
    void tellOtherwise(const QString &text, bool isAsked);
    QWidget *speaker() const;

    AnnouncementPlayer *m_calls;
    const host::Announcing &m_chosen;
    QWidget *m_window;
    // Texts caused by one tap, key or tick are announced together, after they are visible: otherwise a voice would
    // interrupt itself.
    QTimer *m_soon;
    QStringList m_texts;
    bool m_isAsked = false;
};

} // namespace kagetsu::ui
