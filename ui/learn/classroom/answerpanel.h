// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "ui/learn/classroom/classanswers.h"
#include "ui/learn/classroom/classpage.h"
#include "ui/learn/pupils/marksmodel.h"

#include <QWidget>

#include <array>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

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
    // With a point chosen, says whether it is right, for everybody who gave it; otherwise the mark is the answer
    // itself.
    void press(practice::Mark mark);
    void setSpreadShown(bool shown);

    // Notes what a phone has sent; without a pupil it has no name. What it was is shown when the spread is. What the
    // teacher has noted of a pupil stays.
    void receive(const std::string &pupil, rules::Point point);
    // Called when the phones are asked about the page: their answers without a name to an earlier question are
    // forgotten, as every phone may answer again.
    void askAgain();
    // Says how things stand with the phones.
    void setPhones(bool isOn, bool isOpen, const QString &told);
    // Returns the pupils whom phones may choose from; none without names.
    QStringList names() const;
    // Returns how long phones may answer; 0 without a limit.
    int seconds() const;
    // Returns "7 of 12 have answered".
    QString countText() const;

    // Returns the answers to the page that is shown.
    const ClassAnswers &answers() const { return m_sheet->answers; }
    const GivenAnswer &chosen() const { return m_chosen; }
    bool isJudging() const { return m_judging.isRunning(); }

signals:
    // Emitted when the answers to the page changed.
    void changed();
    // Emitted when the teacher shows the spread of the answers to the class, or hides it.
    void spreadWanted(bool shown);
    // Emitted to turn answers by phone on, or to show their code.
    void phonesWanted();
    // Emitted to ask the phones for a point, or to end that.
    void askWanted(bool asks);
    void closeWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    // The answers to a page, with everything that judging them needs: they are judged whatever page is shown then.
    struct Sheet
    {
        std::string lesson {}; // id under which marks are kept; empty if none are
        int page = 0;
        task::Task task {};
        bool isJudged = false; // the program can judge points on this page
        ClassAnswers answers {};
        std::set<std::string> byPhone {}; // pupils whose answers came by phone
        std::set<std::string> hidden {}; // those of them that are not revealed yet
        std::set<rules::Point> unknown {}; // points that are not searched again: in vain, or the teacher took it back
    };
    struct PupilCount
    {
        int shown = 0;
        int answered = 0;
    };
    using SheetPointer = std::shared_ptr<Sheet>;

    void build();
    void note(const QTableWidgetItem *item);
    void undo();
    GivenAnswer answerAt(rules::Point point) const;
    void keep(const Sheet &sheet, const std::string &pupil, std::optional<practice::Mark> mark);
    std::vector<rules::Point> unjudged(const Sheet &sheet) const;
    void judgeNext();
    void judge(const SheetPointer &sheet, rules::Point point);
    void take(Sheet &sheet, rules::Point point, std::optional<practice::Mark> mark);
    void writeGroups();
    QStringList namesShown() const;
    PupilCount writePupils();
    void write();
    void retranslate();
    bool isNameless() const;

    PracticeKeeper &m_keeper;
    SheetPointer m_sheet; // of the page that is shown
    std::map<int, SheetPointer> m_sheets; // by page
    std::vector<SheetPointer> m_earlier; // sheets of earlier classes with answers that are not judged yet
    GivenAnswer m_chosen;
    background::Task m_judging;

    QLabel *m_hint;
    QComboBox *m_group;
    QLabel *m_point;
    std::array<BigButton *, 3> m_marks {}; // buttons in the order of practice::AllMarks
    QTableWidget *m_pupils;
    QLabel *m_count;
    BigButton *m_phones;
    BigButton *m_ask;
    QComboBox *m_time;
    QLabel *m_phonesTold;
    BigButton *m_nameless;
    BigButton *m_undo;
    BigButton *m_spread;
    BigButton *m_close;
};

} // namespace kagetsu::ui
