// SPDX-License-Identifier: MIT
#include "ui/learn/daily/dailypupils.h"

#include "base/file/safefile.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/dialogs/replacequestion.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/learn/daily/practicekeeper.h"
#include "ui/learn/daily/progressfile.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

namespace kagetsu::ui {

namespace {

constexpr QSize UsualPupilsSize(560, 520);
constexpr int LongestPupilName = 60; // length in letters

} // namespace

DailyPupils::DailyPupils(PracticeKeeper &keeper, QWidget *parent)
    : QDialog(parent)
    , m_keeper(keeper)
    , m_told(wrappedLabel("told", this))
    , m_names(new QListWidget(this))
    , m_name(new QLineEdit(this))
    , m_add(new QPushButton(tr("&Add"), this))
    , m_rename(new QPushButton(tr("&Rename"), this))
    , m_remove(new QPushButton(tr("&Delete pupil…"), this))
    , m_save(new QPushButton(tr("&Save progress as…"), this))
{
    setObjectName(QStringLiteral("dailyPupilsDialog"));
    setWindowTitle(tr("Pupils in daily practice"));
    m_names->setObjectName(QStringLiteral("dailyNames"));
    m_names->setAccessibleName(tr("Pupils"));
    m_name->setObjectName(QStringLiteral("dailyName"));
    m_name->setAccessibleName(tr("Name"));
    m_name->setPlaceholderText(tr("New name"));
    m_name->setMaxLength(LongestPupilName);
    m_add->setObjectName(QStringLiteral("addDailyPupil"));
    m_rename->setObjectName(QStringLiteral("renameDailyPupil"));
    m_remove->setObjectName(QStringLiteral("deleteDailyPupil"));
    m_save->setObjectName(QStringLiteral("saveProgress"));
    auto *typed = new QHBoxLayout;
    typed->addWidget(m_name, 1);
    typed->addWidget(m_add);
    typed->addWidget(m_rename);
    auto *chosen = new QHBoxLayout;
    chosen->addWidget(m_save);
    chosen->addWidget(m_remove);
    chosen->addStretch();
    auto *close = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_told);
    column->addWidget(m_names, 1);
    column->addLayout(chosen);
    column->addLayout(typed);
    column->addWidget(close);
    for (QPushButton *button : findChildren<QPushButton *>())
        button->setAutoDefault(false);

    connect(m_add, &QPushButton::clicked, this, &DailyPupils::add);
    connect(m_name, &QLineEdit::returnPressed, this, &DailyPupils::add);
    connect(m_rename, &QPushButton::clicked, this, &DailyPupils::rename);
    connect(m_remove, &QPushButton::clicked, this, &DailyPupils::askToRemove);
    connect(m_save, &QPushButton::clicked, this, &DailyPupils::askForFile);
    connect(close, &QDialogButtonBox::rejected, this, &DailyPupils::reject);
    connect(m_name, &QLineEdit::textChanged, this, &DailyPupils::writeButtons);
    connect(m_names, &QListWidget::currentRowChanged, this, &DailyPupils::writeButtons);
    connect(&m_keeper, &PracticeKeeper::changed, this, &DailyPupils::write);
    onFit(*m_names, [this](double factor) {
        for (int row = 0; row < m_names->count(); ++row)
            m_names->item(row)->setSizeHint({ 0, qRound(TouchSize * factor) });
    });
    fitDialog(*this, UsualPupilsSize);
    tell({});
    write();
    m_name->setFocus();
}

const practice::Pupil *DailyPupils::pupil() const
{
    const QListWidgetItem *row = m_names->currentItem();
    return row ? m_keeper.book().pupil(row->text().toStdString()) : nullptr;
}

QString DailyPupils::typedName() const
{
    return m_name->text().simplified();
}

void DailyPupils::tell(const QString &text)
{
    m_told->setText(text.isEmpty() ? m_keeper.fault() : text);
    m_told->setVisible(!m_told->text().isEmpty());
}

