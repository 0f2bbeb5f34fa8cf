// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QString>

namespace kagetsu::ui {

// The PINs of the arbiter and of the chief arbiter, where they have set any, and whether the desk's was given lately.
class DeskPins
{
public:
    // As they are kept (sign/pin.h); empty for none.
    void set(const QString &arbiter, const QString &chief);

    // The desk opens only with a PIN, and none was given within the last ten minutes.
    bool isWanted() const;
    // Whether it is the arbiter's, or the chief arbiter's, who may do all that the arbiter may. Remembered if so.
    bool give(const QString &pin);
    // From now on it is wanted again.
    void forget() { m_given.invalidate(); }

    bool hasChief() const { return !m_chief.isEmpty(); }
    bool isChief(const QString &pin) const;

private:
    QString m_arbiter;
    QString m_chief;
    QElapsedTimer m_given;
};

} // namespace kagetsu::ui
