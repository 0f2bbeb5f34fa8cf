// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "ui/board/theme.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace kagetsu::ui {

class TableButton;

// What the opening procedure asks for, in words, with its choices as large buttons that name what follows from them.
class OpeningPane : public QWidget
{
    Q_OBJECT

public:
    explicit OpeningPane(QWidget *parent = nullptr);

    void show(const match::Match &match);
    void setTheme(const Theme &theme);
    using QWidget::show;

protected:
    void changeEvent(QEvent *event) override;

signals:
    void acted(kagetsu::Seat seat, const kagetsu::opening::Act &act);

private:
    void setButtons(const match::Match &match, const opening::Need &need);

    QLabel *m_procedure;
    QLabel *m_pattern;
    QLabel *m_need;
    QVBoxLayout *m_choices;
    std::vector<TableButton *> m_buttons;
    Theme m_theme = Theme::light();
};

} // namespace kagetsu::ui
