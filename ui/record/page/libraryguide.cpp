// SPDX-License-Identifier: MIT
#include "ui/record/page/libraryguide.h"

#include "ui/library/explorerpanel.h"
#include "ui/record/edit/studyactions.h"
#include "ui/record/page/studypage.h"

#include <QTabWidget>

namespace kagetsu::ui {

LibraryGuide::LibraryGuide(const StudyParts &parts, QWidget *side)
    : m_parts(parts)
    , m_panel(new ExplorerPanel(side))
{
    m_panel->hide(); // until the user asks
    connect(m_panel, &ExplorerPanel::marksChanged, this, &LibraryGuide::marksChanged);
    connect(m_parts.actions[StudyCommand::FindGames], &QAction::triggered, this, &LibraryGuide::show);
    setLibrary(nullptr);
}

LibraryGuide::~LibraryGuide()
{
    m_panel->disconnect(this); // it emits signals while being destroyed
}

void LibraryGuide::setLibrary(UserLibrary *library)
{
    m_panel->setLibrary(library);
    for (const StudyCommand command :
        { StudyCommand::FindGames, StudyCommand::AddToLibrary, StudyCommand::Players, StudyCommand::Gaps })
        m_parts.actions[command]->setEnabled(library != nullptr);
}

void LibraryGuide::retranslate()
{
    m_parts.tabs.setTabText(m_parts.tabs.indexOf(m_panel), StudyPage::tr("Games"));
}

void LibraryGuide::show()
{
    const Redraw::Event event(m_parts.redraw);
    if (m_parts.tabs.indexOf(m_panel) < 0) {
        //: Tab: the games of the game library that have this position.
        m_parts.tabs.addTab(m_panel, StudyPage::tr("Games"));
    }
    m_parts.tabs.setCurrentWidget(m_panel);
    m_panel->setFocus();
}

} // namespace kagetsu::ui
