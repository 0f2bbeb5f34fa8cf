// SPDX-License-Identifier: MIT
#pragma once

#include "ui/arbiter/deskcommand.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;
class QToolButton;

namespace kagetsu::ui {

class ArbiterTable;

// Asks for what one action of the arbiter needs, shows what it would change, and gives the order.
class CommandForm : public QWidget
{
    Q_OBJECT

public:
    // The table must outlive the form.
    explicit CommandForm(ArbiterTable &table, QWidget *parent = nullptr);

    DeskAction action() const { return m_action; }
    // Empty fields, or these.
    void begin(DeskAction action, std::optional<Seat> seat = std::nullopt);
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

protected:
    void changeEvent(QEvent *event) override;

private:
    QLineEdit *line(const char *name);
    QSpinBox *counter(const char *name);
    Seat seat() const;
    void arrange();
    void layOut(const std::vector<const QWidget *> &shown);
    void coverPoint();
    // Why what is typed cannot be sealed.
    QString sealFault() const;
    // The stages of the clock of this seat.
    void nameStages();
    void retranslate();
    DeskEntry entry() const;

    ArbiterTable &m_table;
    DeskAction m_action = DeskAction::GiveTime;
    QString m_sealCode;

    struct Row
    {
        QLabel *label;
        QWidget *field;
    };
    QFormLayout *m_form;
    std::vector<Row> m_rows; // all there are, shown or not
    QLabel *m_title;
    QLabel *m_about;
    QWidget *m_seats;
    PerSeat<QToolButton *> m_seat;
    QComboBox *m_stage;
    QLineEdit *m_time;
    QSpinBox *m_periods;
    QSpinBox *m_moves;
    QSpinBox *m_number;
    QLineEdit *m_point;
    QToolButton *m_showPoint; // of a sealed move
    QCheckBox *m_clocks;
    QComboBox *m_outcome;
    QLineEdit *m_code;
    QComboBox *m_reason;
    QLineEdit *m_note;
    QComboBox *m_second; // reason of the chief arbiter
    QLabel *m_preview;
    QToolButton *m_give;
};

} // namespace kagetsu::ui
