// SPDX-License-Identifier: MIT
#include "ui/record/page/studyparts.h"

#include "ui/record/page/studynotice.h"
#include "ui/record/page/studypage.h"
#include "ui/record/proof/proofpanel.h"

#include <QTabWidget>

namespace kagetsu::ui {

bool StudyParts::proves() const
{
    return tabs.currentWidget() == &proof;
}

void StudyParts::tellUndoable(const QString &what) const
{
    notice.tell(what, StudyPage::tr("Undo"), StudyNotice::Lasts::UntilEdited,
        [shown = &record] { shown->document()->steps().undo(); });
}

} // namespace kagetsu::ui
