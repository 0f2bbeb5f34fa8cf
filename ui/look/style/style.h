// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

namespace kagetsu::ui {

// Fusion, which the style sheet dresses, with what a style sheet cannot say. The arrow of a tool bar that is too narrow
// for all that stands on it is drawn: Qt's is a picture in a file, and to find out of what kind it reads every module
// for pictures there is, at each start.
class Style : public QProxyStyle
{
    Q_OBJECT

public:
    Style();

    // A label shows what it is given as it is: markup in a name or a file is none. Who wants markup says so.
    void polish(QWidget *widget) override;
    using QProxyStyle::polish;

    // What is pressed is as large as a finger, also where a style sheet has no word for it.
    int pixelMetric(PixelMetric which, const QStyleOption *option, const QWidget *widget) const override;
    // A menu too long for the screen goes on in a second column: the arrows that scroll one are small.
    int styleHint(
        StyleHint which, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *returned) const override;
    // The arrows of buttons are as large as the words beside them.
    void drawPrimitive(
        PrimitiveElement which, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    QIcon standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const override;
};

} // namespace kagetsu::ui
