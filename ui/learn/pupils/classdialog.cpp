// SPDX-License-Identifier: MIT
#include "ui/learn/pupils/classdialog.h"

#include "base/file/safefile.h"
#include "ui/controls/combobox.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/dialogs/replacequestion.h"
#include "ui/controls/fingerrows.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/learn/pupils/classmodel.h"
#include "ui/learn/pupils/classpapers.h"
#include "ui/learn/pupils/practicekeeper.h"
#include "ui/learn/pupils/progressfile.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QItemSelection>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr QSize UsualClassSize(980, 640);
constexpr int RowsThatTellTheWidth = 50; // enough rows to estimate the widths, out of thousands

} // namespace

ClassDialog::ClassDialog(PracticeKeeper &keeper, QWidget *parent)
    : QDialog(parent)
    , m_keeper(keeper)
    , m_model(new ClassModel(this))
    , m_told(wrappedLabel("told", this))
    , m_anew(new QPushButton(tr("Begin a &new file"), this))
    , m_group(new ComboBox(this))
    , m_table(new QTableView(this))
    , m_name(new QLineEdit(this))
    , m_add(new QPushButton(tr("&Add"), this))
    , m_rename(new QPushButton(tr("&Rename"), this))
    , m_groups(new QLineEdit(this))
    , m_setGroups(new QPushButton(tr("Set &groups"), this))
    , m_remove(new QPushButton(tr("&Delete pupil…"), this))
    , m_progress(new QPushButton(tr("&Save progress as…"), this))
    , m_page(new QPushButton(tr("Page of the p&upil…"), this))
    , m_certificate(new QPushButton(tr("Cert&ificate…"), this))
    , m_csv(new QPushButton(tr("Save as &CSV…"), this))
    , m_print(new QPushButton(tr("&Print…"), this))
    , m_export(new QPushButton(tr("Save &for another computer…"), this))
    , m_join(new QPushButton(tr("&Join a class…"), this))
{
    setObjectName(QStringLiteral("classDialog"));
    setWindowTitle(tr("Class"));
    build();
    connectAll();
    fitDialog(*this, UsualClassSize);
    tell({});
    write();
    m_name->setFocus();
}

