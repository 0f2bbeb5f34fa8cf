// SPDX-License-Identifier: MIT
#include "ui/arbiter/protocoldialog.h"

#include "translations/catalogues.h"
#include "ui/arbiter/protocoldocument.h"
#include "ui/look/skin.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

#include <memory>
#include <utility>

namespace kagetsu::ui {

ProtocolDialog::ProtocolDialog(
    journal::JournalProtocol found, const QString &file, const QString &language, const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_found(std::move(found))
    , m_file(file)
    , m_language(new QComboBox)
    , m_preview(new QTextBrowser)
    , m_fault(new QLabel)
{
    setObjectName(QStringLiteral("protocol"));
    setPalette(theme.palette());
    setStyleSheet(styleSheetOf(theme));
    setWindowTitle(tr("Protocol"));
    resize(860, 760);

    m_language->setObjectName(QStringLiteral("protocolLanguage"));
    m_language->setAccessibleName(tr("Language of the protocol"));
    m_language->setToolTip(m_language->accessibleName());
    for (const Language &each : shippedLanguages())
        m_language->addItem(each.name, each.code);
    m_language->setCurrentIndex(std::max(0, m_language->findData(language)));
    connect(m_language, &QComboBox::currentIndexChanged, this, &ProtocolDialog::write);

    const auto button = [this](const QString &text, const char *name, auto slot) {
        auto *made = new QPushButton(text, this);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, slot);
        return made;
    };
    auto *bar = new QHBoxLayout;
    bar->addWidget(m_language);
    bar->addStretch();
    bar->addWidget(button(tr("&Print…"), "print", &ProtocolDialog::print));
    bar->addWidget(button(tr("&Save as…"), "save", &ProtocolDialog::save));
    bar->addWidget(button(tr("&Close"), "close", &ProtocolDialog::close));

    m_fault->setProperty("fault", true);
    m_fault->setWordWrap(true);
    m_fault->setTextFormat(Qt::PlainText);
    m_fault->hide();

    // Paper is white in every theme.
    m_preview->setObjectName(QStringLiteral("preview"));
    m_preview->setAccessibleName(tr("The protocol as it is printed"));
    m_preview->setStyleSheet(QStringLiteral("QTextBrowser { background: #ffffff; color: #000000; }"));
    m_preview->setOpenLinks(false);

    auto *layout = new QVBoxLayout(this);
    layout->addLayout(bar);
    layout->addWidget(m_fault);
    layout->addWidget(m_preview, 1);
    write();
}

QString ProtocolDialog::language() const
{
    return m_language->currentData().toString();
}

void ProtocolDialog::setLanguage(const QString &code)
{
    m_language->setCurrentIndex(m_language->findData(code));
}

void ProtocolDialog::write()
{
    m_document = protocolDocument(m_found, QFileInfo(m_file).fileName(), language());
    const std::unique_ptr<QTextDocument> before(std::exchange(m_paper, laidOut(m_document, this)));
    m_paper->setDocumentMargin(24);
    m_preview->setDocument(m_paper);
    setWindowTitle(m_document.title);
}

void ProtocolDialog::print()
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(m_document.title);
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    QObject owner;
    laidOut(m_document, &owner)->print(&printer);
}

void ProtocolDialog::save()
{
    const QString name = QFileInfo(m_file).completeBaseName() + QStringLiteral(".pdf");
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the protocol"), QDir(m_folder).filePath(name),
        tr("PDF (*.pdf);;Web page (*.html);;Plain text (*.txt)"));
    if (!path.isEmpty())
        saveTo(path);
}

bool ProtocolDialog::saveTo(const QString &path)
{
    const std::optional<PaperFormat> format = paperFormatOf(path);
    const QString whole = format ? path : path + QStringLiteral(".pdf");
    const Result<Done, QString> done = savePaper(m_document, format.value_or(PaperFormat::Pdf), whole);
    m_fault->setVisible(!done);
    if (!done) {
        m_fault->setText(done.fault());
        return false;
    }
    emit saved(whole);
    return true;
}

} // namespace kagetsu::ui
