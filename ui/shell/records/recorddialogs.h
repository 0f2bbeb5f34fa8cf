// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace kagetsu::ui {

class StudyContext;

// The dialogs in which files are chosen for the record on the study page: where it is saved, what is merged into it.
class RecordDialogs : public QObject
{
    Q_OBJECT

public:
    // The desk must outlive this.
    explicit RecordDialogs(StudyContext &desk);

    void saveAs() const;
    void saveBranch() const;
    void mergeFiles() const;
    // Its records, and those of the folders in it.
    void mergeFolder() const;

private:
    StudyContext &m_desk;
};

} // namespace kagetsu::ui
