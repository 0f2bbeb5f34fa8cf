// SPDX-License-Identifier: MIT
#include "ui/app/manual/manualbrowser.h"

#include "ui/app/manual/manualpages.h"
#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"

#include <QAbstractTextDocumentLayout>
#include <QFile>
#include <QPixmap>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextFrame>
#include <QTextTable>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int LettersInALine = 84;
constexpr int LeastMargin = 20;

struct Run
{
    int position;
    int length;
    QTextCharFormat format;
};

// Returns the runs of text in a block, as a copy, because changing them invalidates the iteration.
QList<Run> runsOf(const QTextBlock &block)
{
    QList<Run> runs;
    for (auto it = block.begin(); !it.atEnd(); ++it)
        runs.append({ it.fragment().position(), it.fragment().length(), it.fragment().charFormat() });
    return runs;
}

double timesOf(int level)
{
    return level <= 1 ? 1.8 : level == 2 ? 1.35 : 1.12;
}

} // namespace

ManualBrowser::ManualBrowser(QWidget *parent)
    : QTextBrowser(parent)
{
    setObjectName(QStringLiteral("manualText"));
    setFrameShape(QFrame::NoFrame);
    setOpenExternalLinks(true);
    connect(this, &QTextBrowser::sourceChanged, this, [this](const QUrl &url) {
        m_page = url;
        dress();
        if (!url.fragment().isEmpty())
            scrollToAnchor(url.fragment(QUrl::FullyDecoded));
        emit pageShown();
    });
    onChange(*this, QEvent::FontChange, [this] {
        if (!m_isDressing)
            dress();
    });
    onTheme(*this, [this] { dress(); });
}

QVariant ManualBrowser::loadResource(int type, const QUrl &name)
{
    if (type == QTextDocument::MarkdownResource)
        return manualText(name);
    return QTextBrowser::loadResource(type, name);
}

void ManualBrowser::doSetSource(const QUrl &name, QTextDocument::ResourceType type)
{
    if (name.isEmpty() || name.scheme() != QLatin1String("qrc") || !QFile::exists(QLatin1Char(':') + name.path()))
        return;
    QTextBrowser::doSetSource(name, type);
}

int ManualBrowser::column() const
{
    return std::min(viewport()->width() - 2 * LeastMargin, LettersInALine * letterWidth(fontMetrics()));
}

void ManualBrowser::dress()
{
    m_isDressing = true;
    m_headings.clear();
    document()->setIndentWidth(2 * fontMetrics().height());
    QTextCursor whole(document()); // one layout at the end
    whole.beginEditBlock();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        dressBlock(block);
    dressTables();
    whole.endEditBlock();
    m_isDressing = false;
    m_column = 0;
    putInMiddle();
}

void ManualBrowser::dressBlock(const QTextBlock &block)
{
    QTextCursor cursor(block);
    const int line = fontMetrics().height();
    const int level = block.blockFormat().headingLevel();
    const bool isInTable = cursor.currentTable() != nullptr;
    QTextBlockFormat format;
    const QList<Run> runs = runsOf(block);
    const bool isPicture = runs.size() == 1 && runs.first().format.isImageFormat();
    const bool isWithinList = block.textList() && block.next().textList() == block.textList();
    if (!isPicture)
        format.setLineHeight(130, QTextBlockFormat::ProportionalHeight);
    if (level > 0) {
        format.setTopMargin(level == 1 ? line / 2.0 : level == 2 ? line * 1.4 : line);
        format.setBottomMargin(line * 0.4);
    } else {
        format.setTopMargin(0);
        format.setBottomMargin(isInTable ? 0 : isWithinList ? line * 0.2 : line * 0.6);
    }
    cursor.mergeBlockFormat(format);

    if (level > 0)
        m_headings.append({ level, block.text(), block.position() });
    for (const Run &run : runs) {
        QTextCharFormat look;
        if (run.format.isImageFormat())
            continue;
        look.setForeground(run.format.anchorHref().isEmpty() ? theme().text : theme().link);
        if (level > 0) {
            look.setFontPointSize(font().pointSizeF() * timesOf(level));
            look.setFontWeight(QFont::DemiBold);
            look.setAnchor(true);
            look.setAnchorNames({ manualAnchor(block.text()) });
        }
        if (run.format.fontFixedPitch())
            look.setBackground(theme().panelActive);
        cursor.setPosition(run.position);
        cursor.setPosition(run.position + run.length, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(look);
    }
}

void ManualBrowser::dressTables()
{
    const QList<QTextFrame *> frames = document()->rootFrame()->childFrames();
    for (QTextFrame *frame : frames) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(theme().border);
        format.setCellPadding(fontMetrics().height() * 0.3);
        format.setCellSpacing(0);
        format.setTopMargin(fontMetrics().height() * 0.3);
        format.setBottomMargin(fontMetrics().height() * 0.8);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        table->setFormat(format);
        for (int i = 0; i < table->columns(); ++i) {
            QTextTableCell cell = table->cellAt(0, i);
            QTextCharFormat head = cell.format();
            head.setBackground(theme().panel);
            cell.setFormat(head);
        }
    }
}

// Centres the column in a wide window.
void ManualBrowser::putInMiddle()
{
    if (m_isDressing)
        return;
    QTextFrameFormat format = document()->rootFrame()->frameFormat();
    const int side = std::max(LeastMargin, (viewport()->width() - column()) / 2);
    if (format.leftMargin() != side || format.margin() != 0) {
        format.setMargin(0);
        format.setLeftMargin(side);
        format.setRightMargin(side);
        format.setTopMargin(LeastMargin);
        format.setBottomMargin(2 * LeastMargin);
        document()->rootFrame()->setFrameFormat(format);
    }
    if (std::exchange(m_column, column()) != m_column)
        scaleImages();
}

// Scales pictures smoothly, once per width: the view would scale every picture again from its full size, and coarsely.
void ManualBrowser::scaleImages()
{
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (const Run &run : runsOf(block)) {
            if (!run.format.isImageFormat())
                continue;
            QTextImageFormat image = run.format.toImageFormat();
            const QUrl name(image.name());
            QPixmap picture(QLatin1Char(':') + m_page.resolved(name).path());
            if (picture.isNull())
                continue;
            const double ratio = devicePixelRatioF();
            const int width = std::min(m_column, picture.width());
            picture = picture.scaledToWidth(qRound(width * ratio), Qt::SmoothTransformation);
            picture.setDevicePixelRatio(ratio);
            document()->addResource(QTextDocument::ImageResource, name, picture);
            image.setWidth(width);
            image.setHeight(picture.height() / ratio);
            cursor.setPosition(run.position);
            cursor.setPosition(run.position + run.length, QTextCursor::KeepAnchor);
            cursor.setCharFormat(image);
        }
    }
    cursor.endEditBlock();
}

qsizetype ManualBrowser::headingAtTop() const
{
    const double top = verticalScrollBar()->value() + 2.0 * fontMetrics().height();
    const auto after = std::find_if(m_headings.begin(), m_headings.end(), [this, top](const Heading &heading) {
        return document()->documentLayout()->blockBoundingRect(document()->findBlock(heading.position)).top() > top;
    });
    return std::max<qsizetype>(0, std::distance(m_headings.begin(), after) - 1);
}

void ManualBrowser::scrollToHeading(qsizetype heading)
{
    if (heading >= 0 && heading < m_headings.size())
        scrollToAnchor(manualAnchor(m_headings[heading].text));
}

void ManualBrowser::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    putInMiddle();
}

} // namespace kagetsu::ui
