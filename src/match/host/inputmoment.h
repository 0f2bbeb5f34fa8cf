// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"

#include <QObject>

#include <functional>
#include <optional>

class QInputEvent;

namespace kagetsu::host {

// Knows when the tap or key was made that the program is handling: the window system stamps it while the program may
// still be busy, for example with a slow disk (clock.md#the-machine). It sees all input of the program.
class InputMoment : public QObject
{
    Q_OBJECT

public:
    // `now` reads the monotonic clock, in milliseconds on the axis that the window system uses for its stamps.
    explicit InputMoment(std::function<clock::Moment()> now);

    // Returns nothing before the first input and once that input has been handled, including a dialog that it opened.
    std::optional<clock::Moment> madeAt() const { return m_madeAt; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    clock::Moment momentOf(const QInputEvent &input) const;

    std::function<clock::Moment()> m_now;
    std::optional<clock::Moment> m_madeAt;
};

} // namespace kagetsu::host
