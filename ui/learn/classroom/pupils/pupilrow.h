// SPDX-License-Identifier: MIT
#pragma once

#include "ui/learn/classroom/pupils/marksmodel.h"

#include <QWidget>

#include <array>

class QComboBox;

namespace kagetsu::ui {

class BigButton;
class PupilStore;

// Shows the pupil who is at the board now, and gives a mark for this page with one press.
class PupilRow : public QWidget
{
    Q_OBJECT

public:
    explicit PupilRow(PupilStore &store, QWidget *parent = nullptr);

    void setPage(const MarkedLesson &lesson, int page);
    // Gives a mark; the same mark again removes it.
    void mark(lesson::Mark mark);
    void nextPupil();

signals:
    void paperWanted(const kagetsu::ui::Paper &paper);

private:
    void write();
    std::optional<std::size_t> pupil() const;
    void showMarks();

    PupilStore &m_store;
    MarkedLesson m_lesson;
    int m_page = 1;
    QComboBox *m_pupils;
    std::array<BigButton *, 3> m_marks {}; // buttons in the order of lesson::AllMarks
    BigButton *m_list;
};

} // namespace kagetsu::ui
