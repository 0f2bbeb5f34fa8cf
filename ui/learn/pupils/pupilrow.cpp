// SPDX-License-Identifier: MIT
#include "ui/learn/pupils/pupilrow.h"

#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/combobox.h"
#include "ui/learn/pupils/marksdialog.h"
#include "ui/learn/pupils/practicekeeper.h"

#include <QBoxLayout>
#include <QSignalBlocker>

namespace kagetsu::ui {

namespace {

// Returns the row of the same pupil in the new list; -1 if this pupil is gone, so that no mark goes to another one. A
// new name in the same place is the pupil renamed. A list that was empty begins with its first pupil.
int rowAfter(const QStringList &before, const QStringList &after, int row)
{
    if (before.isEmpty())
        return after.isEmpty() ? -1 : 0;
    if (row < 0)
        return -1;
    const auto differing = [&] {
        int count = 0;
        for (qsizetype i = 0; i < after.size(); ++i)
            count += before[i] == after[i] ? 0 : 1;
        return count;
    };
    const bool isRename = before.size() == after.size() && differing() == 1;
    return isRename ? row : static_cast<int>(after.indexOf(before[row]));
}

} // namespace

PupilRow::PupilRow(PracticeKeeper &keeper, QWidget *parent)
    : QWidget(parent)
    , m_keeper(keeper)
    , m_pupils(new ComboBox(this))
    , m_list(new BigButton("pupils", this))
{
    setObjectName(QStringLiteral("pupilRow"));
    m_pupils->setObjectName(QStringLiteral("pupil"));
    m_pupils->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(m_pupils, 2);
    constexpr const char *Names[] { "markRight", "markPartly", "markWrong" };
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        const practice::Mark each = practice::AllMarks[i];
        m_marks[i] = new BigButton(Names[i], this);
        m_marks[i]->setCheckable(true);
        m_marks[i]->setText(signOf(each));
        m_marks[i]->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        connect(m_marks[i], &BigButton::clicked, this, [this, each] { mark(each); });
        row->addWidget(m_marks[i]);
    }
    row->addWidget(m_list, 1);
    connect(m_list, &BigButton::clicked, this, &PupilRow::showMarks);
    connect(m_pupils, &QComboBox::currentIndexChanged, this, &PupilRow::write);
    connect(&m_keeper, &PracticeKeeper::changed, this, &PupilRow::write);
    onLanguage(*this, [this] {
        m_pupils->setAccessibleName(tr("Pupil at the board"));
        const QString words[] { tr("Right (1)"), tr("Partly right (2)"), tr("Wrong (3)") };
        for (std::size_t i = 0; i < m_marks.size(); ++i) {
            m_marks[i]->setToolTip(words[i]);
            m_marks[i]->setAccessibleName(words[i]);
        }
        m_list->setText(tr("Pup&ils…"));
    });
    write();
}

void PupilRow::setPage(const MarkedLesson &lesson, int page)
{
    m_lesson = lesson;
    m_page = page;
    write();
}

const practice::Pupil *PupilRow::pupil() const
{
    const int index = m_pupils->currentIndex();
    const std::vector<practice::Pupil> &pupils = m_keeper.book().pupils();
    return index >= 0 && index < static_cast<int>(pupils.size()) ? &pupils[static_cast<std::size_t>(index)] : nullptr;
}

void PupilRow::mark(practice::Mark mark)
{
    if (m_lesson.name.empty())
        return;
    if (const practice::Pupil *marked = pupil()) {
        const bool isThere = practice::markOf(*marked, m_lesson.name, m_page) == mark;
        m_keeper.change(practice::PageMarked {
            std::string(marked->name), { m_lesson.name, m_page }, isThere ? std::nullopt : std::optional(mark) });
    }
    write();
}

void PupilRow::nextPupil()
{
    if (m_pupils->count() > 0)
        m_pupils->setCurrentIndex((m_pupils->currentIndex() + 1) % m_pupils->count());
}

void PupilRow::write()
{
    const std::vector<practice::Pupil> &pupils = m_keeper.book().pupils();
    QStringList names;
    for (const practice::Pupil &each : pupils)
        names += QString::fromStdString(each.name);
    QStringList shown;
    for (int i = 0; i < m_pupils->count(); ++i)
        shown += m_pupils->itemText(i);
    if (names != shown) {
        const QSignalBlocker blocker(m_pupils);
        const int row = rowAfter(shown, names, m_pupils->currentIndex());
        m_pupils->clear();
        m_pupils->addItems(names);
        m_pupils->setCurrentIndex(row);
    }
    m_pupils->setVisible(!names.isEmpty());
    const practice::Pupil *marked = pupil();
    const auto mark = marked ? practice::markOf(*marked, m_lesson.name, m_page) : std::nullopt;
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        m_marks[i]->setVisible(!names.isEmpty());
        m_marks[i]->setChecked(mark == practice::AllMarks[i]);
    }
}

void PupilRow::showMarks()
{
    MarksDialog dialog(m_keeper, m_lesson, this);
    connect(&dialog, &MarksDialog::paperWanted, this, &PupilRow::paperWanted);
    dialog.exec();
}

} // namespace kagetsu::ui
