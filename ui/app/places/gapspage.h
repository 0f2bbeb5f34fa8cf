// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "record/model/game.h"
#include "record/model/way.h"
#include "ui/app/places/scorepage.h"

#include <functional>
#include <memory>

class QToolButton;

namespace kagetsu::ui {

class ComboBox;
class GapsModel;

// Shows how much of what games of the library played the lines of a record answer, and where they do not
// (library.md#gaps). It is found in another thread, and again when the library or the lines have changed.
class GapsPage : public ScorePage
{
    Q_OBJECT

public:
    // The library must outlive the page.
    explicit GapsPage(UserLibrary &library, QWidget *parent = nullptr);

    // Reads the lines as they were when it was made, in any thread.
    using Reader = std::function<std::shared_ptr<const record::Game>()>;
    // Shows the gaps in the lines of a record for one side. `lines` gives the reader of its present lines; an empty one
    // once the record is closed.
    void open(std::function<Reader()> lines, const QString &name, rules::Side side);
    // Call it when the lines have been edited.
    void setEdited() { m_isEdited = true; }
    bool isSettled() const { return !m_finding.isRunning(); }

    QString title() const override;

signals:
    // Emitted when the record should be shown at this place.
    void placeWanted(const kagetsu::record::Way &way);
    // Emitted when the lines should be drilled.
    void drillWanted();

protected:
    void count() override;
    void retranslate() override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void forget();
    void tell();

    std::function<Reader()> m_lines;
    QString m_record;
    std::weak_ptr<const void> m_asked; // the games that the answer is about
    bool m_isAnswered = false;
    bool m_isEdited = false; // since the lines were read
    bool m_isClosed = false;
    GapsModel *m_model;
    ComboBox *m_side;
    QToolButton *m_drill;
    background::Task m_finding;
};

} // namespace kagetsu::ui
