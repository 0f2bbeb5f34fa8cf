// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "learn/task/check.h"
#include "ui/controls/drafts/draftkeeper.h"

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

// Makes a task from a position: what is asked, for which side, with which help. Points and stones are chosen by taps on
// the board. The task is accepted only if rules and solver agree; otherwise the reason is shown.
class TaskDialog : public QDialog
{
    Q_OBJECT

public:
    // Resumes a draft of the same task, or the draft with this key, whose fields had the values `first` at the start.
    explicit TaskDialog(
        task::Task start, QWidget *parent = nullptr, const QString &draftKey = {}, const QJsonObject &first = {});

    // Returns the task from the current fields.
    task::Task task() const;

    DraftKeeper &draft() { return m_draft; }
    // Returns the position that a draft is about, to resume it; nothing if it cannot be read.
    static std::optional<task::Task> startOf(const draft::Draft &draft);
    // Returns the values of the fields before anything was typed that the draft contains.
    static QJsonObject firstOf(const draft::Draft &draft);
    static QString draftKind();

    void tap(rules::Point point);
    bool isChecking() const { return m_checking.isRunning(); }

    void accept() override;
    // Asks before edited fields are discarded.
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

    task::Task m_task; // the position, and what was tapped
    task::Task m_start; // the original task
    task::Task m_written; // the task as the dialog first wrote it
    QJsonObject m_first; // values of the fields at that time
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
