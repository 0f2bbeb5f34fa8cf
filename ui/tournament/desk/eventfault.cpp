// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/eventfault.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/tournament/desk/openevent.h"

namespace kagetsu::ui {

void tellFault(QWidget *window, const tournament::StoreFault &fault, const QString &path)
{
    using Code = tournament::StoreFault::Code;
    const QString file = text::foreignPath(path);
    const QString sentence = [&] {
        switch (fault.code) {
        case Code::NoDriver:
            return OpenEvent::tr("The driver of the database, SQLite or PostgreSQL, is not installed.");
        case Code::Missing: return OpenEvent::tr("%1 could not be found.").arg(file);
        case Code::Exists: return OpenEvent::tr("%1 already exists.").arg(file);
        case Code::NotAnEvent: return OpenEvent::tr("%1 is not a tournament. The file was not changed.").arg(file);
        case Code::Newer:
            return OpenEvent::tr("%1 was written by a later version of Kagetsu. The file was not changed.").arg(file);
        case Code::Damaged: return OpenEvent::tr("%1 is damaged. The file was not changed.").arg(file);
        case Code::Locked: return OpenEvent::tr("Another program is using %1.").arg(file);
        case Code::Full: return OpenEvent::tr("The last action was not carried out. The disk is full.");
        case Code::ReadOnly: return OpenEvent::tr("The last action was not carried out. %1 is read-only.").arg(file);
        case Code::Failed:
            return OpenEvent::tr("The last action was not carried out. Could not write to %1.").arg(file);
        case Code::Gone: return OpenEvent::tr("%1 could not be found.").arg(file);
        case Code::Behind:
            return OpenEvent::tr(
                "The last action was not carried out. Another program has changed %1, which is now read again.")
                .arg(file);
        case Code::Unreachable:
            return OpenEvent::tr(
                "The server does not answer. Whether it has kept the last action is not certain; look when it answers "
                "again.");
        case Code::NotAllowed: return OpenEvent::tr("The server refuses this. Ask its owner for a new code.");
        case Code::Older:
            return OpenEvent::tr("The server was set up by an earlier version of Kagetsu. Ask its owner for a new code: "
                                 "making one completes the server.");
        }
        return QString();
    }();
    // The words of the system are told only where our own do not say what happened.
    const bool isUnknown =
        fault.code == Code::Failed || fault.code == Code::Unreachable || fault.code == Code::NotAllowed;
    QString more = isUnknown ? text::foreignText(fault.detail) : QString();
    if (fault.line > 0)
        more = text::joinSentences(OpenEvent::tr("The error is in line %1 of its log.").arg(fault.line), more);
    AskDialog::tell(window, "eventFault", sentence, more);
}

} // namespace kagetsu::ui
