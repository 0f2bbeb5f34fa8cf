// SPDX-License-Identifier: MIT
#pragma once

#include "ui/record/page/studyparts.h"

namespace kagetsu::ui {

// Copies the displayed record to the clipboard in several forms, and counts its branches.
class RecordCopier
{
public:
    explicit RecordCopier(const StudyParts &parts)
        : m_parts(parts)
    {
    }

    // Copies the moves up to the node; at the start of the game, the whole main line.
    void copyMoves();
    void copyRecord();
    void copyBoard();
    void copyPicture();
    // Says how many moves, ends and comments the branch of the displayed node has.
    void countBranch();

private:
    const StudyParts &m_parts;
};

} // namespace kagetsu::ui
