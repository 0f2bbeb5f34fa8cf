// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "record/model/game.h"
#include "record/model/way.h"
#include "ui/controls/layout/page.h"

#include <functional>
#include <memory>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace kagetsu::ui {

class ComboBox;
class EvenGrid;
class GapsModel;
class PlayerList;
class UserLibrary;

// Shows how much of what games of the library played the lines of a record answer, and where they do not
// (library.md#gaps). It is found in another thread, and again when the library or the lines have changed.
class GapsPage : public Page
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
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    int leastHeight() const override;

private:
    void retranslate();
    void dress();
    void forget();
    void find();
    void tell();

    UserLibrary &m_library;
    std::function<Reader()> m_lines;
    QString m_record;
    std::weak_ptr<const void> m_asked; // the games that the answer is about
    bool m_isAnswered = false;
    bool m_isEdited = false; // since the lines were read
    bool m_isClosed = false;
    GapsModel *m_model;
    QVBoxLayout *m_layout;
    EvenGrid *m_ways; // the buttons
    QLabel *m_name;
    ComboBox *m_side;
    ComboBox *m_kinds;
    QToolButton *m_drill;
    QLabel *m_told;
    PlayerList *m_list;
    background::Task m_finding;
};

} // namespace kagetsu::ui