void ClassDialog::build()
{
    m_anew->setObjectName(QStringLiteral("newDailyFile"));
    m_group->setObjectName(QStringLiteral("classGroup"));
    m_group->setAccessibleName(tr("Group"));
    m_table->setObjectName(QStringLiteral("classTable"));
    m_table->setAccessibleName(tr("Pupils"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->setResizeContentsPrecision(RowsThatTellTheWidth);
    giveFingerRows(*m_table);
    m_name->setObjectName(QStringLiteral("pupilNames"));
    m_name->setAccessibleName(tr("Names"));
    m_name->setPlaceholderText(tr("Names, separated by commas"));
    m_groups->setObjectName(QStringLiteral("pupilGroups"));
    m_groups->setAccessibleName(tr("Groups"));
    //: In an empty field for the groups of a pupil: an example, a school class and its year.
    m_groups->setPlaceholderText(tr("Groups, such as 4b 2026"));
    const std::pair<QPushButton *, const char *> names[] { { m_add, "addPupil" }, { m_rename, "renamePupil" },
        { m_setGroups, "setGroups" }, { m_remove, "deletePupil" }, { m_progress, "saveProgress" },
        { m_page, "pupilPage" }, { m_certificate, "certificate" }, { m_csv, "saveClassTable" },
        { m_print, "printClass" }, { m_export, "saveClass" }, { m_join, "joinClass" } };
    for (const auto &[button, name] : names) {
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
    }
    m_anew->setAutoDefault(false);
    auto *column = new QVBoxLayout(this);
    const auto addRow = [column](std::initializer_list<QWidget *> widgets) {
        auto *row = new QHBoxLayout;
        for (QWidget *each : widgets)
            row->addWidget(each, qobject_cast<QLineEdit *>(each) ? 1 : 0);
        if (!qobject_cast<QLineEdit *>(*widgets.begin()))
            row->addStretch();
        column->addLayout(row);
    };
    column->addWidget(m_told);
    column->addWidget(m_anew);
    column->addWidget(m_group);
    column->addWidget(m_table, 1);
    addRow({ m_name, m_add, m_rename });
    addRow({ m_groups, m_setGroups, m_remove });
    addRow({ m_page, m_certificate, m_progress });
    addRow({ m_csv, m_print });
    addRow({ m_export, m_join });
    auto *close = new QDialogButtonBox(QDialogButtonBox::Close, this);
    close->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(close, &QDialogButtonBox::rejected, this, &ClassDialog::reject);
    column->addWidget(close);
}

void ClassDialog::connectAll()
{
    connect(m_anew, &QPushButton::clicked, this, [this] { m_keeper.beginAnew(); });
    connect(m_group, &QComboBox::currentIndexChanged, this, &ClassDialog::write);
    connect(m_add, &QPushButton::clicked, this, &ClassDialog::add);
    connect(m_name, &QLineEdit::returnPressed, this, &ClassDialog::add);
    connect(m_rename, &QPushButton::clicked, this, &ClassDialog::rename);
    connect(m_setGroups, &QPushButton::clicked, this, &ClassDialog::setGroups);
    connect(m_groups, &QLineEdit::returnPressed, this, &ClassDialog::setGroups);
    connect(m_remove, &QPushButton::clicked, this, &ClassDialog::askToRemove);
    connect(m_progress, &QPushButton::clicked, this, [this] {
        askAndSave(tr("Save progress"), tr("progress") + QStringLiteral(".csv"), tr("CSV (*.csv);;JSON (*.json)"),
            &ClassDialog::saveProgress);
    });
    connect(m_page, &QPushButton::clicked, this, [this] {
        if (const practice::Pupil *shown = pupil())
            print(pupilPaper(*shown, m_keeper.today()));
    });
    connect(m_certificate, &QPushButton::clicked, this, [this] {
        if (const practice::Pupil *shown = pupil(); shown && canHaveCertificate(*shown))
            print(certificatePaper(*shown, m_keeper.today()));
    });
    connect(m_csv, &QPushButton::clicked, this, [this] {
        //: The beginning of a file's name.
        askAndSave(tr("Save table"), tr("class") + QStringLiteral(".csv"), tr("CSV (*.csv)"), &ClassDialog::saveTable);
    });
    connect(m_print, &QPushButton::clicked, this,
        [this] { print(classPaper(m_keeper.book(), group(), m_keeper.today())); });
    connect(m_export, &QPushButton::clicked, this, [this] {
        askAndSave(
            tr("Save class"), tr("class") + QStringLiteral(".json"), tr("Class (*.json)"), &ClassDialog::saveClass);
    });
    connect(m_join, &QPushButton::clicked, this, &ClassDialog::askToJoin);
    connect(m_name, &QLineEdit::textChanged, this, &ClassDialog::writeButtons);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        writeGroupsField();
        writeButtons();
    });
    connect(&m_keeper, &PracticeKeeper::changed, this, &ClassDialog::write);
}

std::vector<std::string> ClassDialog::chosen() const
{
    std::vector<std::string> names;
    for (const QModelIndex &row : m_table->selectionModel()->selectedRows())
        names.push_back(m_model->nameAt(row.row()));
    return names;
}

const practice::Pupil *ClassDialog::pupil() const
{
    const std::vector<std::string> names = chosen();
    return names.size() == 1 ? m_keeper.book().pupil(names.front()) : nullptr;
}

std::string ClassDialog::group() const
{
    return m_group->currentData().toString().toStdString();
}

void ClassDialog::tell(const QString &text)
{
    m_told->setText(text.isEmpty() ? m_keeper.fault() : text);
    m_told->setVisible(!m_told->text().isEmpty());
    m_anew->setVisible(m_keeper.canBeginAnew());
}

