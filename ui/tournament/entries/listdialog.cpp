// SPDX-License-Identifier: MIT
#include "ui/tournament/entries/listdialog.h"

#include "record/text/offeredcharsets.h"
#include "text/common/foreigntext.h"
#include "text/record/charsets.h"
#include "text/tournament/entries.h"
#include "text/tournament/lists.h"
#include "ui/board/inforce.h"
#include "ui/controls/boxheader.h"
#include "ui/controls/combobox.h"
#include "ui/controls/dialogs/dialogfoot.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fieldgrid.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/wrappedlabel.h"

#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableView>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int MostAbove = 99;

} // namespace

ListDialog::ListDialog(tournament::ListTable table, Read read, const tournament::Section &section, QWidget *parent)
    : QDialog(parent)
    , m_read(std::move(read))
    , m_section(section)
    , m_grid(new FieldGrid(this))
    , m_sheet(newBox("listSheet"))
    , m_charset(newBox("listCharset"))
    , m_above(newNumber("rowsAbove", 0, MostAbove))
    , m_summary(wrappedLabel("listSummary", this))
    , m_model(new CellModel(this))
    , m_view(new QTableView(this))
    , m_head(new BoxHeader("meaning", m_view))
    , m_foot(new DialogFoot(*this, "cancelList", "acceptList"))
{
    setObjectName(QStringLiteral("listDialog"));
    m_head->setObjectName(QStringLiteral("columnMeanings"));
    layOut();
    connect(m_head, &BoxHeader::chosen, this, [this](int column, int choice) {
        tournament::chooseMeaning(m_columns, std::size_t(column), tournament::entryColumns()[std::size_t(choice)]);
        follow();
    });
    connect(m_sheet, &QComboBox::activated, this, &ListDialog::chooseSheet);
    connect(m_charset, &QComboBox::activated, this, &ListDialog::chooseCharset);
    connect(m_above, &QSpinBox::valueChanged, this, [this](int rows) {
        m_columns.first = std::size_t(rows);
        follow();
    });
    take(std::move(table));
    onLanguage(*this, [this] { speak(); });
    fitDialog(*this, { 900, 600 });
    m_foot->accepting().setFocus();
}

void ListDialog::layOut()
{
    m_grid->add(m_above);
    m_grid->add(m_sheet);
    for (const record::Charset charset : record::offeredCharsets())
        m_charset->addItem(QString(), int(charset));
    m_charset->insertSeparator(int(record::usualCharsets().size()));
    m_grid->add(m_charset);
    m_view->setModel(m_model);
    m_view->setHorizontalHeader(m_head);
    dressTable(*m_view, "listRows", 3);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    onFit(*m_view, [this](double factor) { m_head->setDefaultSectionSize(qRound(3 * TouchSize * factor)); });
    layColumn(*this, { m_summary, m_grid, m_view, m_foot });
}

void ListDialog::take(tournament::ListTable table)
{
    m_table = std::move(table);
    m_columns = tournament::columnsToChoose(m_table.rows);
    m_preview = {};
    //: Column: what becomes of a row of a list.
    Cells cells { { { tr("Result") } }, rows() };
    cells.columns.resize(m_columns.columns.size() + 1);
    m_model->setCells(std::move(cells));
    m_sheet->clear();
    for (const std::string &sheet : m_table.sheets)
        m_sheet->addItem(text::foreignText(sheet));
    m_sheet->setCurrentIndex(int(m_table.sheet));
    m_grid->show(m_sheet, m_table.sheets.size() > 1);
    m_grid->show(m_charset, m_table.charset.has_value());
    if (m_table.charset)
        m_charset->setCurrentIndex(m_charset->findData(int(*m_table.charset)));
    const QSignalBlocker silent(m_above);
    m_above->setValue(int(m_columns.first));
    follow();
}

// If a sheet contains no list, it is shown without rows, so that another sheet can be chosen.
void ListDialog::chooseSheet(int sheet)
{
    tournament::ListTable table = m_read({ {}, m_table.sheets[std::size_t(sheet)] });
    if (table.notAList) {
        table = m_table;
        table.rows.clear();
        table.sheet = std::size_t(sheet);
    }
    take(std::move(table));
}

// A text that is not a list in this encoding has no rows, and another encoding can be chosen.
void ListDialog::chooseCharset()
{
    take(m_read({ record::Charset(m_charset->currentData().toInt()) }));
}

void ListDialog::follow()
{
    m_preview = previewOf(m_table, m_columns, m_section);
    m_model->replaceRows(rows());
    std::vector<int> chosen;
    for (const tournament::EntryColumn column : m_columns.columns)
        chosen.push_back(
            int(std::ranges::find(tournament::entryColumns(), column) - tournament::entryColumns().begin()));
    m_head->setChosen(chosen);
    m_view->resizeColumnToContents(0);
    m_summary->setText(text::listPreviewText(m_table, m_preview));
    m_foot->accepting().setEnabled(!m_preview.newcomers.entries.empty());
}

// Returns the fate of each row, followed by the row as it was read.
std::vector<Cells::Row> ListDialog::rows() const
{
    std::vector<Cells::Row> rows(m_table.rows.size());
    for (std::size_t row = 0; row < rows.size() && row < m_preview.rows.size(); ++row) {
        const tournament::RowFate &fate = m_preview.rows[row];
        rows[row].cells += text::rowFateText(fate);
        for (const std::string &cell : m_table.rows[row])
            rows[row].cells += text::foreignText(cell);
        // What is left out steps back.
        rows[row].isMuted = !tournament::isEntered(fate);
    }
    return rows;
}

void ListDialog::speak()
{
    //: Title: a list of players, before they are added.
    setWindowTitle(tr("List of players"));
    m_grid->say(m_above, tr("Rows above the players"));
    //: Of a workbook of a spreadsheet.
    m_grid->say(m_sheet, tr("Sheet"));
    m_grid->say(m_charset, tr("Text encoding"));
    for (int i = 0; i < m_charset->count(); ++i) {
        if (const QVariant charset = m_charset->itemData(i); charset.isValid())
            m_charset->setItemText(i, text::charsetName(record::Charset(charset.toInt())));
    }
    m_view->setAccessibleName(windowTitle());
    m_foot->say(tr("Add players"));
    QStringList meanings;
    for (const tournament::EntryColumn column : tournament::entryColumns())
        meanings += text::entryColumnName(column);
    //: For screen readers: the box in which is chosen what column %1 of a list means.
    m_head->setWords(meanings, tr("Column %1"));
    follow();
}

} // namespace kagetsu::ui
