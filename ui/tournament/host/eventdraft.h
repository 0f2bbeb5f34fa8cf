// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/drafts/draftkeeper.h"

#include <functional>
#include <vector>

class QDialog;

namespace kagetsu::ui {

class EventHost;

// Saves what is typed in a dialog about an event while the dialog is open, and also after it was accepted if the event
// could not be saved.
class EventDraft : public DraftKeeper
{
    Q_OBJECT

public:
    // The subject of a dialog: a name for the user, and numbers, such as those of section and entry, that distinguish
    // one draft from another. Empty for the event itself.
    struct About
    {
        QString name {};
        std::vector<int> numbers {};
    };

    // Host and dialog must outlive this object. `kind` is that of DraftKeeper::Subject.
    EventDraft(const EventHost &host, QDialog &dialog, const char *kind, const About &about);
    EventDraft(const EventHost &host, QDialog &dialog, const char *kind, const About &about, State state);

    // Opens the dialog and, if it is accepted, carries out what was entered. `carryOut` returns why that was refused,
    // or an empty text; so does this. What was refused stays a draft.
    QString ask(const std::function<QString()> &carryOut);

    // Returns the file of the event that a draft of any kind is about; empty if it is not about an event.
    static QString eventOf(const draft::Head &head);

private:
    QDialog &m_dialog;
};

} // namespace kagetsu::ui
