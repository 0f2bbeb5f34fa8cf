// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "ui/controls/drafts/draftkeeper.h"
#include "ui/controls/layout/page.h"
#include "ui/learn/classroom/classkey.h"
#include "ui/learn/classroom/classshow.h"
#include "ui/print/phones/phoneserving.h"

#include <QWidget>

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

class QBoxLayout;
class QKeyEvent;
class QLabel;
class QStackedWidget;

namespace kagetsu::ui {

class AnswerPanel;
class BigButton;
class BoardPen;
class BoardWidget;
class ClassView;
class ClassWindow;
class PracticeKeeper;
class PhoneQuestion;
class PupilRow;
struct Paper;

// The teacher's side of the class window: the page with what is revealed, the buttons, and a small picture of what the
// class sees. The class window exists as long as this widget is visible.
class ClassPanel : public QWidget
{
    Q_OBJECT

public:
    // The keeper must outlive this widget.
    explicit ClassPanel(PracticeKeeper &pupils, QWidget *parent = nullptr);
    ClassPanel(PracticeKeeper &pupils, PhoneServing::Network network, QWidget *parent = nullptr);
    ~ClassPanel() override;

    // Shows the pages of a lesson from this one on, with nothing revealed.
    void begin(const std::vector<task::Task> &pages, int page);
    void beginPages(std::vector<ClassPage> pages, int page);
    // Sets the id under which marks are given, the same in every language; with an empty id, none are given.
    void setLesson(const QString &id, const QString &title = {});
    void goTo(int page);
    // Ends the show for good: nothing is saved for resuming it.
    void end();
    // If there is only one screen, puts the class window over this one.
    void showWhereThereIsRoom();

    const ClassShow &state() const { return m_state; }
    bool isSeeking() const { return m_seeking.isRunning(); }
    // Returns what asks the phones of the class.
    PhoneQuestion &phones() { return *m_phones; }
    // Returns the window of the class; nullptr before begin().
    ClassWindow *classWindow() const { return m_window.get(); }

    // Returns the keys for the overview of all keys.
    static QList<Page::KeyRow> ownKeys();

    // Called for buttons and keys alike.
    void press(ClassKey key);

signals:
    void endWanted();
    // Emitted when another page is shown.
    void changed();
    // Emitted to print a table of marks.
    void paperWanted(const kagetsu::ui::Paper &paper);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void makeBar();
    void watch(BoardWidget &board);
    void act(const std::function<void()> &does);
    void seek();
    void connectButtons();
    void connectAnswers();
    void connectPhones();
    void askPhones(bool asks);
    void tellPhones();
    ClassPicture seen() const;
    bool isAnswering() const;
    void mark(practice::Mark mark);
    void tap(rules::Point point);
    void tryStone(rules::Point point);
    void setDrawing(bool draws);
    void draw();
    void write();
    void retranslate();
    void place();
    QString stateText() const;
    QString revealText() const;

    void keepShow();

    ClassShow m_state;
    std::unique_ptr<DraftKeeper> m_draft; // draft of the current show
    bool m_isPointing = true;
    bool m_isDrawing = false;
    background::Task m_seeking;
    QString m_lesson;
    QString m_lessonTitle;
    int m_sought = -1; // page whose answer is being searched

    QBoxLayout *m_layout;
    BoardWidget *m_board;
    QStackedWidget *m_sides; // the buttons, or the answers of the class
    QWidget *m_side;
    BigButton *m_end;
    QLabel *m_where;
    BigButton *m_previous;
    BigButton *m_next;
    QLabel *m_question;
    QLabel *m_told;
    BigButton *m_reveal;
    BigButton *m_hideStep;
    BigButton *m_freeze;
    BigButton *m_blank;
    BigButton *m_point;
    BigButton *m_drawing;
    BigButton *m_undo;
    BigButton *m_toPosition;
    BigButton *m_answering;
    BigButton *m_full;
    PupilRow *m_pupilRow;
    QLabel *m_stateText;
    ClassView *m_preview;
    AnswerPanel *m_answers;
    PhoneQuestion *m_phones;
    std::vector<BoardPen *> m_pens;
    std::unique_ptr<ClassWindow> m_window;
};

} // namespace kagetsu::ui
