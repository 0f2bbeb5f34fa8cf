// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/page.h"

class QBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace kagetsu::ui {

class BoardWidget;

// The first thing one sees: the opening the program is named after, and the few ways to go on.
class StartPage : public Page
{
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent = nullptr);

    void setTheme(const Theme &theme) override;
    // How many games were left unfinished; with one or more the first button continues.
    void setUnfinished(int count);

signals:
    void newGameWanted();
    void continueWanted();
    void clockWanted();
    void openWanted();
    void verdictWanted();
    void lessonWanted();
    void languageWanted(const QString &code);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslate();
    void fitPicture();
    // What needs fonts of its own, such as the names of the languages in their scripts. Loading those takes a third of
    // the whole start, so it is written after the first picture, where its room has been kept.
    void writeTheRest();

    QBoxLayout *m_layout;
    BoardWidget *m_board;
    QLabel *m_ideographs;
    QLabel *m_title;
    QWidget *m_texts;
    QLabel *m_subtitle;
    QPushButton *m_continue;
    QPushButton *m_newGame;
    QPushButton *m_clock;
    QPushButton *m_open;
    QPushButton *m_verdict;
    QPushButton *m_lesson;
    QList<QToolButton *> m_languages;
    int m_unfinished = 0;
    bool m_painted = false;
};

} // namespace kagetsu::ui
