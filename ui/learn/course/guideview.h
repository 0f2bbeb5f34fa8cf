// SPDX-License-Identifier: MIT
#pragma once

#include "opening/procedure.h"

#include <QWidget>

class QLabel;

namespace kagetsu::ui {

class BigButton;
class ExampleView;

// Teaches an opening procedure: what it is, an example turn by turn, and the way to a game in which the table's guide
// leads through it.
class GuideView : public QWidget
{
    Q_OBJECT

public:
    explicit GuideView(QWidget *parent = nullptr);

    // Returns the shipped procedures that have at least one act before free play, in their order.
    static const std::vector<const opening::Procedure *> &procedures();
    // Returns the id that marks a procedure as read: "guide/rif".
    static std::string idOf(const opening::Procedure &procedure);

    // Shows a procedure, which must outlive its display.
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
