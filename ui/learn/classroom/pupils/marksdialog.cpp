// SPDX-License-Identifier: MIT
#include "ui/learn/classroom/pupils/marksdialog.h"

#include "base/file/safefile.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/dialogs/replacequestion.h"
#include "ui/controls/fingerrows.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/learn/classroom/pupils/pupilstore.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableView>

namespace kagetsu::ui {

namespace {

constexpr QSize UsualSize(860, 600);
constexpr int LongestName = 60;

} // namespace

MarksDialog::MarksDialog(PupilStore &store, MarkedLesson lesson, QWidget *parent)
    : QDialog(parent)
    , m_store(store)
    , m_lesson(std::move(lesson))
    , m_model(new MarksModel(this))
    , m_table(new QTableView(this))
    , m_told(wrappedLabel("told", this))
    , m_name(new QLineEdit(this))
    , m_add(new QPushButton(tr("&Add"), this))
    , m_remove(new QPushButton(tr("&Delete pupil…"), this))
    , m_anew(new QPushButton(tr("Begin a &new list"), this))
    , m_csv(new QPushButton(tr("Save as &CSV…"), this))
    , m_print(new QPushButton(tr("&Print…"), this))
{
    build();
}

void MarksDialog::build()
{
    setObjectName(QStringLiteral("marksDialog"));
    setWindowTitle(tr("Pupils and marks"));
    m_table->setObjectName(QStringLiteral("marks"));
    m_table->setAccessibleName(tr("Marks"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->verticalHeader()->hide();
    m_table->setTabKeyNavigation(false);
    giveFingerRows(*m_table);
    constexpr int RowsThatTellTheWidth = 50; // enough rows to estimate the widths, out of up to a thousand
    m_table->horizontalHeader()->setResizeContentsPrecision(RowsThatTellTheWidth);
    m_name->setObjectName(QStringLiteral("newPupil"));
    m_name->setAccessibleName(tr("Name of a new pupil"));
    m_name->setPlaceholderText(tr("Names, separated by commas"));
    m_add->setObjectName(QStringLiteral("addPupil"));
    m_remove->setObjectName(QStringLiteral("deletePupil"));
    m_anew->setObjectName(QStringLiteral("newPupilList"));
    m_csv->setObjectName(QStringLiteral("saveMarks"));
    m_print->setObjectName(QStringLiteral("printMarks"));
    auto *row = new QHBoxLayout;
    row->addWidget(m_name, 1);
    row->addWidget(m_add);
    row->addWidget(m_remove);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_csv, QDialogButtonBox::ActionRole);
    buttons->addButton(m_print, QDialogButtonBox::ActionRole);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_told);
    column->addWidget(m_anew);
    column->addWidget(m_table, 1);
    column->addLayout(row);
    column->addWidget(buttons);
    for (QPushButton *button : findChildren<QPushButton *>())
        button->setAutoDefault(false);

    connect(m_add, &QPushButton::clicked, this, [this] { add(m_name->text()); });
    connect(m_name, &QLineEdit::returnPressed, this, [this] { add(m_name->text()); });
    connect(m_remove, &QPushButton::clicked, this, &MarksDialog::askToRemove);
    connect(m_anew, &QPushButton::clicked, this, [this] { m_store.beginAnew(); });
    connect(m_csv, &QPushButton::clicked, this, &MarksDialog::askForCsv);
    connect(m_print, &QPushButton::clicked, this, [this] {
        const Paper paper = marksPaper(m_store.book(), m_lesson);
        accept();
        emit paperWanted(paper);
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &MarksDialog::reject);
    connect(&m_store, &PupilStore::changed, this, &MarksDialog::write);
    connect(m_name, &QLineEdit::textChanged, this, [this] { m_add->setEnabled(!m_name->text().trimmed().isEmpty()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        [this] { m_remove->setEnabled(m_table->selectionModel()->hasSelection()); });
    fitDialog(*this, UsualSize);
    write();
    m_name->setFocus();
}

void MarksDialog::write()
{
    m_model->show(m_store.book(), m_lesson);
    m_table->resizeColumnsToContents();
    m_told->setText(m_store.fault());
    m_told->setVisible(!m_store.fault().isEmpty());
    m_anew->setVisible(m_store.isDamaged());
    m_name->setEnabled(!m_store.isDamaged());
    m_add->setEnabled(!m_store.isDamaged() && !m_name->text().trimmed().isEmpty());
    m_remove->setEnabled(false);
    for (QPushButton *button : { m_csv, m_print })
        button->setEnabled(!m_store.book().pupils().empty());
}

void MarksDialog::add(const QString &names)
{
    static const QRegularExpression between(QStringLiteral("[,;\\n\\x{3001}\\x{FF0C}\\x{FF1B}]"));
    const QStringList all = names.split(between, Qt::SkipEmptyParts);
    const bool isKept = m_store.change([&](lesson::ClassBook &book) {
        for (const QString &name : all)
            book.add(name.simplified().left(LongestName).toStdString());
    });
    if (isKept)
        m_name->clear();
    m_name->setFocus();
}

void MarksDialog::removeChosen()
{
    const QModelIndexList chosen = m_table->selectionModel()->selectedRows();
    if (!chosen.isEmpty())
        m_store.change([&](lesson::ClassBook &book) { book.remove(static_cast<std::size_t>(chosen.first().row())); });
}

void MarksDialog::askToRemove()
{
    const QModelIndexList chosen = m_table->selectionModel()->selectedRows();
    if (chosen.isEmpty())
        return;
    AskDialog question(this, "deletePupilQuestion", tr("Delete %1?").arg(chosen.first().data().toString()),
        tr("All this pupil's marks will also be deleted. This cannot be undone."));
    question.add(tr("&Delete"), AskDialog::Role::Discard);
    question.addCancel();
    const QPushButton *answer = question.ask();
    if (answer && answer == question.button(AskDialog::Role::Discard))
        removeChosen();
}

void MarksDialog::askForCsv()
{
    const QString chosen = QFileDialog::getSaveFileName(
        this, tr("Save marks"), QDir::home().filePath(tr("marks") + QStringLiteral(".csv")), tr("CSV (*.csv)"));
    if (chosen.isEmpty())
        return;
    const bool isComplete = !QFileInfo(chosen).suffix().isEmpty();
    const QString path = isComplete ? chosen : chosen + QStringLiteral(".csv");
    if (isComplete || agreesToReplace(this, path))
        saveCsv(path);
}

bool MarksDialog::saveCsv(const QString &path)
{
    file::SafeFile file(path);
    const bool isSaved = file.open() && file.write(marksAsCsv(m_store.book(), m_lesson)) && file.commit();
    m_told->setText(isSaved ? QString() : tr("The marks could not be saved: %1").arg(file.errorString()));
    m_told->setVisible(!isSaved);
    return isSaved;
}

} // namespace kagetsu::ui
