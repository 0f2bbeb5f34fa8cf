// SPDX-License-Identifier: MIT
#pragma once

#include "match/intervention.h"

#include <QWidget>

#include <optional>
#include <span>
#include <vector>

class QComboBox;
class QGridLayout;
class QToolButton;

namespace kagetsu::ui {

// Why the arbiter does something: the usual reasons to be tapped, or chosen with the keys 1 to 6, and all of them in a
// list. None is chosen beforehand.
class ReasonField : public QWidget
{
    Q_OBJECT

public:
    explicit ReasonField(QWidget *parent = nullptr);

    void setUsual(std::span<const match::Ground> usual);
    // Nothing: none is chosen.
    void setReason(std::optional<match::Ground> reason);
    std::optional<match::Ground> reason() const;
    // What the list says while none is chosen.
    void setPlaceholder(const QString &text);

signals:
    void changed();
    // With a figure of the keyboard: whoever did goes on with the keys.
    void chosenByKey();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    // In two lines where one has no room.
    void write(QToolButton &chip, const QString &text);
    void follow();
    void retranslate();

    std::vector<match::Ground> m_usual;
    std::vector<QToolButton *> m_chips;
    QGridLayout *m_grid;
    QComboBox *m_all;
};

} // namespace kagetsu::ui
