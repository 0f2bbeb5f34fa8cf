// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPoint>
#include <QPointer>

#include <optional>

class QWidget;

namespace kagetsu::ui {

// Prevents the mouse wheel from changing a choice or number that merely happens to be under the pointer: combo boxes,
// spin boxes, time fields, sliders and tabs react only after a click or keyboard focus, and never while a page that is
// being scrolled carries them past. An editable combo box never reacts: that would replace typed text by the next
// entry. A turn that is not used scrolls the surroundings. One instance serves the whole program.
class WheelGuard : public QObject
{
    Q_OBJECT

public:
    // Starts watching all windows; calling it repeatedly is harmless.
    static void install();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit WheelGuard(QObject *parent);
    bool mayTurn(const QWidget &box, QPoint pointer) const;

    QPointer<QWidget> m_meant; // the widget that the user deliberately went to
    std::optional<QPoint> m_scrolledAt; // where the pointer was at the last turn that was not used
};

} // namespace kagetsu::ui