void DailyPupils::write()
{
    const QListWidgetItem *current = m_names->currentItem();
    const practice::Pupil *chosen = m_keeper.book().chosen();
    const QString before = current ? current->text() : chosen ? QString::fromStdString(chosen->name) : QString();
    m_names->clear();
    for (const practice::Pupil &each : m_keeper.book().pupils()) {
        auto *row = new QListWidgetItem(QString::fromStdString(each.name), m_names);
        row->setSizeHint({ 0, qRound(TouchSize * fitOf(*m_names)) });
        if (row->text() == before)
            m_names->setCurrentItem(row);
    }
    if (!m_names->currentItem() && m_names->count() > 0)
        m_names->setCurrentRow(m_names->count() - 1);
    tell({});
    writeButtons();
}

void DailyPupils::writeButtons()
{
    const bool hasName = !typedName().isEmpty();
    m_add->setEnabled(hasName);
    m_rename->setEnabled(hasName && pupil());
    m_remove->setEnabled(pupil());
    m_save->setEnabled(pupil());
}

void DailyPupils::add()
{
    const QString name = typedName();
    if (name.isEmpty())
        return;
    if (m_keeper.change(practice::PupilAdded { name.toStdString() })) {
        m_name->clear();
        for (QListWidgetItem *row : m_names->findItems(name, Qt::MatchExactly | Qt::MatchCaseSensitive))
            m_names->setCurrentItem(row);
    } else {
        tell(tr("This name is taken. Choose another one."));
    }
    m_name->setFocus();
}

void DailyPupils::rename()
{
    const practice::Pupil *renamed = pupil();
    const QString name = typedName();
    if (!renamed || name.isEmpty())
        return;
    // Changes the row first, because writing the list selects the pupil by the new name.
    const std::string before = renamed->name;
    m_names->currentItem()->setText(name);
    if (m_keeper.change(practice::PupilRenamed { before, name.toStdString() })) {
        m_name->clear();
    } else {
        m_names->currentItem()->setText(QString::fromStdString(before));
        tell(tr("This name is taken. Choose another one."));
    }
    m_name->setFocus();
}

void DailyPupils::removeChosen()
{
    if (const practice::Pupil *removed = pupil())
        m_keeper.change(practice::PupilDeleted { std::string(removed->name) });
}

void DailyPupils::askToRemove()
{
    const practice::Pupil *removed = pupil();
    if (!removed)
        return;
    //: %1 is the name of a pupil.
    AskDialog question(this, "deleteDailyPupilQuestion", tr("Delete %1?").arg(QString::fromStdString(removed->name)),
        tr("This pupil's progress will also be deleted. This cannot be undone."));
    question.add(tr("&Delete"), AskDialog::Role::Discard);
    question.addCancel();
    const QPushButton *answer = question.ask();
    if (answer && answer == question.button(AskDialog::Role::Discard))
        removeChosen();
}

void DailyPupils::askForFile()
{
    QString filter;
    const QString chosen = QFileDialog::getSaveFileName(this, tr("Save progress"),
        QDir::home().filePath(tr("progress") + QStringLiteral(".csv")), tr("CSV (*.csv);;JSON (*.json)"), &filter);
    if (chosen.isEmpty())
        return;
    const bool isComplete = !QFileInfo(chosen).suffix().isEmpty();
    const bool isJson = filter.contains(QLatin1String("*.json"));
    const QString path = isComplete ? chosen : chosen + QLatin1String(isJson ? ".json" : ".csv");
    if (isComplete || agreesToReplace(this, path))
        saveProgress(path);
}

bool DailyPupils::saveProgress(const QString &path)
{
    const practice::Pupil *saved = pupil();
    if (!saved)
        return false;
    const bool isJson = QFileInfo(path).suffix().compare(QLatin1String("json"), Qt::CaseInsensitive) == 0;
    file::SafeFile file(path);
    const bool isSaved = file.open()
        && file.write(isJson ? progressAsJson(m_keeper.book(), *saved) : progressAsCsv(*saved)) && file.commit();
    tell(isSaved ? QString() : tr("The progress could not be saved: %1").arg(file.errorString()));
    return isSaved;
}

} // namespace kagetsu::ui
