// SPDX-License-Identifier: MIT
#pragma once

#include "ui/arbiter/orders/arbiterorder.h"
#include "ui/controls/layout/page.h"

class QBoxLayout;
class QLabel;
class QScrollArea;
class QStackedWidget;
class QTabWidget;
class QTimer;
class QToolButton;

namespace kagetsu::host {
class MatchHost;
}

namespace kagetsu::ui {

struct Adjournment;
class CommandForm;
class CorrectionList;
class DeskGame;
class DeskLock;
class DeskPins;
class HoldButton;
class JournalReplayView;
class OrderPicker;
class SealCode;

// The arbiter's desk, beside a game that goes on at the table: both clocks, every order with its reason and effect, the
// list of all corrections, and any moment of the game (match.md#orders, match-journal.md#protocol). It opens only after
// a button was held.
class ArbiterPage : public Page
{
    Q_OBJECT

public:
    // Host and PINs must outlive the page.
    ArbiterPage(host::MatchHost &host, DeskPins &pins, QWidget *parent = nullptr);
    ~ArbiterPage() override;

    bool isLocked() const;
    HoldButton *holdButton() const;
    JournalReplayView &moments() const { return *m_moments; }

    QString caption() const override;
    Abilities abilities() const override;
    ProofPanel *proof() const override;
    void first() override;
    void previous() override;
    void next() override;
    void last() override;
    QSize leastSize(const QSize &room) const override;

public slots:
    void lock();
    void unlock();

signals:
    void tableWanted();
    // Emitted for an order that starts a clock: give it once the players see the game again.
    void resumeWanted(const kagetsu::match::Command &command);
    void paperWanted(const kagetsu::ui::Adjournment &adjournment);
    void codePaperWanted(const kagetsu::ui::Adjournment &adjournment, const QString &code);

protected:
    int leastHeight() const override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QWidget *makeDesk();
    void makeCommands(QWidget *page);
    bool isListed(ArbiterOrder action) const;
    void stopOrGo();
    void goOn(const match::Command &command);
    void choose(ArbiterOrder action, std::optional<Seat> seat = std::nullopt);
    void tick();
    void showVerdict();
    void refresh();
    void readJournal();
    // Adds events that were written to the journal since it was read.
    void hear(const match::Events &events);
    void compensate(const Compensation &compensation);
    // Shows the result of the last order, with the code of a sealed move if there is one.
    void tell(const QString &told, const QString &sealCode);
    void forgetTold();
    // Locks the desk, unless a code that is still needed would be lost.
    bool tryLock(bool needsCode);
    void leave(); // returns to the table
    void arrange();
    void retranslate();

    host::MatchHost &m_host;
    DeskPins &m_pins;
    QTimer *m_timer;
    std::vector<match::ProtocolLine> m_heard; // events that m_moments does not show yet

    QStackedWidget *m_stack;
    DeskLock *m_lock;
    QBoxLayout *m_layout;
    DeskGame *m_game;
    QTabWidget *m_tabs;
    OrderPicker *m_picker;
    QLabel *m_told;
    QToolButton *m_undo;
    SealCode *m_code;
    std::unique_ptr<Adjournment> m_sealed; // the game at the time its move was sealed
    QScrollArea *m_formArea;
    QBoxLayout *m_formColumn;
    CommandForm *m_form;
    ProofPanel *m_verdict; // verdict on the open claim
    CorrectionList *m_corrections;
    JournalReplayView *m_moments;
};

} // namespace kagetsu::ui
