// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QTimer>
#include <QWidget>

#include <functional>

namespace kagetsu::ui {

// Shows what would be shared: a picture, or the pictures of a moving one, one after the other.
class SharePreview : public QWidget
{
    Q_OBJECT

public:
    explicit SharePreview(QWidget *parent = nullptr);

    void setPicture(const QImage &picture);
    // Shows pictures in turn, from 0 to `last`, each for `each` milliseconds; they are made when they are due.
    void setMoving(std::function<QImage(int)> picture, int last, int each);
    bool isMoving() const { return m_timer.isActive(); }
    const QImage &picture() const { return m_picture; }

    QSize sizeHint() const override { return { 420, 420 }; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showNext();

    QImage m_picture;
    std::function<QImage(int)> m_made;
    QTimer m_timer;
    int m_last = 0;
    int m_shown = 0;
};

} // namespace kagetsu::ui
