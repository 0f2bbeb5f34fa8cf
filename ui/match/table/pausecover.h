// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/theme.h"

#include <QWidget>

namespace kagetsu::ui {

class TableButton;

// What it says.
struct Cover
{
    QString head;
    QString text;
    bool canGoOn = true; // by the players
};

// Lies over the board while the clocks stand by agreement, so that nobody thinks on stopped clocks.
class PauseCover : public QWidget
{
    Q_OBJECT

public:
    explicit PauseCover(QWidget *parent = nullptr);

    void tell(const Cover &cover);
    void setTheme(const Theme &theme);
    TableButton *goOn() const { return m_goOn; }

signals:
    void goOnWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    QFont headFont() const;
    void place();

    Cover m_said;
    Theme m_theme = Theme::light();
    TableButton *m_goOn;
    QRect m_headRect;
    QRect m_textRect;
    QRect m_signRect;
};

} // namespace kagetsu::ui
