// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/theme.h"
#include "ui/match/newgamechoices.h"

#include <QDialog>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QScrollArea;
class QSpinBox;
class QVBoxLayout;

namespace kagetsu::ui {

class TableButton;
class TimeField;

// Asks for everything that is agreed before a game. Enter starts it.
class NewGameDialog : public QDialog
{
    Q_OBJECT

public:
    explicit NewGameDialog(const NewGameChoices &choices, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);

    // As they stand in the dialog.
    NewGameChoices choices() const;
    // After acceptance: the setup of the choices, with a new id. The lot is drawn once, when Start is pressed.
    match::MatchSetup setup() const;

    void accept() override;

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Card
    {
        QLabel *head;
        QGridLayout *grid;
    };
    Card addCard(QVBoxLayout *to);
    void buildPlayers(QVBoxLayout *to);
    void buildGame(QVBoxLayout *to);
    void buildTime(QVBoxLayout *to);
    void buildReferee(QVBoxLayout *to);
    void fill(const NewGameChoices &choices);
    void fillOpenings(const QString &wanted);
    void retranslate();
    // Shows what the choices so far make possible.
    void follow();
    rules::Rule rule() const;

    QScrollArea *m_scroll;
    std::vector<QLabel *> m_heads;

    QLineEdit *m_left;
    QLineEdit *m_right;
    QButtonGroup *m_opener;
    QLabel *m_ruleLabel;
    QComboBox *m_rule;
    QLabel *m_ruleSummary;
    QCheckBox *m_edgeBlocks;
    QCheckBox *m_exactlyFive;
    QLabel *m_sizeLabel;
    QSpinBox *m_size;
    QLabel *m_openingLabel;
    QComboBox *m_opening;
    TimeField *m_time;
    QCheckBox *m_odds;
    TimeField *m_timeRight;

    // A choice with its meaning under it.
    struct Field
    {
        QLabel *label = nullptr;
        QComboBox *box = nullptr;
        QLabel *meaning = nullptr;
    };
    Field addField(QGridLayout *grid, const char *name);
    Field m_hints;
    Field m_fouls;
    Field m_fives;
    Field m_flags;
    Field m_guard;
    QCheckBox *m_takeBacks;
    QCheckBox *m_pauses;
    TableButton *m_cancel;
    TableButton *m_start;
    QString m_id;
    bool m_rightOpens = false; // what the lot, drawn at acceptance, came to
};

} // namespace kagetsu::ui
