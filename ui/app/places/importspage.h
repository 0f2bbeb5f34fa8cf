// SPDX-License-Identifier: MIT
#pragma once

#include "library/import.h"
#include "ui/controls/layout/page.h"

#include <vector>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace kagetsu::ui {

class UserLibrary;
class WrappedList;

// What was imported into the game library, the newest first (library.md#undo): when, from where, how many games, and
// which of them are faulty. Each import can be undone.
class ImportsPage : public Page
{
    Q_OBJECT

public:
    // The library must outlive the page.
    explicit ImportsPage(UserLibrary &library, QWidget *parent = nullptr);

    QString title() const override;

signals:
    // Emitted when a faulty game should be opened.
    void gameWanted(std::int64_t id);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    int leastHeight() const override;

private:
    void layOut();
    void retranslate();
    void dress();
    // Has the imports read again.
    void fetch();
    void setImports(std::vector<library::ImportRow> rows);
    void tellImport();
    void tellFindings();
    void undo();

    UserLibrary &m_library;
    QVBoxLayout *m_layout;
    QLabel *m_title;
    QLabel *m_told;
    WrappedList *m_list;
    QLabel *m_paths; // of the import that is chosen
    QToolButton *m_undo;
    QLabel *m_findingsTold;
    WrappedList *m_findings;
    std::vector<library::ImportRow> m_rows;
    std::vector<library::ImportFinding> m_found; // by the import that is chosen
};

} // namespace kagetsu::ui
