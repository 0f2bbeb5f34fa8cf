// SPDX-License-Identifier: MIT
#pragma once

#include "match/catalogue/procedures.h"
#include "ui/match/opening/choice/termseditor.h"

class QLabel;
class QTabWidget;

namespace kagetsu::ui {

class ExampleView;
class StepLine;

// Explains one opening procedure: what happens in it, an example turn by turn, and the conditions that can be changed
// for a game.
class ProcedurePage : public QWidget
{
    Q_OBJECT

public:
    explicit ProcedurePage(QWidget *parent = nullptr);

    void setPlayers(const QString &left, const QString &right);
    void setProcedure(const opening::Procedure &procedure, const opening::Terms &terms, SwapDenial denial,
        const catalogue::GameKind &game);
    const opening::Terms &terms() const;
    SwapDenial denial() const;
    // Returns the game in which it can be played; nothing if the terms cannot be played.
    std::optional<catalogue::GameKind> game() const { return m_kind; }

signals:
    void changed();

private:
    void retell();
    void retranslate();

    QLabel *m_title;
    QLabel *m_about;
    QLabel *m_note; // deviations from the usual terms, and how they change the game
    QLabel *m_fault;
    QTabWidget *m_tabs;
    StepLine *m_steps; // steps of the example, at a glance
    ExampleView *m_example;
    TermsEditor *m_editor;
    opening::Procedure m_procedure;
    catalogue::GameKind m_wanted;
    std::optional<catalogue::GameKind> m_kind;
};

} // namespace kagetsu::ui
