// SPDX-License-Identifier: MIT
#include "ui/print/paper/paperdialog.h"

#include "text/common/foreigntext.h"
#include "translations/catalogues.h"
#include "ui/board/announce.h"
#include "ui/controls/background/filewriter.h"
#include "ui/controls/checkbox.h"
#include "ui/controls/combobox.h"
#include "ui/controls/device/printing.h"
#include "ui/controls/dialogs/replacequestion.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/print/paper/pagelayout.h"
#include "ui/print/paper/printing.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPagedPaintDevice>
#include <QPushButton>
#include <QScreen>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

namespace kagetsu::ui {

namespace {

// Cells of tables that are laid out for the preview, in about 150 ms. The moves of a full board of 15 lines take 904.
constexpr int PreviewCells = 1200;

// The beginning of a document.
struct Excerpt
{
    Document document;
    int rowsLeftOut = 0; // of its tables
};

// Returns a document without the rows of its tables that come after so many cells. Blocks that are no table stay.
Excerpt excerptOf(const Document &document, int cells)
{
    Excerpt excerpt { document };
    for (Block &block : excerpt.document.blocks) {
        auto *table = std::get_if<Table>(&block);
        if (!table)
            continue;
        const auto rows = static_cast<int>(table->rows.size());
        const int width = std::max<int>(1, static_cast<int>(table->columns.size()));
        const int kept = std::min(rows, cells / width);
        cells -= kept * width;
        if (kept == rows)
            continue;
        excerpt.rowsLeftOut += rows - kept;
        table->rows.resize(static_cast<std::size_t>(kept));
        if (table->marks.size() > kept)
            table->marks.resize(kept);
        std::erase_if(table->links, [kept](const Table::Link &link) { return link.row >= kept; });
    }
    return excerpt;
}

} // namespace

PaperDialog::PaperDialog(Paper paper, const QString &language, QWidget *parent)
    : QDialog(parent)
    , m_paper(std::move(paper))
    , m_filled(new CheckBox(tr("&Fill in the heading")))
    , m_preview(new QTextBrowser)
    , m_fault(new QLabel)
    , m_told(wrappedLabel("saved"))
    , m_writer(new FileWriter(this))
{
    setObjectName(QStringLiteral("paper"));

    m_language = languageBox("paperLanguage", tr("Document language"));
    m_second = languageBox("secondLanguage", tr("Second document language"));
    m_second->insertItem(0, tr("One language"), QString());
    m_second->setCurrentIndex(0);
    m_second->setVisible(m_paper.canHaveTwoLanguages);
    m_language->setCurrentIndex(std::max(0, m_language->findData(language)));
    m_filled->setObjectName(QStringLiteral("filled"));
    m_filled->setToolTip(tr("Print what is known about the game; otherwise, leave blank lines to write on"));
    m_filled->setChecked(true);
    m_filled->setVisible(static_cast<bool>(m_paper.writeBlank));
    connect(m_filled, &QCheckBox::toggled, this, &PaperDialog::write);
    for (QComboBox *box : { m_language, m_second })
        connect(box, &QComboBox::currentIndexChanged, this, &PaperDialog::write);

    const auto button = [this](const QString &text, const char *name, auto slot) {
        auto *made = new QPushButton(text, this);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, slot);
        return made;
    };
    auto *choices = new QHBoxLayout;
    choices->addWidget(m_language);
    choices->addWidget(m_second);
    choices->addWidget(m_filled);
    choices->addStretch();
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    if (hasDevice<Printing>())
        buttons->addWidget(button(tr("&Print…"), "print", &PaperDialog::print));
    buttons->addWidget(button(tr("&Save as…"), "save", &PaperDialog::save));
    buttons->addWidget(button(tr("&Close"), "close", &PaperDialog::close));
    auto *bar = new QBoxLayout(QBoxLayout::LeftToRight);
    bar->addLayout(choices);
    bar->addLayout(buttons);

    m_fault->setProperty("fault", true);
    m_fault->setWordWrap(true);
    m_fault->setTextFormat(Qt::PlainText);
    m_fault->hide();
    m_told->hide();

