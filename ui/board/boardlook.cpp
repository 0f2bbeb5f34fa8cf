// SPDX-License-Identifier: MIT
#include "ui/board/boardlook.h"

#include "ui/board/theme.h"

namespace kagetsu::ui {

namespace {

QColor opaque(QRgb value)
{
    return QColor::fromRgb(value);
}

QColor clear(QRgb value, int alpha)
{
    QColor colour = QColor::fromRgb(value);
    colour.setAlpha(alpha);
    return colour;
}

struct WoodColours
{
    QRgb light;
    QRgb dark;
    QRgb grain;
    QRgb edge;
    QRgb grid;
    QRgb coordinates;
    QRgb plaque;
};

// Coordinates have a contrast of at least 4.5 to 1 against both the lightest and the darkest tone of the wood.
WoodColours woodColours(Wood wood, bool byDay)
{
    switch (wood) {
    case Wood::Kaya:
        return byDay ? WoodColours { 0xF0D5A0, 0xDDB877, 0x9A6A30, 0x8A6132, 0x40301C, 0x4F3516, 0xF6E4BF }
                     : WoodColours { 0xC49A62, 0xA98250, 0x5A3C1A, 0x2E1F10, 0x22160A, 0x160D04, 0xDDBB88 };
    case Wood::Katsura:
        return byDay ? WoodColours { 0xDFAF7B, 0xC58E58, 0x7E4A20, 0x6E431F, 0x3A220F, 0x2F1A09, 0xEFCDA2 }
                     : WoodColours { 0xBB8556, 0xA87448, 0x552F12, 0x2A190B, 0x20130A, 0x120903, 0xD6A878 };
    case Wood::Walnut:
        return byDay ? WoodColours { 0x8A6346, 0x704C33, 0x2E1A0C, 0x2A180C, 0xE6D0AC, 0xFFF3DA, 0x563822 }
                     : WoodColours { 0x755239, 0x5E4029, 0x201208, 0x150C05, 0xCDB48E, 0xF4E4C6, 0x452C1A };
    }
    return {};
}

// Signs are light on dark wood and dark on light wood, with a contrast of three to one against its lightest and darkest
// tones; the tone of plaques is in between.
void putSigns(Theme &t, Wood wood, bool byDay)
{
    const bool isRed = wood == Wood::Katsura; // redder and darker than kaya
    if (wood == Wood::Walnut) {
        t.win = opaque(0xF6C64A);
        t.forbidden = opaque(0xFFB4A2);
        t.proof = opaque(0xBFE0FA);
        t.tentative = opaque(0xFFE9C4);
        t.disputed = opaque(0xFFB4A2);
        t.cursor = opaque(0xFFF6E0);
        t.userMark = opaque(0xD4EAFB);
        t.zone = opaque(0xFFDFA3);
        t.allowed = clear(0xFFE6B4, 50);
    } else if (byDay) {
        t.win = opaque(0xE0A21B);
        t.forbidden = t.disputed = opaque(isRed ? 0x8A1109 : 0xA3180D);
        t.proof = opaque(0x0F4C81);
        t.tentative = opaque(isRed ? 0x8A1E0C : 0xB02A14);
        t.cursor = opaque(0x1F4E79);
        t.userMark = opaque(0x1F4E79);
        t.zone = opaque(isRed ? 0x5E360A : 0x7A4A12);
        t.allowed = clear(0xFFFBEC, 108);
    } else {
        t.win = opaque(0xF2BE3A);
        // Wood under lamplight has a medium tone: nothing light stands out from it.
        t.forbidden = t.disputed = opaque(0x5E0A04);
        t.proof = opaque(0x08243F);
        t.tentative = opaque(0x5E1206);
        t.cursor = opaque(0x0A2440);
        t.userMark = opaque(0x0D2A46);
        t.zone = opaque(0x2E1B07);
        t.allowed = clear(0xFFEFC9, 64);
    }
}

void putStones(Theme &t, const BoardLook &look, bool byDay)
{
    const bool onDarkWood = look.wood == Wood::Walnut;
    t.flatStones = look.stones == StoneKind::Print;
    if (t.flatStones) {
        const QColor black = opaque(byDay ? 0x151514 : 0x0C0C0B);
        const QColor white = opaque(byDay ? 0xFCFAF4 : 0xECE8DD);
        t.black = { black, black, black, onDarkWood ? opaque(0xD9C7A6) : black, opaque(0xF4F1E8) };
        t.white = { white, white, white, black, opaque(0x1C1B19) };
        return;
    }
    // Slate on dark wood has a light rim, otherwise it would blend into the wood.
    const QColor slateEdge = onDarkWood ? clear(0xE6D6B8, 120) : clear(0x000000, byDay ? 150 : 190);
    t.black = byDay
        ? Theme::StoneColours { opaque(0x66696D), opaque(0x292B2E), opaque(0x0C0D0E), slateEdge, opaque(0xF4F1E8) }
        : Theme::StoneColours { opaque(0x5C6064), opaque(0x212427), opaque(0x08090A), slateEdge, opaque(0xE9E5DA) };
    t.white = byDay ? Theme::StoneColours { opaque(0xFFFFFF), opaque(0xF8F5EE), opaque(0xD3CBB8), clear(0x7E7360, 190),
        opaque(0x1C1B19) }
                    : Theme::StoneColours { opaque(0xF6F3EA), opaque(0xE8E3D7), opaque(0xB9B09B), clear(0x4A3F2C, 200),
                          opaque(0x1C1B19) };
}

} // namespace

void apply(const BoardLook &look, Theme &theme)
{
    theme.coordinatePlaces = look.coordinates;
    if (theme.flat)
        return;
    const bool byDay = theme.kind == Theme::Kind::Light;
    const WoodColours wood = woodColours(look.wood, byDay);
    theme.woodLight = opaque(wood.light);
    theme.woodDark = opaque(wood.dark);
    theme.grain = opaque(wood.grain);
    theme.woodEdge = opaque(wood.edge);
    theme.grid = opaque(wood.grid);
    theme.coordinates = opaque(wood.coordinates);
    theme.plaque = opaque(wood.plaque);
    theme.shadow = opaque(byDay ? 0x2A1A08 : 0x000000);
    theme.lastMoveOnBlack = opaque(0xFF6B4A);
    theme.lastMoveOnWhite = opaque(byDay ? 0xD03A22 : 0xC8331C);
    putStones(theme, look, byDay);
    putSigns(theme, look.wood, byDay);
}

} // namespace kagetsu::ui
