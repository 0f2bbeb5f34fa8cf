// SPDX-License-Identifier: MIT
#pragma once

#include "ui/learn/pupils/marksmodel.h"

#include <QWidget>

#include <array>

class QComboBox;

namespace kagetsu::ui {

class BigButton;
class PracticeKeeper;

// Shows the pupil who is at the board now, and gives a mark for this page with one press.
class PupilRow : public QWidget
{
    Q_OBJECT

public:
    explicit PupilRow(PracticeKeeper &keeper, QWidget *parent = nullptr);

    void setPage(const MarkedLesson &lesson, int page);
    // Gives a mark; the same mark again removes it.
    void mark(practice::Mark mark);
    void nextPupil();

signals:
    void paperWanted(const kagetsu::ui::Paper &paper);

private:
    void write();
    const practice::Pupil *pupil() const;
    void showMarks();

    PracticeKeeper &m_keeper;
    MarkedLesson m_lesson;
    int m_page = 1;
    QComboBox *m_pupils;
    std::array<BigButton *, 3> m_marks {}; // buttons in the order of practice::AllMarks
    BigButton *m_list;
};

} // namespace kagetsu::ui
