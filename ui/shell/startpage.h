// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/theme.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace kagetsu::ui {

class BoardWidget;

// The first thing one sees: the opening the program is named after, and the few ways to go on.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    // How many games were left unfinished; with one or more the first button continues.
    void setUnfinished(int count);

signals:
    void newGameWanted();
    void continueWanted();
    void openWanted();
    void languageWanted(const QString &code);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();

    QBoxLayout *m_layout;
    BoardWidget *m_board;
    QLabel *m_title;
    QLabel *m_subtitle;
    QPushButton *m_continue;
    QPushButton *m_newGame;
    QPushButton *m_open;
    int m_unfinished = 0;
};

} // namespace kagetsu::ui
