// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/intervention.h"

#include <QWidget>

#include <optional>
#include <span>
#include <vector>

class QComboBox;
class QGridLayout;
class QToolButton;

namespace kagetsu::ui {

// Asks for the reason of an order: usual reasons to tap, or to choose with the keys 1 to 6, and all reasons in a list.
// None is preselected.
class ReasonField : public QWidget
{
    Q_OBJECT

public:
    explicit ReasonField(QWidget *parent = nullptr);

    void setUsual(std::span<const match::Ground> usual);
    // Sets the reason; nothing if none is chosen.
    void setReason(std::optional<match::Ground> reason);
    std::optional<match::Ground> reason() const;
    // Sets the text of the list while no reason is chosen.
    void setPlaceholder(const QString &text);

signals:
    void changed();
    // Emitted when a reason was chosen with a digit key: the user goes on with the keyboard.
    void chosenByKey();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    // Writes the text in two lines if one has no room.
    void write(QToolButton &chip, const QString &text);
    void follow();
    void retranslate();

    std::vector<match::Ground> m_usual;
    std::vector<QToolButton *> m_chips;
    QGridLayout *m_grid;
    QComboBox *m_all;
};

} // namespace kagetsu::ui
