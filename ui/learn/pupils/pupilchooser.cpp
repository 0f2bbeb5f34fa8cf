// SPDX-License-Identifier: MIT
#include "ui/learn/pupils/pupilchooser.h"

#include "ui/board/inforce.h"
#include "ui/learn/pupils/practicekeeper.h"

#include <QSignalBlocker>

namespace kagetsu::ui {

PupilChooser::PupilChooser(PracticeKeeper &keeper, const char *name, QWidget *parent)
    : ComboBox(parent)
    , m_keeper(keeper)
{
    setObjectName(QLatin1String(name));
    setMinimumHeight(44);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(this, &QComboBox::currentIndexChanged, this, &PupilChooser::choose);
    connect(&m_keeper, &PracticeKeeper::changed, this, &PupilChooser::write);
    onLanguage(*this, [this] {
        setAccessibleName(tr("Pupil"));
        setToolTip(tr("Whose answers count"));
        write();
    });
}

void PupilChooser::choose(int row)
{
    const std::vector<practice::Pupil> &pupils = m_keeper.book().pupils();
    const auto at = static_cast<std::size_t>(row - 1);
    practice::PupilChosen chosen;
    if (row > 0 && at < pupils.size())
        chosen.name = pupils[at].name;
    m_keeper.change(chosen);
}

void PupilChooser::write()
{
    const std::vector<practice::Pupil> &pupils = m_keeper.book().pupils();
    //: In the list of pupils: nothing is remembered.
    QStringList names { tr("Nobody") };
    int chosen = 0;
    for (const practice::Pupil &each : pupils) {
        names += QString::fromStdString(each.name);
        if (&each == m_keeper.book().chosen())
            chosen = static_cast<int>(names.size()) - 1;
    }
    QStringList shown;
    for (int row = 0; row < count(); ++row)
        shown += itemText(row);
    const QSignalBlocker quiet(this);
    if (names != shown) {
        clear();
        addItems(names);
    }
    setCurrentIndex(chosen);
    setVisible(!pupils.empty());
}

} // namespace kagetsu::ui
