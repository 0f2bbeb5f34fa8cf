// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/drafts/draftkeeper.h"

#include <vector>

namespace kagetsu::ui {

class EventHost;

// Keeps what is typed in a dialog about an event while it is open, and after it was accepted where the event could not
// keep it.
class EventDraft : public DraftKeeper
{
    Q_OBJECT

public:
    // What of the event the dialog is about: a name for its user, and numbers such as those of section and entry, which
    // tell one from another. Empty: the event itself.
    struct About
    {
        QString name {};
        std::vector<int> numbers {};
    };

    // Both must outlive this. `kind` is that of DraftKeeper::Subject.
    EventDraft(const EventHost &host, QDialog &dialog, const char *kind, const About &about);
    EventDraft(const EventHost &host, QDialog &dialog, const char *kind, const About &about, State state);

    // The file of the event that a draft of any kind is about; empty where it is about none.
    static QString eventOf(const draft::Head &head);

private:
    void follow(const EventHost &host);
};

} // namespace kagetsu::ui
