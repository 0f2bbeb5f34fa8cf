// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace kagetsu::ui {

class TableButton;

// Holds what the cover says.
struct Cover
{
    QString head;
    QString text;
    bool canGoOn = true; // whether the players can resume
};

// Covers the board while the clocks are stopped by agreement, so that nobody thinks without time running.
class PauseCover : public QWidget
{
    Q_OBJECT

public:
    explicit PauseCover(QWidget *parent = nullptr);

    void tell(const Cover &cover);
    TableButton *goOn() const { return m_goOn; }

signals:
    void goOnWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QFont headFont() const;
    void place();
    bool placeWith(bool hasSign, bool hasText);

    Cover m_said;
    TableButton *m_goOn;
    double m_headTimes = 1; // size of the headline relative to other words
    QRect m_headRect;
    QRect m_textRect;
    QRect m_signRect;
};

} // namespace kagetsu::ui
