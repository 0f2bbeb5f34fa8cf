// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>

class QString;

namespace kagetsu::ui {

// What whoever does not look at the screen is to hear at once, in whole sentences. As with language and theme, nobody
// hands it on: who has something to say says it here, and one listener decides whether a screen reader or a voice says
// it (the shell's Herald). Without a listener, as in the test of one page, it is heard by nobody.
enum class Told : std::uint8_t {
    News,
    Asked, // somebody has pressed a key for it, so it is told in some way, whatever was chosen
};
void announce(const QString &text, Told why = Told::News);

// Nothing: nobody listens any more.
void setListener(std::function<void(const QString &text, Told why)> listener);

} // namespace kagetsu::ui
