// SPDX-License-Identifier: MIT
#pragma once

#include "clock/timecontrol.h"

#include <QStringList>
#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;

namespace kagetsu::ui {

// Returns common time controls, from a quick game to a title match (match-presets.md), in the text syntax.
QStringList usualControls();

// A field for a time control: chosen from a list of usual ones or typed in the text syntax (clock.md#text-syntax). A
// line below says at once what it means, or where it is not valid.
class TimeField : public QWidget
{
    Q_OBJECT

public:
    explicit TimeField(QWidget *parent = nullptr);

    // Sets the field's name for screen readers.
    void setName(const QString &name);
    QString text() const;
    void setText(const QString &text);
    // Returns the control; nothing while the text is not valid.
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
