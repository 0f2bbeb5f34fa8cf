// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QFont;

namespace kagetsu::ui {

// Sets the style hint of a font for texts in this language (a code or tag: "ja", "zh-TW"). The hint says nothing where
// the families of the font are found; but Qt 6.4 keeps the fallbacks of a font by its first family, size and hint, so
// without it the characters of a second language come in the regional face of the first.
void keepRegionsApart(QFont &font, const QString &language);

// The families of the screen in this language (a code), best first. `desktop` is the desktop's own family; it may be an
// alias such as "Sans Serif", or not be installed. Latin and Cyrillic languages get a face of letters before any other,
// as a face of Chinese characters sets their quotation marks full-width; Chinese, Japanese and Korean get the
// characters of their own region, also on a desktop of another one.
QStringList screenFaces(const QString &desktop, const QString &language);

// The height of a line in this font, in pixels, whatever stands in it: names in Chinese characters come in a second
// face, which may be higher than the first, of which alone QFontMetrics tells.
int lineHeight(const QFont &font);

} // namespace kagetsu::ui
