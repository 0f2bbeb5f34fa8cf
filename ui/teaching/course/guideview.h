// SPDX-License-Identifier: MIT
#pragma once

#include "opening/procedure.h"

#include <QWidget>

class QLabel;

namespace kagetsu::ui {

class BigButton;
class ExampleView;

// An opening procedure to be learned: what it is, an example turn by turn, and the way to a game in which the guide of
// the table leads through it.
class GuideView : public QWidget
{
    Q_OBJECT

public:
    explicit GuideView(QWidget *parent = nullptr);

    // The shipped procedures in which somebody does something before free play, in their order.
    static const std::vector<const opening::Procedure *> &procedures();
    // What is remembered of one that was read: "guide/rif".
    static std::string idOf(const opening::Procedure &procedure);

    // The procedure must live as long as it is shown.
    void show(const opening::Procedure &procedure);
    using QWidget::show;

signals:
    void backWanted();
    void playWanted(const kagetsu::opening::Procedure &procedure);

private:
    void write();

    const opening::Procedure *m_procedure = nullptr;
    BigButton *m_back;
    QLabel *m_title;
    QLabel *m_about;
    ExampleView *m_example;
    BigButton *m_play;
};

} // namespace kagetsu::ui