    // Paper is white in every theme.
    m_preview->setObjectName(QStringLiteral("preview"));
    m_preview->setAccessibleName(tr("Print preview"));
    m_preview->setStyleSheet(QStringLiteral("QTextBrowser { background: #ffffff; color: #000000; }"));
    m_preview->setOpenLinks(false);

    auto *layout = new QVBoxLayout(this);
    layout->addLayout(bar);
    if (m_paper.choices)
        layout->addWidget(m_paper.choices([this] { write(); }));
    layout->addWidget(m_fault);
    layout->addWidget(m_told);
    layout->addWidget(m_preview, 1);
    fitDialog(*this, { 860, 760 });
    // On a narrow screen, or with large text, the controls are stacked.
    if (bar->sizeHint().width() > width() - 2 * layout->contentsMargins().left())
        bar->setDirection(QBoxLayout::TopToBottom);
    write();
}

QComboBox *PaperDialog::languageBox(const char *name, const QString &accessibleName)
{
    auto *box = new ComboBox(this);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(accessibleName);
    box->setToolTip(accessibleName);
    for (const Language &each : shippedLanguages())
        box->addItem(each.name, each.code);
    return box;
}

QString PaperDialog::language() const
{
    return m_language->currentData().toString();
}

void PaperDialog::setLanguage(const QString &code)
{
    m_language->setCurrentIndex(m_language->findData(code));
}

void PaperDialog::write()
{
    const bool isBlank = m_paper.writeBlank && !m_filled->isChecked();
    m_document = isBlank ? m_paper.writeBlank(language()) : m_paper.write(language());
    const QString second = m_second->currentData().toString();
    if (!second.isEmpty() && second != language())
        m_document = inBothLanguages(std::move(m_document), m_paper.write(second));
    Excerpt shown = excerptOf(m_document, PreviewCells);
    if (shown.rowsLeftOut > 0)
        //: Below the preview of a long paper: what is printed and saved besides what is seen here.
        shown.document.blocks.push_back(
            Paragraph { tr("… and %n more row(s), which are printed and saved.", nullptr, shown.rowsLeftOut) });
    const std::unique_ptr<QTextDocument> before(std::exchange(m_shown, laidOut(shown.document, this)));
    m_shown->setDocumentMargin(24);
    m_preview->setDocument(m_shown);
    setWindowTitle(m_document.title);
}

void PaperDialog::print()
{
    printFrom(*this, m_document.title,
        [document = m_document](QPagedPaintDevice &printer) { printPages(document, printer); });
}

void PaperDialog::save()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save document"),
        QDir(m_folder).filePath(m_paper.name + QStringLiteral(".pdf")),
        tr("PDF (*.pdf);;Web page (*.html);;Plain text (*.txt)"));
    if (path.isEmpty())
        return;
    const bool isComplete = paperFormatOf(path).has_value();
    const QString whole = isComplete ? path : path + QStringLiteral(".pdf");
    if (isComplete || agreesToReplace(this, whole))
        saveTo(whole);
}

void PaperDialog::saveTo(const QString &path)
{
    const PaperFormat format = paperFormatOf(path).value_or(PaperFormat::Pdf);
    const QString whole = paperFormatOf(path) ? path : path + QStringLiteral(".pdf");
    const QPageSize size = m_paper.size ? m_paper.size() : QPageSize(QPageSize::A4);
    m_writer->write(
        whole, [document = m_document, format, size] { return paperBytes(document, format, size); },
        [whole](const QString &fault) { return unsavedText(whole, fault); },
        [this, whole](const QString &failure) {
            m_told->setVisible(failure.isEmpty());
            m_fault->setVisible(!failure.isEmpty());
            m_fault->setText(failure);
            if (!failure.isEmpty())
                return;
            m_told->setText(tr("%1 was saved.").arg(text::foreignPath(whole)));
            announce(m_told->text());
            emit saved(whole);
        });
}

} // namespace kagetsu::ui
