// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

namespace kagetsu::ui {

// The Fusion style, which the style sheet dresses, plus what a style sheet cannot express. The arrow of a tool bar too
// narrow for its buttons is drawn: Qt's is an image file, and to find its format Qt loads every image plugin at each
// start.
class Style : public QProxyStyle
{
    Q_OBJECT

public:
    Style();

    // Makes labels show their text literally: markup in a name or a file has no effect. Labels that want markup must
    // ask for it.
    void polish(QWidget *widget) override;
    using QProxyStyle::polish;

    // Makes controls large enough for fingers, even where a style sheet has no property for that.
    int pixelMetric(PixelMetric which, const QStyleOption *option, const QWidget *widget) const override;
    // Continues a menu too long for the screen in a second column: scroll arrows are small.
    int styleHint(
        StyleHint which, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *returned) const override;
    // Draws the arrows of buttons as large as the words beside them.
    void drawPrimitive(
        PrimitiveElement which, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    QIcon standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const override;

protected:
    // Notices whether Alt is held: only then, and in menus, are the letters underlined that it chooses by.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool m_isWatching = false;
    bool m_isAltHeld = false;
};

} // namespace kagetsu::ui
