// SPDX-License-Identifier: MIT
#include "ui/arbiter/paper.h"

#include "file/safefile.h"
#include "ui/arbiter/documenthtml.h"
#include "ui/arbiter/documenttext.h"
#include "ui/board/boardpainter.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextObjectInterface>
#include <QTextTable>

#include <algorithm>
#include <cmath>

namespace kagetsu::ui {

namespace {

struct PaperWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::Paper)
};

constexpr qreal DiagramInches = 3.9;
constexpr qreal ScreenDpi = 96;
constexpr qreal HeadedInches = 0.5; // of what a heading stands over, on the same page
constexpr qreal PrintMargin = 2 / 2.54 * ScreenDpi; // of QTextDocument::print()

// Stands where HTML has a picture and draws the board of that number.
class DiagramObject : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    DiagramObject(std::vector<BoardPicture> pictures, QObject *parent)
        : QObject(parent)
        , m_pictures(std::move(pictures))
    {
    }

    QSizeF intrinsicSize(QTextDocument *document, int, const QTextFormat &) override
    {
        const QPaintDevice *device = document->documentLayout()->paintDevice();
        const qreal side = DiagramInches * (device ? device->logicalDpiY() : ScreenDpi);
        return { side, side };
    }
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *, int, const QTextFormat &format) override
    {
        const auto number = format.toImageFormat().name().toUInt();
        paintBoard(*painter, rect, m_pictures[number], Theme::paper());
    }

private:
    std::vector<BoardPicture> m_pictures;
};

QByteArray pdfOf(const Document &document)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(document.title);
    writer.setCreator(QStringLiteral("Kagetsu"));
    writer.setPageSize(QPageSize(QPageSize::A4));
    // QTextDocument keeps two centimetres free by itself, and numbers the pages there.
    writer.setPageMargins({});
    writer.setResolution(600);
    QObject owner;
    laidOutFor(writer, document, &owner)->print(&writer);
    return buffer.data();
}

// What a heading must stand above on its page: the next block, or behind the head of a table its first row.
QTextBlock firstContentAfter(const QTextBlock &heading)
{
    const QTextTable *table = QTextCursor(heading.next()).currentTable();
    return table ? table->cellAt(std::min(1, table->rows() - 1), 0).firstCursorPosition().block() : heading.next();
}

} // namespace

QTextDocument *laidOut(const Document &document, QObject *parent)
{
    auto *text = new QTextDocument(parent);
    text->setIndentWidth(IndentWidth);
    std::vector<BoardPicture> pictures;
    for (const Block &block : document.blocks) {
        if (const auto *diagram = std::get_if<Diagram>(&block))
            pictures.push_back(diagram->picture);
    }
    text->documentLayout()->registerHandler(QTextFormat::ImageObject, new DiagramObject(std::move(pictures), text));
    text->setHtml(
        toHtml(document, [](const Diagram &, int number) { return QStringLiteral("<img src=\"%1\">").arg(number); }));
    return text;
}

QTextDocument *laidOutFor(QPagedPaintDevice &device, const Document &document, QObject *parent)
{
    QTextDocument *text = laidOut(document, parent);
    // Where the pages end is known only once it lies on them, as QTextDocument::print() lays it.
    QObject owner;
    QTextDocument *trial = laidOut(document, &owner);
    trial->documentLayout()->setPaintDevice(&device);
    QTextFrameFormat frame = trial->rootFrame()->frameFormat();
    frame.setMargin(static_cast<int>(PrintMargin));
    trial->rootFrame()->setFrameFormat(frame);
    trial->setPageSize({ static_cast<qreal>(device.width()), static_cast<qreal>(device.height()) });
    const qreal height = trial->pageSize().height();
    const auto topOf = [trial](
                           const QTextBlock &block) { return trial->documentLayout()->blockBoundingRect(block).top(); };
    const qreal least = HeadedInches * device.logicalDpiY();
    QTextBlock printed = text->begin();
    for (QTextBlock block = trial->begin(); block.isValid(); block = block.next(), printed = printed.next()) {
        if (block.blockFormat().headingLevel() < 2 || !block.next().isValid())
            continue;
        const qreal end =
            (std::floor(topOf(block) / height) + 1) * height - PrintMargin / ScreenDpi * device.logicalDpiY();
        const bool isAlone = topOf(firstContentAfter(block)) + least > end;
        if (!isAlone)
            continue;
        QTextBlockFormat onNextPage;
        onNextPage.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).mergeBlockFormat(onNextPage);
        QTextCursor(printed).mergeBlockFormat(onNextPage);
    }
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

QByteArray paperBytes(const Document &document, PaperFormat format)
{
    switch (format) {
    case PaperFormat::Pdf:
        return pdfOf(document);
    case PaperFormat::Html:
        return toHtml(document, svgOf).toUtf8();
    case PaperFormat::Text:
        break;
    }
    return toPlainText(document).toUtf8();
}

Result<Done, QString> savePaper(const Document &document, PaperFormat format, const QString &path)
{
    const auto saved = file::saveFile(path, paperBytes(document, format));
    if (!saved)
        return Fault { PaperWords::tr("%1 could not be saved: %2").arg(QDir::toNativeSeparators(path), saved.fault()) };
    return Done {};
}

} // namespace kagetsu::ui

#include "paper.moc"
