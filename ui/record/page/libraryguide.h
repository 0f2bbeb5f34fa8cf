// SPDX-License-Identifier: MIT
#pragma once

#include "rules/symmetry.h"
#include "ui/record/page/studyparts.h"

#include <QObject>

namespace kagetsu::ui {

class ExplorerPanel;
class UserLibrary;

// Shows what the game library knows of the displayed position, on a tab that appears when it is asked for.
class LibraryGuide : public QObject
{
    Q_OBJECT

public:
    LibraryGuide(const StudyParts &parts, QWidget *side);
    ~LibraryGuide() override;

    ExplorerPanel &panel() const { return *m_panel; }
    // Until there is a library, nothing can be asked of it.
    void setLibrary(UserLibrary *library);
    // Sets the title of the tab anew.
    void retranslate();

signals:
    // Emitted when other marks belong on the board.
    void marksChanged();

private:
    void show();

    const StudyParts &m_parts;
    ExplorerPanel *m_panel;
};

} // namespace kagetsu::ui
