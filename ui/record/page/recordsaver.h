// SPDX-License-Identifier: MIT
#pragma once

#include "record/document/record.h"
#include "ui/record/page/studyparts.h"

#include <QObject>

#include <functional>

namespace kagetsu::document {
struct SaveOrder;
struct SaveOutcome;
}

namespace kagetsu::ui {

class GameSwitcher;

// Saves the displayed record in the background, while it can still be edited, and asks what has to be asked about that:
// the place, the encoding of its texts, a file that someone else changed. An existing file stays unchanged until all of
// the new one is on disk.
class RecordSaver : public QObject
{
    Q_OBJECT

public:
    RecordSaver(const StudyParts &parts, GameSwitcher &games);

    // Saves over the file the record came from, or asks where.
    void save();
    void saveAs();
    // Saves in the format given by the extension: as a copy if that is not the record's format.
    void saveTo(const QString &path);
    // Saves only the branch of the displayed node as a file of its own.
    void saveBranchTo(const QString &path);
    // Asks for the encoding of the texts in the file.
    void chooseCharset();
    // Returns the task of saving. If it is cancelled, the file stays as it was, unless it is being written at that
    // moment.
    TaskWithBar &task() const { return m_saving; }

private:
    document::RecordContent toSave() const;
    void saveTo(document::SaveOrder order);
    void ask(const document::SaveOrder &order, const document::SaveOutcome &outcome);
    void start(const document::SaveOrder &order, const std::function<void(const document::SaveOutcome &)> &done);
    void tellOfCopy(const QString &path);
    void tellOf(const document::SaveOutcome &outcome, const QString &path);
    void askCharset(std::vector<std::string> samples);

    const StudyParts &m_parts;
    GameSwitcher &m_games;
    TaskWithBar &m_saving;
};

} // namespace kagetsu::ui
