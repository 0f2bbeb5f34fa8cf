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

namespace kagetsu::session {
class MatchHost;
}

namespace kagetsu::ui {

class AmountField;
class DeskPins;
class ReasonField;

// The fields that one action of the arbiter asks for, and what is filled in.
class EntryForm : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the form.
    EntryForm(const session::MatchHost &host, const DeskPins &pins, QWidget *parent = nullptr);

    // The fields of this action, with what stands in them at first. A player named there cannot be changed.
    void begin(const Compensation &compensation);
    // Goes to the first field to be filled in; false where there is none.
    bool focusFirst();
    // A point of the board was tapped.
    void takePoint(rules::Point point);

    OrderEntry entry() const;
    std::optional<Seat> seat() const;
    // The player was chosen by where the action was tapped.
    bool isSeatFixed() const { return m_isFixed; }
    // A move is given to be sealed, by the code of entry().
    bool isSealing() const;
    // Why what is typed cannot be meant, as a sentence; empty where nothing is wrong.
    QString fault() const;
    // How a time was understood that was typed without a unit, as a sentence; empty where none was.
    QString reading() const;

signals:
    // Something else is filled in.
    void changed();
    // What is sealed is shown or covered.
    void revealed();
    // Enter in a field.
    void submitted();
    // The last field was filled in by the keyboard.
    void filled();

private:
    QLineEdit *line(const char *name);
    QSpinBox *counter(const char *name);
    void listen();
    bool countsPoints() const;
    bool needsChief() const;
    void coverPoint();
    QString sealFault() const;
    bool hasTime() const;
    QStringList typedTimes() const;
    // The stages of the clock of this seat.
    void nameStages();
    void arrange();
    void layOut(const std::vector<const QWidget *> &shown);
    void retranslate();

    struct LabelledField
    {
        QLabel *label;
        QWidget *field;
    };

    const session::MatchHost &m_host;
    const DeskPins &m_pins;
    ArbiterOrder m_action = ArbiterOrder::GiveTime;
    QString m_sealCode;
    bool m_isFixed = false;
    bool m_isChief = false; // the PIN of the chief arbiter is right

    QFormLayout *m_form;
    std::vector<LabelledField> m_fields; // all there are, shown or not
    QWidget *m_seats;
    PerSeat<QToolButton *> m_seat;
    QButtonGroup *m_group = nullptr; // of the seats
    QComboBox *m_stage;
    AmountField *m_amount;
    QLineEdit *m_time; // of it
    QLineEdit *m_otherTime; // of who sits right, where both clocks are set
    QSpinBox *m_periods;
    QSpinBox *m_moves;
    QSpinBox *m_number;
    QLineEdit *m_point;
    QToolButton *m_showPoint; // of a sealed move
    QCheckBox *m_clocks;
    QComboBox *m_outcome;
    QLineEdit *m_code;
    ReasonField *m_reason;
    QLineEdit *m_note;
    QComboBox *m_second; // reason of the chief arbiter
    QLineEdit *m_chiefPin;
};

} // namespace kagetsu::ui
