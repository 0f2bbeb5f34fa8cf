// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QString>

#include <functional>
#include <optional>

namespace kagetsu::ui {

// Checks the PINs of the arbiter and the chief arbiter, if they are set, and remembers whether one was entered
// recently.
class DeskPins
{
public:
    // The PINs as stored (base/signing/pin.h); empty for none.
    struct Kept
    {
        QString arbiter;
        QString chief;
    };
    void set(const Kept &kept);
    // Sets a function that rereads the PINs before they are checked: another window may have set one meanwhile.
    void setSource(std::function<std::optional<Kept>()> source) { m_source = std::move(source); }

    // True if the desk needs a PIN and none was entered within the last ten minutes.
    bool isWanted();
    // Returns whether the PIN is the arbiter's or the chief arbiter's, who may do everything the arbiter may. Remembers
    // it if so.
    bool give(const QString &pin);
    // Makes the next opening ask for the PIN again.
    void forget() { m_given.invalidate(); }

    bool hasChief() const { return !m_kept.chief.isEmpty(); }
    bool isChief(const QString &pin) const;

private:
    Kept m_kept;
    std::function<std::optional<Kept>()> m_source;
    QElapsedTimer m_given;
};

} // namespace kagetsu::ui
