// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "record/model/game.h"
#include "ui/controls/layout/page.h"

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
// (library.md#gaps). It is found in another thread, and again when the library has changed.
class GapsPage : public Page
{
    Q_OBJECT

public:
    // The library must outlive the page.
    explicit GapsPage(UserLibrary &library, QWidget *parent = nullptr);

    // Shows the gaps in the lines of a record, which does not change any more, for one side.
    void open(std::shared_ptr<const record::Game> lines, const QString &name, rules::Side side);
    bool isSettled() const { return !m_finding.isRunning(); }

    QString title() const override;

signals:
    // Emitted when the record should be shown at this node.
    void nodeWanted(kagetsu::record::NodeId node);
    // Emitted when the lines should be drilled.
    void drillWanted();

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    int leastHeight() const override;

private:
    void retranslate();
    void dress();
    void find();
    void tell();

    UserLibrary &m_library;
    std::shared_ptr<const record::Game> m_lines;
    QString m_record;
    std::shared_ptr<const void> m_asked; // the games that the answer is about
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
