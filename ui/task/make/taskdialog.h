// SPDX-License-Identifier: MIT
#pragma once

#include "background/task.h"
#include "task/check.h"
#include "ui/look/drafts/draftkeeper.h"

#include <QDialog>

class QBoxLayout;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace kagetsu::ui {

class BoardWidget;
class CheckBox;
class ChoiceList;
class ComboBox;
class TextField;

// Makes a task of a position: what is asked, of whom, with which help. Points and stones are tapped on the board. It is
// taken only once rules and solver agree; else the reason is told.
class TaskDialog : public QDialog
{
    Q_OBJECT

public:
    // Goes on with a draft of the same task, or with the one of that key, whose fields stood like this at first.
    explicit TaskDialog(
        task::Task start, QWidget *parent = nullptr, const QString &draftKey = {}, const QJsonObject &first = {});

    // As it is written now.
    task::Task task() const;

    DraftKeeper &draft() { return m_draft; }
    // Returns the position that a draft is about, to go on with it; nothing where it cannot be read.
    static std::optional<task::Task> startOf(const draft::Draft &draft);
    // Returns how the fields stood before anything was typed that the draft keeps.
    static QJsonObject firstOf(const draft::Draft &draft);
    static QString draftKind();

    void tap(rules::Point point);
    bool isChecking() const { return m_checking.isRunning(); }

    void accept() override;
    // What was edited is not lost unasked.
    void reject() override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    task::Kind kind() const;
    rules::Side side() const;
    void kindChanged();
    void edited();
    void allowBoxes();
    void draw();
    bool asksAsAtFirst(const task::Task &made) const;
    QString tapText() const;
    QJsonObject fields() const;
    QJsonObject state() const;
    void restore(const QJsonObject &state);

    task::Task m_task; // position, and what was tapped
    task::Task m_start; // as it came
    task::Task m_written; // and as the dialog wrote it at first
    QJsonObject m_first; // how its fields stood then
    std::vector<rules::Point> m_solution;
    background::Task m_checking;

    QBoxLayout *m_layout;
    BoardWidget *m_board;
    ComboBox *m_kind;
    ComboBox *m_side;
    QLineEdit *m_title;
    TextField *m_text;
    QLabel *m_tap;
    CheckBox *m_all;
    CheckBox *m_threes;
    ChoiceList *m_choices;
    QLineEdit *m_hint;
    TextField *m_explanation;
    QLabel *m_fault;
    DraftKeeper m_draft;
};

} // namespace kagetsu::ui
