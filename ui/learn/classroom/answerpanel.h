// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "ui/learn/classroom/classanswers.h"
#include "ui/learn/classroom/classpage.h"
#include "ui/learn/pupils/marksmodel.h"

#include <QWidget>

#include <array>
#include <map>
#include <set>
#include <utility>

class QComboBox;
class QLabel;
class QTableWidget;
class QTableWidgetItem;

namespace kagetsu::ui {

class BigButton;
class PracticeKeeper;

// Notes what each pupil of a class answers to the page that is shown: the teacher chooses a point of the board or a
// mark, then everybody who gave it. Points are judged as a pupil's own answer would be, and each mark is kept with its
// pupil. Without names the answers are only counted.
class AnswerPanel : public QWidget
{
    Q_OBJECT

public:
    // The keeper must outlive this widget.
    explicit AnswerPanel(PracticeKeeper &keeper, QWidget *parent = nullptr);
    ~AnswerPanel() override;

    // Forgets all answers, as another lesson begins.
    void begin();
    // Shows the answers to this page. Marks are kept under the lesson; with an empty name, none are kept.
    void setPage(const MarkedLesson &lesson, int page, const ClassPage &shown);
    // Chooses a point of the board as the answer; the same point again, none.
    void choose(rules::Point point);
    void setSpreadShown(bool shown);

    const ClassAnswers &answers() const;
    const GivenAnswer &chosen() const { return m_chosen; }
    bool isJudging() const { return m_judging.isRunning(); }

signals:
    // Emitted when the answers to the page changed.
    void changed();
    // Emitted when the teacher shows the spread of the answers to the class, or hides it.
    void spreadWanted(bool shown);
    void closeWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    ClassAnswers &current() { return m_answers[m_page]; }
    void build();
    void press(practice::Mark mark);
    void note(const QTableWidgetItem *item);
    void undo();
    void keep(const std::string &pupil, std::optional<practice::Mark> mark);
    void judgeNext();
    void take(rules::Point point, std::optional<practice::Mark> mark);
    void writeGroups();
    int writePupils();
    void write();
    void retranslate();
    bool isNameless() const;

    PracticeKeeper &m_keeper;
    MarkedLesson m_lesson;
    int m_page = 1;
    task::Task m_task;
    bool m_isJudged = false; // the program can judge points on this page
    std::map<int, ClassAnswers> m_answers; // by page
    GivenAnswer m_chosen;
    std::set<rules::Point> m_unknown; // points that the search could not judge
    background::Task m_judging;

    QLabel *m_hint;
    QComboBox *m_group;
    QLabel *m_point;
    std::array<BigButton *, 3> m_marks {}; // buttons in the order of practice::AllMarks
    QTableWidget *m_pupils;
    QLabel *m_count;
    BigButton *m_nameless;
    BigButton *m_undo;
    BigButton *m_spread;
    BigButton *m_close;
};

} // namespace kagetsu::ui
