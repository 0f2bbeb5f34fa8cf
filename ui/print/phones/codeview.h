// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QWidget>

namespace kagetsu::ui {

// Shows a text as a code for a phone's camera, as large as there is room, each module of the same number of pixels.
class CodeView : public QWidget
{
    Q_OBJECT

public:
    explicit CodeView(QWidget *parent = nullptr);

    void setText(const QString &text);
    const QImage &code() const { return m_code; }

    QSize sizeHint() const override { return { 300, 300 }; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QImage m_code; // a pixel for each module
};

// Paints a code as large as it fits into a rectangle, on its own white ground.
void paintCode(QPainter &painter, const QImage &code, const QRectF &room);

} // namespace kagetsu::ui
