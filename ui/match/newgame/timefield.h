// SPDX-License-Identifier: MIT
#pragma once

#include "clock/timecontrol.h"

#include <QStringList>
#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;

namespace kagetsu::ui {

// From a quick game to a title match (presets.md), in the text syntax.
QStringList usualControls();

// Marks what cannot be understood.
void setFault(QWidget *widget, bool fault);

// A field for a time control: from a list of usual ones, or written in the text syntax (clock.md#text-syntax).
// Under it stands at once what it means, or where it cannot be understood.
class TimeField : public QWidget
{
    Q_OBJECT

public:
    explicit TimeField(QWidget *parent = nullptr);

    // What a screen reader calls the field.
    void setName(const QString &name);
    QString text() const;
    void setText(const QString &text);
    // Nothing while the text cannot be read.
    std::optional<clock::TimeControl> control() const { return m_control; }
    QString reading() const;
    QComboBox *box() const { return m_box; }

signals:
    void changed();

private:
    void read();
    void retranslate();

    QComboBox *m_box;
    QLabel *m_reading;
    std::optional<clock::TimeControl> m_control;
};

} // namespace kagetsu::ui
