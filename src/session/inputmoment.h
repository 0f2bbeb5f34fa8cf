// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"

#include <QObject>

#include <functional>
#include <optional>

class QInputEvent;

namespace kagetsu::session {

// Knows when the tap or the key was made that the program is dealing with: the window system stamps it while the
// program may still be busy with something else, a slow disk say (clock.md#the-machine). Sees all input of the program.
class InputMoment : public QObject
{
    Q_OBJECT

public:
    // `now` reads the monotonic clock, in milliseconds of the axis the window system stamps with.
    explicit InputMoment(std::function<clock::Moment()> now);

    // None before the first input and once it has been dealt with, a dialog that it opened included.
    std::optional<clock::Moment> madeAt() const { return m_madeAt; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    clock::Moment momentOf(const QInputEvent &input) const;

    std::function<clock::Moment()> m_now;
    std::optional<clock::Moment> m_madeAt;
};

} // namespace kagetsu::session
