// SPDX-License-Identifier: MIT
#pragma once

#include "ui/arbiter/orders/arbiterorder.h"
#include "ui/look/layout/page.h"

class QBoxLayout;
class QLabel;
class QScrollArea;
class QStackedWidget;
class QTabWidget;
class QTimer;
class QToolButton;

namespace kagetsu::session {
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

// The arbiter's desk beside the game at the table, which goes on meanwhile: both clocks, every command with its reason
// and what it would change, the list of all corrections, and any moment of the game (refereeing.md#orders,
// journal.md#protocol). It opens only to a button that is held.
class ArbiterPage : public Page
{
    Q_OBJECT

public:
    // Both must outlive the page.
    ArbiterPage(session::MatchHost &host, DeskPins &pins, QWidget *parent = nullptr);
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
    // The command lets a clock run: to be given once the players see the game again.
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
    QWidget *makeCommands();
    bool isListed(ArbiterOrder action) const;
    void stopOrGo();
    void goOn(const match::Command &command);
    void choose(ArbiterOrder action, std::optional<Seat> seat = std::nullopt);
    void tick();
    void showVerdict();
    void refresh();
    void readJournal();
    // The journal has these besides.
    void hear(const match::Events &events);
    void compensate(const Compensation &compensation);
    // What the last order came to, with the code of a sealed move if it has one.
    void tell(const QString &told, const QString &sealCode);
    void forgetTold();
    // Locks the desk, unless a code would be lost that is still needed.
    bool tryLock(bool needsCode);
    void leave(); // to the table
    void arrange();
    void retranslate();

    session::MatchHost &m_host;
    DeskPins &m_pins;
    QTimer *m_timer;
    std::vector<match::ProtocolLine> m_heard; // that the moments do not show yet

    QStackedWidget *m_stack;
    DeskLock *m_lock;
    QBoxLayout *m_layout;
    DeskGame *m_game;
    QTabWidget *m_tabs;
    OrderPicker *m_picker;
    QLabel *m_told;
    QToolButton *m_undo;
    SealCode *m_code;
    std::unique_ptr<Adjournment> m_sealed; // the game when its move was sealed
    QScrollArea *m_formArea;
    QBoxLayout *m_formColumn;
    CommandForm *m_form;
    ProofPanel *m_verdict; // on the claim that waits
    CorrectionList *m_corrections;
    JournalReplayView *m_moments;
};

} // namespace kagetsu::ui
