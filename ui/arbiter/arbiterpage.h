// SPDX-License-Identifier: MIT
#pragma once

#include "ui/arbiter/deskcommand.h"
#include "ui/board/theme.h"
#include "ui/look/page.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QListView;
class QScrollArea;
class QStackedWidget;
class QStandardItemModel;
class QTabWidget;
class QTableView;
class QTimer;
class QToolButton;

namespace kagetsu::ui {

struct Adjournment;
class ArbiterTable;
class BoardWidget;
class CommandForm;
class HoldButton;
class JournalModel;
class MomentClock;
class MomentView;

// The arbiter's desk beside the game at the table, which goes on meanwhile: both clocks, every command with its reason
// and what it would change, the list of all corrections, and any moment of the game (clock-and-refereeing.md 5, 6, 8).
// It opens only to a button that is held.
class ArbiterPage : public Page
{
    Q_OBJECT

public:
    // The table must outlive the page.
    explicit ArbiterPage(ArbiterTable &table, QWidget *parent = nullptr);
    ~ArbiterPage() override;

    bool isLocked() const;
    HoldButton *holdButton() const { return m_hold; }
    MomentView &moments() const { return *m_moments; }

    QString caption() const override;
    Abilities abilities() const override;
    ProofPanel *proof() const override;
    void setTheme(const Theme &theme) override;
    void first() override;
    void previous() override;
    void next() override;
    void last() override;
    QSize minimumSizeHint() const override { return { 320, 420 }; }

public slots:
    void lock();
    void unlock();
    // Something happened at the table.
    void refresh();

signals:
    void tableWanted();
    void paperWanted(const kagetsu::ui::Adjournment &adjournment);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    struct SeatPanel
    {
        QWidget *whole = nullptr;
        MomentClock *clock = nullptr;
        QToolButton *give = nullptr;
        QToolButton *take = nullptr;
        QToolButton *set = nullptr;
    };
    QWidget *makeLock();
    QWidget *makeDesk();
    QWidget *makeCommands();
    QWidget *makeCorrections();
    SeatPanel makeSeat(Seat seat);
    void fillActions();
    void choose(DeskAction action, std::optional<Seat> seat = std::nullopt);
    void tick();
    void readJournal();
    void compensate();
    // What the last order came to; with the code of a sealed move a paper is offered too.
    void tell(const QString &told, const QString &sealCode);
    void forgetCode();
    void arrange();
    void retranslate();

    ArbiterTable &m_table;
    QTimer *m_timer;
    QColor m_muted;
    std::vector<std::optional<match::Intervened>> m_interventions; // of the rows of the corrections

    QStackedWidget *m_stack;
    HoldButton *m_hold;
    QLabel *m_lockTitle;
    QLabel *m_lockText;
    QToolButton *m_lockBack;
    QBoxLayout *m_layout;
    QWidget *m_left;
    QBoxLayout *m_seatLayout;
    PerSeat<SeatPanel> m_seats;
    QLabel *m_state;
    BoardWidget *m_board;
    QToolButton *m_stop;
    QToolButton *m_back;
    QTabWidget *m_tabs;
    QStandardItemModel *m_actions;
    QListView *m_actionList;
    QComboBox *m_actionBox;
    QLabel *m_told;
    QToolButton *m_printCode; // of a sealed move
    QString m_sealCode;
    CommandForm *m_form;
    JournalModel *m_corrections;
    QTableView *m_correctionList;
    QLabel *m_correctionText;
    QToolButton *m_compensate;
    MomentView *m_moments;
};

} // namespace kagetsu::ui
