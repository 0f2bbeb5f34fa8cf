// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QFont;

namespace kagetsu::ui {

// Sets the style hint of a font for texts in this language (a code or tag: "ja", "zh-TW"). The hint does not affect
// which fonts are used if the families are installed; but Qt 6.4 caches the fallbacks of a font by its first family,
// size and hint, so without it the characters of a second language would appear in the regional typeface of the first.
void keepRegionsApart(QFont &font, const QString &language);

// Has Qt take the faces of Windows where the program asks for those of other systems. Needs the application object.
void nameFacesOfWindows();

// Returns the font families of the screen in this language (a code), best first. `desktop` is the desktop's own family;
// it may be an alias such as "Sans Serif", or not be installed. Latin and Cyrillic languages get a typeface for letters
// before any other, because Chinese typefaces set quotation marks full-width; Chinese, Japanese and Korean get the
// characters of their own region, even on a desktop of another one.
QStringList screenFaces(const QString &desktop, const QString &language);

// True if an installed font has the characters in which this language (a code) is written.
bool hasFaceFor(const QString &language);

// Returns the height of a line in this font in pixels, whatever it contains: Chinese characters in names come from a
// second typeface, which may be higher than the first, and QFontMetrics reports only the first.
int lineHeight(const QFont &font);

} // namespace kagetsu::ui
