// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPoint>
#include <QPointer>

#include <optional>

class QWidget;

namespace kagetsu::ui {

// Keeps the mouse wheel from changing a choice or a number that merely lies under the pointer: combo boxes, fields of
// numbers and of times, sliders and tabs are turned only by who has gone there with a click or the keys, and never
// while a page that is being scrolled carries them past. A list one can also write in is never turned: that would put
// its next entry in place of what was written. A turn that is not taken scrolls what is around. One for the whole
// program.
class WheelGuard : public QObject
{
    Q_OBJECT

public:
    // Watches all windows from now on; to ask again changes nothing.
    static void install();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit WheelGuard(QObject *parent);
    bool mayTurn(const QWidget &box, QPoint pointer) const;

    QPointer<QWidget> m_meant; // where somebody went on purpose
    std::optional<QPoint> m_scrolledAt; // where the pointer lay at the last turn that was not taken
};

} // namespace kagetsu::ui
