// SPDX-License-Identifier: MIT
// The part of StudyPage that provides diagrams.
#include "ui/record/diagram/recordsubject.h"
#include "ui/record/page/studypage.h"
#include "ui/record/tree/treesnapshot.h"

namespace kagetsu::ui {

std::optional<DiagramSubject> StudyPage::diagramSubject() const
{
    if (!hasDocument())
        return std::nullopt;
    const RecordPlace place { document().shared(), document().rule(), m_line, m_view };
    return m_facts ? subjectOf(place, *m_facts) : subjectOf(place);
}

} // namespace kagetsu::ui
