// SPDX-License-Identifier: MIT
#include "ui/match/opening/choice/proceduredialog.h"

#include "opening/file/shipped.h"
#include "text/opening/openingterms.h"
#include "ui/board/inforce.h"
#include "ui/controls/tablebutton.h"
#include "ui/match/opening/choice/procedurepage.h"
#include "ui/match/opening/choice/procedurepicker.h"

#include <QFileDialog>
#include <QJsonArray>

namespace kagetsu::ui {

ProcedureDialog::ProcedureDialog(ProcedureQuestion question, QWidget *parent)
    : ProcedureDialog(std::move(question), new ProcedurePicker, new ProcedurePage, parent)
{
}

ProcedureDialog::ProcedureDialog(
    ProcedureQuestion question, ProcedurePicker *picker, ProcedurePage *page, QWidget *parent)
    : ChoiceDialog(QStringLiteral("procedure"), picker, page, { 5, { 1180, 940 } }, parent)
    , m_answer(std::move(question))
    , m_wanted(m_answer.game)
    , m_picker(picker)
    , m_page(page)
    , m_open(new TableButton)
{
    setObjectName(QStringLiteral("procedureDialog"));
    m_open->setObjectName(QStringLiteral("openProcedureFile"));
    addBelowList(m_open);

    connect(m_picker, &ProcedurePicker::pickedChanged, this, &ProcedureDialog::showPicked);
    connect(m_picker, &ProcedurePicker::opened, this, &ProcedureDialog::openPage);
    connect(m_picker, &ProcedurePicker::taken, this, &ProcedureDialog::accept);
    connect(m_page, &ProcedurePage::changed, this, &ProcedureDialog::takeOver);
    connect(m_open, &TableButton::clicked, this, &ProcedureDialog::askForFile);

    m_page->setPlayers(m_answer.left, m_answer.right);
    m_terms[m_answer.terms.id] = m_answer.terms;
    catalogue::addCarried(m_answer.list.procedures, m_answer.terms);
    onLanguage(*this, [this] {
        setWindowTitle(tr("Opening procedure"));
        write(m_open, tr("Open procedure file…"));
        //: Takes the opening procedure that is shown for the new game.
        const QString use = tr("Use this");
        setWords(tr("All procedures"), use);
        showFaults();
    });
    m_picker->setProcedures(m_answer.list.procedures, m_wanted);
    m_picker->pick(QString::fromStdString(m_answer.terms.id));
    showPicked(); // needed even if it was selected already, as the first in the list
}

void ProcedureDialog::showPicked()
{
    const opening::Procedure *procedure =
        opening::procedureOf(m_answer.list.procedures, m_picker->picked().toStdString());
    m_page->setEnabled(procedure);
    setUsable(procedure);
    if (!procedure)
        return;
    // Conditions belong to one procedure; swap denials belong to the players.
    opening::Terms &terms = m_terms.try_emplace(procedure->id, catalogue::termsFor(*procedure)).first->second;
    terms.document = catalogue::termsFor(*procedure).document;
    m_page->setProcedure(*procedure, terms, m_answer.denial, m_wanted);
    takeOver();
}

void ProcedureDialog::takeOver()
{
    m_answer.terms = m_page->terms();
    m_terms[m_answer.terms.id] = m_answer.terms;
    m_answer.denial = m_page->denial();
    emit edited();
    m_answer.game = m_page->game().value_or(m_wanted);
    setUsable(m_page->game().has_value());
}

DraftKeeper::State ProcedureDialog::draftState()
{
    return { [this] {
                QJsonArray terms;
                for (const auto &[id, each] : m_terms)
                    terms.append(QString::fromStdString(opening::toText(each)));
                return QJsonObject { { QStringLiteral("terms"), terms },
                    { QStringLiteral("picked"), m_picker->picked() },
                    { QStringLiteral("denyLeft"), m_answer.denial.left },
                    { QStringLiteral("denyRight"), m_answer.denial.right } };
            },
        [this](const QJsonObject &state) {
            m_terms.clear();
            for (const QJsonValue &text : state.value(QStringLiteral("terms")).toArray()) {
                auto terms = opening::termsFromText(text.toString().toStdString());
                if (!terms)
                    continue;
                catalogue::addCarried(m_answer.list.procedures, *terms); // one that was opened from a file
                m_terms[terms->id] = *std::move(terms);
            }
            m_answer.denial = { state.value(QStringLiteral("denyLeft")).toBool(),
                state.value(QStringLiteral("denyRight")).toBool() };
            m_picker->setProcedures(m_answer.list.procedures, m_wanted);
            m_picker->pick(state.value(QStringLiteral("picked")).toString());
            showPicked();
        } };
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
    const auto ids = catalogue::addFile(m_answer.list.procedures, path);
    m_answer.list.faults.clear(); // earlier messages have been read
    if (!ids)
        m_answer.list.faults.push_back(ids.fault());
    showFaults();
    if (!ids || ids->empty())
        return;
    // It may be a newer version of a procedure already viewed.
    for (const std::string &id : *ids)
        m_terms.erase(id);
    m_picker->setProcedures(m_answer.list.procedures, m_wanted);
    m_picker->pick(QString::fromStdString(ids->front()));
    showPicked();
}

void ProcedureDialog::showFaults()
{
    QStringList lines;
    for (const catalogue::ProcedureFileFault &fault : m_answer.list.faults)
        lines << text::procedureFaultText(fault);
    setFaults(lines);
}

void ProcedureDialog::accept()
{
    if (isUsable())
        QDialog::accept();
}

} // namespace kagetsu::ui
