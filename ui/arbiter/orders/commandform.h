// SPDX-License-Identifier: MIT
#pragma once

#include "ui/arbiter/orders/arbiterorder.h"

#include <QWidget>

#include <utility>
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

// Asks for what one action of the arbiter needs, shows what it would change, and gives the order.
class CommandForm : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the form.
    CommandForm(session::MatchHost &host, const DeskPins &pins, QWidget *parent = nullptr);

    ArbiterOrder action() const { return m_action; }
    bool isGiven() const { return m_isGiven; }
    // Empty fields, but for the player it was tapped at; or these.
    void begin(ArbiterOrder action, std::optional<Seat> seat = std::nullopt);
    void begin(const Compensation &compensation);
    // Goes to the first field to be filled in.
    void focusFirst();
    // A point of the board was tapped.
    void takePoint(rules::Point point);

public slots:
    // The game or its clocks have moved on.
    void refresh();
    void give();

signals:
    // The order was carried out.
    void given(const QString &told, const QString &sealCode);
    // The order is to be carried out where the players see it.
    void clockStarts(const kagetsu::match::Command &command);

private:
    QLineEdit *line(const char *name);
    QSpinBox *counter(const char *name);
    std::optional<Seat> seat() const;
    void edit();
    void carryOut();
    std::optional<match::Command> command() const;
    Result<match::Match, match::Refusal> after(const match::Command &command) const;
    QString endText(const match::Command &command) const;
    QString orderText() const;
    // What the order would change or why it cannot be given, and whether it can.
    std::pair<QString, bool> preview() const;
    void arrange();
    void layOut(const std::vector<const QWidget *> &shown);
    void coverPoint();
    // Why what is typed cannot be sealed.
    QString sealFault() const;
    // The stages of the clock of this seat.
    void nameStages();
    void retranslate();
    OrderEntry entry() const;

    session::MatchHost &m_host;
    const DeskPins &m_pins;
    ArbiterOrder m_action = ArbiterOrder::GiveTime;
    QString m_sealCode;

    struct LabelledField
    {
        QLabel *label;
        QWidget *field;
    };
    QFormLayout *m_form;
    std::vector<LabelledField> m_fields; // all there are, shown or not
    QLabel *m_title;
    QLabel *m_about;
    QWidget *m_seats;
    PerSeat<QToolButton *> m_seat;
    QComboBox *m_stage;
    AmountField *m_amount;
    QLineEdit *m_time; // of it
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
    bool m_isChief = false; // that PIN is right
    QLabel *m_preview;
    QToolButton *m_give;
    QWidget *m_ask; // whether the game shall end
    QLabel *m_consequence;
    QToolButton *m_askYes;
    QToolButton *m_askNo;
    QButtonGroup *m_group = nullptr; // of the seats
    bool m_isGiven = false; // the order was carried out, and nothing has been chosen since
    bool m_isFixed = false; // the player was chosen by where the order was tapped
};

} // namespace kagetsu::ui
