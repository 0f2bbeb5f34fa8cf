// SPDX-License-Identifier: MIT
#include "ui/board/painting/pdfpaper.h"

#include <QPainter>
#include <QTextLayout>
#include <QUuid>

namespace kagetsu::ui {

namespace {

QByteArray withoutMoment(QByteArray pdf)
{
    // The file refers to its parts by byte offset, so everything must keep its length.
    static const QByteArray Moment = "(D:20000101000000";
    for (qsizetype at = pdf.indexOf("(D:"); at >= 0; at = pdf.indexOf("(D:", at + 1))
        pdf.replace(at, Moment.size(), Moment);
    // Qt 6.8 says it once more, in its description in XML: xmp:CreateDate="2026-11-30T10:13:04+00:00".
    static const QByteArray Named = "Date=\"";
    static const QByteArray Told = "2000-01-01T00:00:00+00:00\"";
    const qsizetype end = pdf.indexOf("</x:xmpmeta>");
    for (qsizetype at = pdf.indexOf(Named); at >= 0 && at < end; at = pdf.indexOf(Named, at + 1)) {
        const qsizetype moment = at + Named.size();
        if (pdf.indexOf('"', moment) == moment + Told.size() - 1)
            pdf.replace(moment, Told.size(), Told);
    }
    return pdf;
}

} // namespace

PdfPaper::PdfPaper(const QString &title, const QPageLayout &layout)
    : QPdfWriter(&m_buffer)
{
    setTitle(title);
    setCreator(QStringLiteral("Kagetsu"));
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    setDocumentId(QUuid::createUuidV5(QUuid(), title)); // it is random otherwise, and no two files are equal
#endif
    setPageLayout(layout);
    setResolution(Dpi);
}

void PdfPaper::wrote(const QPainter &painter, const QTextLayout &layout)
{
    if (auto *paper = dynamic_cast<PdfPaper *>(painter.device()))
        paper->m_texts.add(layout);
}

QFont PdfPaper::unshaped(QFont font)
{
    font.setStyleStrategy(static_cast<QFont::StyleStrategy>(font.styleStrategy() | QFont::PreferNoShaping));
    return font;
}

QByteArray PdfPaper::bytes() const
{
    return withUnicodeMaps(withoutMoment(m_buffer.data()), m_texts);
}

} // namespace kagetsu::ui
