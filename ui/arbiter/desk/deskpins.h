// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QString>

#include <functional>
#include <optional>

namespace kagetsu::ui {

// The PINs of the arbiter and of the chief arbiter, where they have set any, and whether the desk's was given lately.
class DeskPins
{
public:
    // As they are kept (sign/pin.h); empty for none.
    struct Kept
    {
        QString arbiter;
        QString chief;
    };
    void set(const Kept &kept);
    // Asked before a PIN is wanted or not: another window may have set one meanwhile.
    void setSource(std::function<std::optional<Kept>()> source) { m_source = std::move(source); }

    // The desk opens only with a PIN, and none was given within the last ten minutes.
    bool isWanted();
    // Whether it is the arbiter's, or the chief arbiter's, who may do all that the arbiter may. Remembered if so.
    bool give(const QString &pin);
    // From now on it is wanted again.
    void forget() { m_given.invalidate(); }

    bool hasChief() const { return !m_kept.chief.isEmpty(); }
    bool isChief(const QString &pin) const;

private:
    Kept m_kept;
    std::function<std::optional<Kept>()> m_source;
    QElapsedTimer m_given;
};

} // namespace kagetsu::ui
