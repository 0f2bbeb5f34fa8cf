// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>

class QString;

namespace kagetsu::ui {

// Announces whole sentences to users who do not look at the screen. Like language and theme, this is a global service
// rather than a parameter: any code with something to announce calls announce(), and one listener (the window's
// SpeechRouter) decides whether a screen reader or a voice says it. Without a listener, as in the test of a single
// page, nothing is announced.
enum class Told : std::uint8_t {
    News,
    Asked, // the user pressed a key for it, so it is announced in some way whatever the settings say
};
// Announces a whole sentence; does nothing if it is empty or nobody listens.
void announce(const QString &text, Told why = Told::News);

// Sets the listener; an empty function removes it.
void setListener(std::function<void(const QString &text, Told why)> listener);

} // namespace kagetsu::ui
