// SPDX-License-Identifier: MIT
#pragma once

#include "ui/arbiter/orders/arbiterorder.h"

#include <QWidget>

#include <optional>
#include <vector>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;
class QToolButton;

namespace kagetsu::host {
class MatchHost;
}

namespace kagetsu::ui {

class AmountField;
class DeskPins;
class ReasonField;

// The fields of one order of the arbiter, and what is filled in.
class EntryForm : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the form.
    EntryForm(const host::MatchHost &host, const DeskPins &pins, QWidget *parent = nullptr);

    // Shows the fields of this order with their initial contents. A player given there cannot be changed.
    void begin(const Compensation &compensation);
    // Moves the focus to the first field to fill in. Returns false if there is none.
    bool focusFirst();
    // Handles a tap on a point of the board.
    void takePoint(rules::Point point);

    OrderEntry entry() const;
    std::optional<Seat> seat() const;
    // True if the player was determined by where the order was tapped.
    bool isSeatFixed() const { return m_isFixed; }
    // True if a move to be sealed with the code of entry() is filled in.
    bool isSealing() const;
    // Returns a sentence that says why the input is not valid; empty if it is.
    QString fault() const;
    // Returns a sentence that says how a time without a unit was understood; empty if there is none.
    QString reading() const;

signals:
    // Emitted when the entries have changed.
    void changed();
    // Emitted when the sealed move is shown or hidden.
    void revealed();
    // Emitted on Enter in a field.
    void submitted();
    // Emitted when the last field was filled in by keyboard.
    void filled();

private:
    void arrangeParts();
    QLineEdit *line(const char *name);
    QSpinBox *counter(const char *name);
    void listen();
    bool countsPoints() const;
    bool needsChief() const;
    void coverPoint();
    QString sealFault() const;
    bool hasTime() const;
    QStringList typedTimes() const;
    // Fills in the names of the stages of this seat's clock.
    void nameStages();
    void arrange();
    void layOut(const std::vector<const QWidget *> &shown);
    void retranslate();

    struct LabelledField
    {
        QLabel *label;
        QWidget *field;
    };

    const host::MatchHost &m_host;
    const DeskPins &m_pins;
    ArbiterOrder m_action = ArbiterOrder::GiveTime;
    QString m_sealCode;
    bool m_isFixed = false;
    bool m_isChief = false; // the PIN of the chief arbiter is right

    QFormLayout *m_form;
    std::vector<LabelledField> m_fields; // all fields, visible or not
    QWidget *m_seats;
    PerSeat<QToolButton *> m_seat;
    QButtonGroup *m_group = nullptr; // the seats as exclusive buttons
    QComboBox *m_stage;
    AmountField *m_amount;
    QLineEdit *m_time; // line edit of m_amount
    QLineEdit *m_otherTime; // time of the player on the right, when both clocks are set
    QSpinBox *m_periods;
    QSpinBox *m_moves;
    QSpinBox *m_number;
    QLineEdit *m_point;
    QToolButton *m_showPoint; // shows a sealed move
    QCheckBox *m_clocks;
    QComboBox *m_outcome;
    QLineEdit *m_code;
    ReasonField *m_reason;
    QLineEdit *m_note;
    QComboBox *m_second; // reason of the chief arbiter
    QLineEdit *m_chiefPin;
};

} // namespace kagetsu::ui
