// SPDX-License-Identifier: MIT
#include "ui/opening/proceduredialog.h"

#include "opening/shipped.h"
#include "ui/look/skin.h"
#include "ui/look/tablebutton.h"
#include "ui/opening/procedurepage.h"
#include "ui/opening/procedurepicker.h"
#include "ui/opening/termswords.h"

#include <QEvent>
#include <QFileDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QVBoxLayout>

namespace kagetsu::ui {

namespace {

constexpr int NarrowBelow = 640;

} // namespace

ProcedureDialog::ProcedureDialog(ProcedureQuestion question, QWidget *parent)
    : QDialog(parent)
    , m_answer(std::move(question))
    , m_wanted(m_answer.game)
    , m_picker(new ProcedurePicker)
    , m_page(new ProcedurePage)
    , m_left(new QWidget)
    , m_faults(new QLabel)
    , m_open(new TableButton)
    , m_back(new TableButton)
    , m_cancel(new TableButton)
    , m_use(new TableButton)
{
    setObjectName(QStringLiteral("procedureDialog"));
    m_faults->setObjectName(QStringLiteral("fileFaults"));
    m_faults->setProperty("fault", true);
    m_faults->setWordWrap(true);
    m_faults->setTextFormat(Qt::PlainText);
    m_open->setObjectName(QStringLiteral("openProcedureFile"));
    m_back->setObjectName(QStringLiteral("backToProcedures"));
    m_cancel->setObjectName(QStringLiteral("cancelProcedure"));
    m_use->setObjectName(QStringLiteral("useProcedure"));
    m_use->setWeight(TableButton::Weight::Main);

    auto *column = new QVBoxLayout(m_left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_picker, 1);
    column->addWidget(m_faults);
    column->addWidget(m_open);
    auto *both = new QHBoxLayout;
    both->setContentsMargins(14, 14, 14, 6);
    both->setSpacing(18);
    both->addWidget(m_left, 2);
    both->addWidget(m_page, 5);
    auto *bottom = new QHBoxLayout;
    bottom->setContentsMargins(14, 4, 14, 12);
    bottom->setSpacing(8);
    bottom->addWidget(m_back);
    bottom->addStretch();
    bottom->addWidget(m_cancel);
    bottom->addWidget(m_use);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(both, 1);
    layout->addLayout(bottom);

    connect(m_picker, &ProcedurePicker::pickedChanged, this, &ProcedureDialog::showPicked);
    connect(m_picker, &ProcedurePicker::opened, this, [this] {
        m_pageOpened = true;
        arrange();
        if (!m_left->isVisible()) // Enter takes what is seen
            m_use->setFocus();
    });
    connect(m_picker, &ProcedurePicker::taken, this, &ProcedureDialog::accept);
    connect(m_page, &ProcedurePage::changed, this, &ProcedureDialog::takeOver);
    connect(m_open, &TableButton::clicked, this, &ProcedureDialog::askForFile);
    connect(m_back, &TableButton::clicked, this, [this] {
        m_pageOpened = false;
        arrange();
        m_picker->setFocus();
    });
    connect(m_cancel, &TableButton::clicked, this, &QDialog::reject);
    connect(m_use, &TableButton::clicked, this, &ProcedureDialog::accept);

    m_page->setPlayers(m_answer.left, m_answer.right);
    m_terms[m_answer.terms.id] = m_answer.terms;
    addCarried(m_answer.list.procedures, m_answer.terms);
    setTheme(Theme::light());
    retranslate();
    m_picker->setProcedures(m_answer.list.procedures, m_wanted);
    m_picker->pick(QString::fromStdString(m_answer.terms.id));
    showPicked(); // also where it was picked already, as the first of the list
    showFaults();
    m_picker->setFocus();
    setMinimumWidth(300);
    const QSize room = screen()->availableSize() - QSize(0, 60);
    resize(QSize(1180, 940).boundedTo(room));
    arrange();
}

void ProcedureDialog::setTheme(const Theme &theme)
{
    setPalette(theme.palette());
    setStyleSheet(styleSheetOf(theme));
    m_page->setTheme(theme);
    for (TableButton *button : { m_open, m_back, m_cancel, m_use })
        button->setTheme(theme);
}

void ProcedureDialog::showPicked()
{
    const opening::Procedure *procedure =
        opening::procedureOf(m_answer.list.procedures, m_picker->picked().toStdString());
    m_page->setEnabled(procedure);
    m_use->setEnabled(procedure);
    if (!procedure)
        return;
    // Conditions are those of one procedure; who may not swap is agreed of the players.
    opening::Terms &terms = m_terms.try_emplace(procedure->id, termsFor(*procedure)).first->second;
    terms.document = termsFor(*procedure).document;
    m_page->setProcedure(*procedure, terms, m_answer.denial, m_wanted);
    takeOver();
}

void ProcedureDialog::takeOver()
{
    m_answer.terms = m_page->terms();
    m_terms[m_answer.terms.id] = m_answer.terms;
    m_answer.denial = m_page->denial();
    m_answer.game = m_page->game().value_or(m_wanted);
    m_use->setEnabled(m_page->game().has_value());
}

void ProcedureDialog::askForFile()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open procedure file"), {}, tr("Opening procedures (*.json *.JSON);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

void ProcedureDialog::openFile(const QString &path)
{
    const auto ids = addFile(m_answer.list.procedures, path);
    m_answer.list.faults.clear(); // what was said before has been read
    if (!ids)
        m_answer.list.faults.push_back(ids.fault());
    showFaults();
    if (!ids || ids->empty())
        return;
    // It may be a newer text of one that was looked at.
    for (const std::string &id : *ids)
        m_terms.erase(id);
    m_picker->setProcedures(m_answer.list.procedures, m_wanted);
    m_picker->pick(QString::fromStdString(ids->front()));
    showPicked();
}

void ProcedureDialog::showFaults()
{
    QStringList lines;
    for (const ProcedureFileFault &fault : m_answer.list.faults)
        lines << procedureFaultText(fault);
    m_faults->setText(lines.join(QLatin1Char('\n')));
    m_faults->setVisible(!lines.isEmpty());
}

void ProcedureDialog::accept()
{
    if (m_use->isEnabled())
        QDialog::accept();
}

void ProcedureDialog::arrange()
{
    const bool narrow = width() < NarrowBelow;
    m_left->setVisible(!narrow || !m_pageOpened);
    m_page->setVisible(!narrow || m_pageOpened);
    m_back->setVisible(narrow && m_pageOpened);
}

void ProcedureDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    arrange();
}

void ProcedureDialog::keyPressEvent(QKeyEvent *event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && !event->isAutoRepeat()) {
        accept();
        return;
    }
    if (event->key() == Qt::Key_Escape && m_back->isVisible()) {
        m_back->click();
        return;
    }
    QDialog::keyPressEvent(event);
}

void ProcedureDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showFaults();
    }
}

void ProcedureDialog::retranslate()
{
    setWindowTitle(tr("Opening procedure"));
    const auto write = [](TableButton *button, const QString &text) {
        button->setText(text);
        button->setAccessibleName(text);
    };
    write(m_open, tr("Open procedure file…"));
    write(m_back, tr("All procedures"));
    write(m_cancel, tr("Cancel"));
    //: Takes the opening procedure that is shown for the new game.
    write(m_use, tr("Use it"));
}

} // namespace kagetsu::ui
