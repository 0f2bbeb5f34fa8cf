// SPDX-License-Identifier: MIT
#pragma once

#include "ui/record/page/studyparts.h"
#include "ui/record/panels/findbar.h"

#include <QObject>

namespace kagetsu::ui {

// Finds texts, moves and bookmarks in the displayed record and replaces texts, with a bar in which the user says what.
class RecordFinder : public QObject
{
    Q_OBJECT

public:
    RecordFinder(const StudyParts &parts, QWidget *side);
    ~RecordFinder() override;

    FindBar &bar() const { return *m_bar; }
    // Opens the bar for moves in their order.
    void openForMoves();
    // Goes to the next or previous one of this kind; the board keeps the focus.
    void find(FindKind kind, bool forward);

private:
    void find(bool forward);
    // Replaces in the texts of the current node and finds the next one, or replaces everywhere.
    void replace(bool everywhere);

    const StudyParts &m_parts;
    FindBar *m_bar;
};

} // namespace kagetsu::ui
