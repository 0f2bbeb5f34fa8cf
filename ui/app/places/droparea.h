// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/lineicon.h"

#include <QWidget>

namespace kagetsu::ui {

// A dashed frame with an icon and a sentence: here files can be dropped. The window itself takes them.
class DropArea : public QWidget
{
    Q_OBJECT

public:
    explicit DropArea(QWidget *parent = nullptr);

    void setText(const QString &text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int padding() const;
    int textHeight(int width) const;

    QString m_text;
    PaintedIcon m_icon;
};

} // namespace kagetsu::ui
