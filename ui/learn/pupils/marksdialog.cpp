// SPDX-License-Identifier: MIT
#include "ui/learn/pupils/marksdialog.h"

#include "base/file/safefile.h"
#include "ui/controls/dialogs/replacequestion.h"
#include "ui/controls/fingerrows.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/learn/pupils/classdialog.h"
#include "ui/learn/pupils/practicekeeper.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

namespace kagetsu::ui {

namespace {

constexpr QSize UsualSize(860, 600);

} // namespace

MarksDialog::MarksDialog(PracticeKeeper &keeper, MarkedLesson lesson, QWidget *parent)
    : QDialog(parent)
    , m_keeper(keeper)
    , m_lesson(std::move(lesson))
    , m_model(new MarksModel(this))
    , m_table(new QTableView(this))
    , m_told(wrappedLabel("told", this))
    , m_name(new QLineEdit(this))
    , m_add(new QPushButton(tr("&Add"), this))
    , m_class(new QPushButton(tr("C&lass…"), this))
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
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    giveFingerRows(*m_table);
    constexpr int RowsThatTellTheWidth = 50; // enough rows to estimate the widths, out of up to a thousand
    m_table->horizontalHeader()->setResizeContentsPrecision(RowsThatTellTheWidth);
    m_name->setObjectName(QStringLiteral("newPupil"));
    m_name->setAccessibleName(tr("Name of a new pupil"));
    m_name->setPlaceholderText(tr("Names, separated by commas"));
    m_add->setObjectName(QStringLiteral("addPupil"));
    m_class->setObjectName(QStringLiteral("wholeClass"));
    m_csv->setObjectName(QStringLiteral("saveMarks"));
    m_print->setObjectName(QStringLiteral("printMarks"));
    auto *row = new QHBoxLayout;
    row->addWidget(m_name, 1);
    row->addWidget(m_add);
    row->addWidget(m_class);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_csv, QDialogButtonBox::ActionRole);
    buttons->addButton(m_print, QDialogButtonBox::ActionRole);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_told);
    column->addWidget(m_table, 1);
    column->addLayout(row);
    column->addWidget(buttons);
    for (QPushButton *button : findChildren<QPushButton *>())
        button->setAutoDefault(false);

    connect(m_add, &QPushButton::clicked, this, [this] { add(m_name->text()); });
    connect(m_name, &QLineEdit::returnPressed, this, [this] { add(m_name->text()); });
    connect(m_class, &QPushButton::clicked, this, &MarksDialog::showClass);
    connect(m_csv, &QPushButton::clicked, this, &MarksDialog::askForCsv);
    connect(m_print, &QPushButton::clicked, this, [this] {
        const Paper paper = marksPaper(m_keeper.book(), m_lesson);
        accept();
        emit paperWanted(paper);
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &MarksDialog::reject);
    connect(&m_keeper, &PracticeKeeper::changed, this, &MarksDialog::write);
    connect(m_name, &QLineEdit::textChanged, this, [this] { m_add->setEnabled(!m_name->text().trimmed().isEmpty()); });
    fitDialog(*this, UsualSize);
    write();
    m_name->setFocus();
}

void MarksDialog::write()
{
    m_model->show(m_keeper.book(), m_lesson);
    m_table->resizeColumnsToContents();
    m_told->setText(m_keeper.fault());
    m_told->setVisible(!m_keeper.fault().isEmpty());
    m_add->setEnabled(!m_name->text().trimmed().isEmpty());
    for (QPushButton *button : { m_csv, m_print })
        button->setEnabled(!m_keeper.book().pupils().empty());
}

void MarksDialog::add(const QString &names)
{
    practice::ClassData typed { practice::pupilsTyped(names.toStdString()), {} };
    const QString refusal = m_keeper.refusalOf(typed);
    if (refusal.isEmpty()) {
        m_keeper.change(practice::ClassJoined { std::move(typed) });
        m_name->clear();
    } else {
        m_told->setText(refusal);
        m_told->show();
    }
    m_name->setFocus();
}

void MarksDialog::showClass()
{
    ClassDialog dialog(m_keeper, this);
    std::optional<Paper> paper;
    connect(&dialog, &ClassDialog::paperWanted, this, [&paper](const Paper &wanted) { paper = wanted; });
    dialog.exec();
    if (!paper)
        return;
    accept();
    emit paperWanted(*paper);
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
    const bool isSaved = file.open() && file.write(marksAsCsv(m_keeper.book(), m_lesson)) && file.commit();
    m_told->setText(isSaved ? QString() : tr("The marks could not be saved: %1").arg(file.errorString()));
    m_told->setVisible(!isSaved);
    return isSaved;
}

} // namespace kagetsu::ui
