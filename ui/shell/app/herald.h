// SPDX-License-Identifier: MIT
#pragma once

#include "match/event.h"
#include "ui/board/announce.h"

#include <QObject>
#include <QStringList>

class QTimer;
class QWidget;

namespace kagetsu::session {
class MatchHost;
struct Announcing;
}

namespace kagetsu::ui {

class AnnouncementPlayer;

// The one place that decides what is heard, and by whom: what happens in the match, what pages announce
// (ui/board/announce.h) and the calls of the clock. What was chosen to be read aloud goes to the voice, all else to the
// screen reader; nothing goes to both.
class Herald : public QObject
{
    Q_OBJECT

public:
    // All must outlive it; what is chosen may change. `window` speaks where no window has the keys.
    Herald(session::MatchHost *host, AnnouncementPlayer *calls, const session::Announcing &chosen, QWidget *window);
    ~Herald() override;

signals:
    // Somebody asked for it, and there is neither a reader nor a voice: it is to be seen.
    void unheard(const QString &text);

private:
    void take(const QString &text, Told why);
    void tell();
    void tellOtherwise(const QString &text, bool isAsked);
    QWidget *speaker() const;

    AnnouncementPlayer *m_calls;
    const session::Announcing &m_chosen;
    QWidget *m_window;
    // What one tap, key or tick sets off is told in one piece, after it is seen: a voice would cut off what it has just
    // begun.
    QTimer *m_soon;
    QStringList m_texts;
    bool m_isAsked = false;
};

} // namespace kagetsu::ui
