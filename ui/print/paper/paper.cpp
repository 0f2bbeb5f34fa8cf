// SPDX-License-Identifier: MIT
#include "ui/print/paper/paper.h"

#include "base/file/safefile.h"
#include "ui/board/painting/pdfpaper.h"
#include "ui/controls/style/faces.h"
#include "ui/print/diagram/diagramfile.h"
#include "ui/print/paper/documenthtml.h"
#include "ui/print/paper/documenttext.h"
#include "ui/print/paper/pagelayout.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextObjectInterface>
#include <QTextTable>

#include <vector>

namespace kagetsu::ui {

namespace {

struct PaperWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::Paper)
};

// Takes the place of a picture in the HTML and paints the drawing with that number.
class DrawingObject : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    DrawingObject(std::vector<Drawing> drawings, QObject *parent)
        : QObject(parent)
        , m_drawings(std::move(drawings))
    {
    }

    QSizeF intrinsicSize(QTextDocument *document, int, const QTextFormat &format) override
    {
        constexpr qreal ScreenDpi = 96;
        const QPaintDevice *device = document->documentLayout()->paintDevice();
        return drawingOf(format).size * (device ? device->logicalDpiY() / ScreenDpi : 1);
    }
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *, int, const QTextFormat &format) override
    {
        drawingOf(format).paint(*painter, rect);
    }

private:
    const Drawing &drawingOf(const QTextFormat &format) const
    {
        return m_drawings[format.toImageFormat().name().toUInt()];
    }

    std::vector<Drawing> m_drawings;
};

// Gives rows of a table the same height with letters as with Chinese characters, and their cells one baseline, as on
// paper (PaperText).
void levelRows(QTextDocument &document)
{
    QTextCursor all(&document);
    all.beginEditBlock(); // laid out once, at its end
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        const bool hasPicture = block.text().contains(QChar::ObjectReplacementCharacter);
        if (!cursor.currentTable() || hasPicture || block.begin().atEnd())
            continue;
        QTextBlockFormat format;
        format.setLineHeight(lineHeight(block.begin().fragment().charFormat().font()), QTextBlockFormat::FixedHeight);
        cursor.mergeBlockFormat(format);
    }
    all.endEditBlock();
}

QByteArray pdfOf(const Document &document, const QPageSize &size)
{
    PdfPaper paper(document.title, QPageLayout(size, QPageLayout::Portrait, {}));
    printPages(document, paper);
    return paper.bytes();
}

} // namespace

QTextDocument *laidOut(const Document &document, QObject *parent)
{
    auto *text = new QTextDocument(parent);
    text->setIndentWidth(IndentWidth);
    std::vector<Drawing> drawings;
    const QString html = toHtml(document, [&drawings](const Drawing &drawing, int number) {
        drawings.push_back(drawing);
        return QStringLiteral("<img src=\"%1\">").arg(number);
    });
    text->documentLayout()->registerHandler(QTextFormat::ImageObject, new DrawingObject(std::move(drawings), text));
    text->setHtml(html);
    levelRows(*text);
    return text;
}

std::optional<PaperFormat> paperFormatOf(const QString &fileName)
{
    const QString ending = QFileInfo(fileName).suffix().toLower();
    if (ending == QLatin1String("pdf"))
        return PaperFormat::Pdf;
    if (ending == QLatin1String("html") || ending == QLatin1String("htm"))
        return PaperFormat::Html;
    if (ending == QLatin1String("txt"))
        return PaperFormat::Text;
    return std::nullopt;
}

QByteArray paperBytes(const Document &document, PaperFormat format, const QPageSize &size)
{
    switch (format) {
    case PaperFormat::Pdf: return pdfOf(document, size);
    case PaperFormat::Html: return toHtml(document, svgOf).toUtf8();
    case PaperFormat::Text: break;
    }
    return toPlainText(document).toUtf8();
}

Result<Done, QString> savePaper(
    const Document &document, PaperFormat format, const QString &path, const QPageSize &size)
{
    const auto saved = file::saveFile(path, paperBytes(document, format, size));
    if (!saved)
        return Fault { unsavedText(path, saved.fault()) };
    return Done {};
}

QString unsavedText(const QString &path, const QString &fault)
{
    return PaperWords::tr("%1 could not be saved: %2").arg(QDir::toNativeSeparators(path), fault);
}

} // namespace kagetsu::ui

#include "paper.moc"
