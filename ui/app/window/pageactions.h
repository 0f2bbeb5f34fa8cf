// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/layout/page.h"

#include <QList>
#include <QObject>

namespace kagetsu::ui {

class PageSaver;
class ProofPanel;
class OpenRecords;
struct WindowServices;

// Has the current page carry out the actions that are about it, and enables those that it can carry out. Actions that
// nobody else handles are carried out by the page, so this object is created after everything that handles actions.
class PageActions : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive this object.
    PageActions(const WindowServices &window, PageSaver &saver, OpenRecords &records);

    // Enables and shows the actions as the current page needs them.
    void update();
    // Checks the actions that switch settings.
    void showChecks();

private:
    void connectSaving();
    void connectReplay();
    void connectShown();
    void connectProof();
    void enable(const Page::Abilities &can);
    void setVisible(const Page::Abilities &can);
    // Has the current page carry out a command. Returns false if it cannot.
    bool carryOut(Command command);
    // Returns the panel that proves something now; null if there is none.
    ProofPanel *proofInSight() const;

    const WindowServices &m_window;
    PageSaver &m_saver;
    OpenRecords &m_records;
    QList<Command> m_ofPages; // what the page carries out instead of the window
    Page::ActionHandlers m_handlers; // those of the current page
};

} // namespace kagetsu::ui
