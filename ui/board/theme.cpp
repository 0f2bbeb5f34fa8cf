// SPDX-License-Identifier: MIT
#include "ui/board/theme.h"

namespace kagetsu::ui {

namespace {

QColor rgb(QRgb value)
{
    return QColor::fromRgb(value);
}

QColor rgba(QRgb value, int alpha)
{
    QColor colour = QColor::fromRgb(value);
    colour.setAlpha(alpha);
    return colour;
}

} // namespace

Theme Theme::light()
{
    Theme t;
    t.kind = Kind::Light;
    apply(BoardLook {}, t);

    t.window = rgb(0xF4F1EA);
    t.panel = rgb(0xFCFAF6);
    t.panelActive = rgb(0xFFFFFF);
    t.border = rgb(0xD9D2C4);
    t.text = rgb(0x2A2621);
    t.mutedText = rgb(0x6C645A);
    t.accent = rgb(0x2F5D7C);
    t.accentText = rgb(0xFFFFFF);
    t.button = rgb(0xECE7DC);
    t.link = rgb(0x1F5F8B);
    t.lowTime = rgb(0xB3261A);
    t.cardWaiting = { rgb(0xE8E2D5), rgb(0xD5CDBD), rgb(0x4B453D), rgb(0x625A50), rgb(0x6F675B), rgb(0xD2C9B8) };
    t.cardRunning = { rgb(0x24536F), rgb(0x24536F), rgb(0xFFFFFF), rgb(0xD3E4EE), rgb(0xFFFFFF), rgb(0x4D7A96) };
    t.cardShort = { rgb(0xA9281B), rgb(0xA9281B), rgb(0xFFFFFF), rgb(0xFCE3DE), rgb(0xFFFFFF), rgb(0xC96A60) };
    t.cardFallen = { rgb(0xFBE6DF), rgb(0xB3261A), rgb(0xB3261A), rgb(0xB3261A), rgb(0xB3261A), rgb(0xEBC7BE) };
    t.infoBar = rgb(0xE2ECF2);
    t.infoText = rgb(0x1D3B50);
    t.warningBar = rgb(0xF8E7B8);
    t.warningText = rgb(0x4A3703);
    t.errorBar = rgb(0xF7D9D2);
    t.errorText = rgb(0x6B1A10);
    return t;
}

Theme Theme::dark()
{
    Theme t;
    t.kind = Kind::Dark;
    apply(BoardLook {}, t);

    t.window = rgb(0x1E1D1B);
    t.panel = rgb(0x282624);
    t.panelActive = rgb(0x34312D);
    t.border = rgb(0x44403A);
    t.text = rgb(0xE9E4DA);
    t.mutedText = rgb(0xA79F93);
    t.accent = rgb(0x7FB0CF);
    t.accentText = rgb(0x10202B);
    t.button = rgb(0x38352F);
    t.link = rgb(0x8EC1E2);
    t.lowTime = rgb(0xFF8A73);
    t.cardWaiting = { rgb(0x2A2826), rgb(0x44403A), rgb(0xB9B1A5), rgb(0xA79F93), rgb(0x8F877B), rgb(0x3D3A35) };
    t.cardRunning = { rgb(0x2B617F), rgb(0x2B617F), rgb(0xFFFFFF), rgb(0xD6E8F3), rgb(0xFFFFFF), rgb(0x5587A4) };
    t.cardShort = { rgb(0xA83A2C), rgb(0xA83A2C), rgb(0xFFFFFF), rgb(0xFDE4DF), rgb(0xFFFFFF), rgb(0xCB7468) };
    t.cardFallen = { rgb(0x4A2620), rgb(0xFF8A73), rgb(0xFF8A73), rgb(0xFF8A73), rgb(0xFF8A73), rgb(0x6E3A31) };
    t.infoBar = rgb(0x23353F);
    t.infoText = rgb(0xD5E6F0);
    t.warningBar = rgb(0x4D3F16);
    t.warningText = rgb(0xF6E6B4);
    t.errorBar = rgb(0x53231C);
    t.errorText = rgb(0xFBDAD3);
    return t;
}

Theme Theme::highContrast()
{
    const QColor black = rgb(0x000000);
    const QColor white = rgb(0xFFFFFF);
    const QColor yellow = rgb(0xFFE600);
    Theme t;
    t.kind = Kind::HighContrast;
    t.flat = t.flatStones = true;
    t.woodLight = t.woodDark = t.grain = black;
    t.woodEdge = white;
    t.grid = rgb(0xB4B4B4);
    t.coordinates = white;
    t.shadow = black;
    t.black = { black, black, black, white, white };
    t.white = { white, white, white, white, black };
    t.lastMoveOnBlack = t.win = t.forbidden = t.proof = t.tentative = t.disputed = t.cursor = t.userMark = t.zone =
        yellow;
    t.plaque = t.lastMoveOnWhite = black;
    t.allowed = rgba(0xFFE600, 60);

    t.window = t.panel = t.panelActive = t.button = black;
    t.border = t.text = t.mutedText = white;
    t.accent = yellow;
    t.accentText = black;
    t.link = yellow;
    t.lowTime = yellow;
    t.cardWaiting = { black, white, white, white, white, rgb(0x505050) };
    t.cardRunning = { yellow, yellow, black, black, black, rgb(0xA89800) };
    t.cardShort = { white, yellow, black, black, black, rgb(0xA0A0A0) };
    t.cardFallen = { white, white, black, black, black, rgb(0xA0A0A0) };
    t.infoBar = black;
    t.infoText = white;
    t.warningBar = t.errorBar = yellow;
    t.warningText = t.errorText = black;
    return t;
}

Theme Theme::highContrastLight()
{
    const QColor black = rgb(0x000000);
    const QColor white = rgb(0xFFFFFF);
    const QColor blue = rgb(0x0A1FA8);
    Theme t;
    t.kind = Kind::HighContrastLight;
    t.flat = t.flatStones = true;
    t.woodLight = t.woodDark = t.grain = white;
    t.woodEdge = t.coordinates = t.shadow = black;
    t.grid = rgb(0x505050);
    t.black = { black, black, black, black, white };
    t.white = { white, white, white, black, black };
    t.lastMoveOnWhite = t.win = t.forbidden = t.proof = t.tentative = t.disputed = t.cursor = t.userMark = t.zone =
        blue;
    t.plaque = white;
    t.lastMoveOnBlack = rgb(0xFFE600);
    t.allowed = rgba(0x0A1FA8, 44);

    t.window = t.panel = t.panelActive = t.button = white;
    t.border = t.text = t.mutedText = black;
    t.accent = blue;
    t.accentText = white;
    t.link = blue;
    t.lowTime = rgb(0xA80000);
    t.cardWaiting = { white, black, black, black, black, rgb(0xC8C8C8) };
    t.cardRunning = { blue, blue, white, white, white, rgb(0x6C78CC) };
    t.cardShort = { rgb(0xA80000), black, white, white, white, rgb(0xCF7070) };
    t.cardFallen = { white, rgb(0xA80000), rgb(0xA80000), rgb(0xA80000), rgb(0xA80000), rgb(0xC8C8C8) };
    t.infoBar = white;
    t.infoText = black;
    t.warningBar = t.errorBar = blue;
    t.warningText = t.errorText = white;
    return t;
}

Theme Theme::paper()
{
    Theme t = light();
    t.flat = t.flatStones = true;
    t.woodLight = t.woodDark = t.plaque = rgb(0xFFFFFF);
    t.woodEdge = t.grid = t.coordinates = rgb(0x000000);
    t.black = { rgb(0x000000), rgb(0x000000), rgb(0x000000), rgb(0x000000), rgb(0xFFFFFF) };
    t.white = { rgb(0xFFFFFF), rgb(0xFFFFFF), rgb(0xFFFFFF), rgb(0x000000), rgb(0x000000) };
    return t;
}

Theme Theme::of(Kind kind, const BoardLook &look)
{
    const auto ofPages = [kind] {
        switch (kind) {
        case Kind::Light: return light();
        case Kind::Dark: return dark();
        case Kind::HighContrast: return highContrast();
        case Kind::HighContrastLight: return highContrastLight();
        }
        return light();
    };
    Theme t = ofPages();
    apply(look, t);
    return t;
}

QColor Theme::disabledText() const
{
    if (!flat)
        return mutedText;
    constexpr double Share = 0.45; // share of the background
    const auto part = [](int ink, int ground) { return qRound(ink + (ground - ink) * Share); };
    return { part(text.red(), window.red()), part(text.green(), window.green()), part(text.blue(), window.blue()) };
}

QColor Theme::disabledSign() const
{
    return flat ? disabledText() : border;
}

QPalette Theme::palette() const
{
    QPalette p;
    p.setColor(QPalette::Window, window);
    p.setColor(QPalette::WindowText, text);
    p.setColor(QPalette::Base, panel);
    p.setColor(QPalette::AlternateBase, window);
    p.setColor(QPalette::Text, text);
    p.setColor(QPalette::PlaceholderText, mutedText);
    p.setColor(QPalette::Button, button);
    p.setColor(QPalette::ButtonText, text);
    p.setColor(QPalette::BrightText, lowTime);
    p.setColor(QPalette::ToolTipBase, panel);
    p.setColor(QPalette::ToolTipText, text);
    p.setColor(QPalette::Highlight, accent);
    p.setColor(QPalette::HighlightedText, accentText);
    p.setColor(QPalette::Link, link);
    p.setColor(QPalette::LinkVisited, link);
    // Frames and bevels of the Fusion style.
    p.setColor(QPalette::Light, panelActive);
    p.setColor(QPalette::Midlight, button);
    p.setColor(QPalette::Mid, border);
    p.setColor(QPalette::Dark, border);
    p.setColor(QPalette::Shadow, shadow);
    for (QPalette::ColorRole role : { QPalette::WindowText, QPalette::Text, QPalette::ButtonText })
        p.setColor(QPalette::Disabled, role, disabledText());
    return p;
}

} // namespace kagetsu::ui