void ClassDialog::writeGroups()
{
    const QSignalBlocker quiet(m_group);
    const QVariant before = m_group->currentData();
    m_group->clear();
    m_group->addItem(tr("All groups"), QString());
    for (const std::string &each : m_keeper.book().groups())
        m_group->addItem(QString::fromStdString(each), QString::fromStdString(each));
    m_group->setCurrentIndex(std::max(0, m_group->findData(before)));
    m_group->setVisible(m_group->count() > 1);
}

// The groups of one pupil are changed there; several pupils only get more, so theirs are not shown.
void ClassDialog::writeGroupsField()
{
    const practice::Pupil *shown = pupil();
    m_groups->setText(shown ? ClassModel::textOf(*shown, ClassModel::Groups, 0) : QString());
}

void ClassDialog::write()
{
    const std::vector<std::string> before = chosen();
    writeGroups();
    m_model->show(m_keeper.book(), group(), m_keeper.today());
    m_table->resizeColumnsToContents();
    QItemSelection again;
    for (const std::string &each : before) {
        if (const int row = m_model->rowOf(each); row >= 0)
            again.select(m_model->index(row, 0), m_model->index(row, 0));
    }
    {
        // One change of the table is not many of the field beside it.
        const QSignalBlocker quiet(m_table->selectionModel());
        m_table->selectionModel()->select(again, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    }
    m_table->viewport()->update();
    // What is being typed stays, if it is still for the same pupils.
    if (!m_groups->isModified() || chosen() != before)
        writeGroupsField();
    tell({});
    writeButtons();
}

void ClassDialog::writeButtons()
{
    const bool hasName = !m_name->text().trimmed().isEmpty();
    const bool hasPupils = !m_keeper.book().pupils().empty();
    const bool hasOne = pupil() != nullptr;
    m_add->setEnabled(hasName);
    m_rename->setEnabled(hasName && hasOne);
    m_groups->setEnabled(!chosen().empty());
    m_setGroups->setEnabled(!chosen().empty());
    for (QPushButton *button : { m_remove, m_progress, m_page })
        button->setEnabled(hasOne);
    m_certificate->setEnabled(hasOne && canHaveCertificate(*pupil()));
    for (QPushButton *button : { m_csv, m_print, m_export })
        button->setEnabled(hasPupils);
}

void ClassDialog::add()
{
    practice::ClassData typed { practice::pupilsTyped(m_name->text().toStdString()), {} };
    if (typed.pupils.empty())
        return;
    if (const QString refusal = m_keeper.refusalOf(typed); !refusal.isEmpty()) {
        tell(refusal);
        return;
    }
    // A pupil who is added alone is the one who practises now.
    const bool isOne = typed.pupils.size() == 1 && typed.pupils[0].groups.empty();
    if (!group().empty()) {
        for (practice::Pupil &each : typed.pupils)
            each.groups.insert(group());
    }
    const std::string last = typed.pupils.back().name;
    const bool isNew = isOne && m_keeper.change(practice::PupilAdded { last });
    if (m_keeper.change(practice::ClassJoined { std::move(typed) }) || isNew) {
        m_name->clear();
        m_table->selectRow(m_model->rowOf(last));
    } else {
        tell(tr("This name is taken. Choose another one."));
    }
    m_name->setFocus();
}

void ClassDialog::rename()
{
    const practice::Pupil *renamed = pupil();
    const std::string name = practice::goodName(m_name->text().toStdString());
    if (!renamed || name.empty())
        return;
    const bool isFree = m_keeper.change(practice::PupilRenamed { std::string(renamed->name), name });
    if (isFree) {
        m_name->clear();
        m_table->selectRow(m_model->rowOf(name));
    } else {
        tell(tr("This name is taken. Choose another one."));
    }
    m_name->setFocus();
}

void ClassDialog::setGroups()
{
    const std::set<std::string> groups = practice::groupsTyped(m_groups->text().toStdString());
    const std::vector<std::string> names = chosen();
    m_groups->setModified(false);
    if (names.size() == 1) {
        m_keeper.change(practice::PupilGrouped { names.front(), groups });
        return;
    }
    practice::ClassData added;
    for (const std::string &each : names)
        added.pupils.push_back({ .name = each, .groups = groups });
    m_keeper.change(practice::ClassJoined { std::move(added) });
}

void ClassDialog::removeChosen()
{
    if (const practice::Pupil *removed = pupil())
        m_keeper.change(practice::PupilDeleted { std::string(removed->name) });
}

void ClassDialog::askToRemove()
{
    const practice::Pupil *removed = pupil();
    if (!removed)
        return;
    //: %1 is the name of a pupil.
    AskDialog question(this, "deletePupilQuestion", tr("Delete %1?").arg(QString::fromStdString(removed->name)),
        tr("Progress, answers and marks of this pupil will also be deleted. This cannot be undone."));
    question.add(tr("&Delete"), AskDialog::Role::Discard);
    question.addCancel();
    const QPushButton *answer = question.ask();
    if (answer && answer == question.button(AskDialog::Role::Discard))
        removeChosen();
}

void ClassDialog::print(const Paper &paper)
{
    accept();
    emit paperWanted(paper);
}

void ClassDialog::askAndSave(
    const QString &title, const QString &name, const QString &filters, bool (ClassDialog::*saveTo)(const QString &path))
{
    QString filter;
    const QString chosen = QFileDialog::getSaveFileName(this, title, QDir::home().filePath(name), filters, &filter);
    if (chosen.isEmpty())
        return;
    const bool isComplete = !QFileInfo(chosen).suffix().isEmpty();
    const bool isJson = filter.contains(QLatin1String("*.json"));
    const QString path = isComplete ? chosen : chosen + QLatin1String(isJson ? ".json" : ".csv");
    if (isComplete || agreesToReplace(this, path))
        (this->*saveTo)(path);
}

bool ClassDialog::save(const QString &path, const QByteArray &bytes)
{
    file::SafeFile file(path);
    const bool isSaved = file.open() && file.write(bytes) && file.commit();
    tell(isSaved ? QString() : tr("The file could not be saved: %1").arg(file.errorString()));
    return isSaved;
}

bool ClassDialog::saveTable(const QString &path)
{
    return save(path, classAsCsv(m_keeper.book(), group(), m_keeper.today()));
}

bool ClassDialog::saveProgress(const QString &path)
{
    const practice::Pupil *saved = pupil();
    if (!saved)
        return false;
    const bool isJson = QFileInfo(path).suffix().compare(QLatin1String("json"), Qt::CaseInsensitive) == 0;
    return save(path, isJson ? progressAsJson(m_keeper.book(), *saved) : progressAsCsv(*saved));
}

bool ClassDialog::saveClass(const QString &path)
{
    return save(path, QByteArray::fromStdString(practice::writeClass(m_keeper.book().data())));
}

void ClassDialog::askToJoin()
{
    const QString chosen =
        QFileDialog::getOpenFileName(this, tr("Join a class"), QDir::homePath(), tr("Class (*.json)"));
    if (!chosen.isEmpty())
        joinClass(chosen);
}

bool ClassDialog::joinClass(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        tell(tr("The class could not be read: %1").arg(file.errorString()));
        return false;
    }
    const auto read = practice::readClass(file.readAll().toStdString());
    if (!read) {
        //: %1 is the name of a file, %2 a line and %3 a column of it.
        tell(tr("%1 is not a class, or is damaged (line %2, column %3).")
                 .arg(QFileInfo(path).fileName())
                 .arg(read.fault().line)
                 .arg(read.fault().column));
        return false;
    }
    if (const QString refusal = m_keeper.refusalOf(*read); !refusal.isEmpty()) {
        tell(refusal);
        return false;
    }
    const std::size_t before = m_keeper.book().pupils().size();
    const bool isNews = m_keeper.change(practice::ClassJoined { *read });
    const int added = static_cast<int>(m_keeper.book().pupils().size() - before);
    //: The class of another computer was joined with this one.
    tell(isNews ? tr("Joined. %n pupils are new.", nullptr, added) : tr("Everything of this class is here already."));
    return true;
}

} // namespace kagetsu::ui
