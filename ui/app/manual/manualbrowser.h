// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QTextBrowser>

class QTextBlock;

namespace kagetsu::ui {

// Shows pages of the manual in the program's colours, in a column of readable width, with links to headings.
class ManualBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit ManualBrowser(QWidget *parent = nullptr);

    // Returns the page being shown; source() reports it only once it is shown.
    const QUrl &page() const { return m_page; }

    struct Heading
    {
        int level = 1;
        QString text;
        int position = 0; // in the document
    };
    const QList<Heading> &headings() const { return m_headings; }
    // Returns the heading whose text is at the top of the view, as an index into headings().
    qsizetype headingAtTop() const;
    void scrollToHeading(qsizetype heading);

    QVariant loadResource(int type, const QUrl &name) override;

signals:
    void pageShown();

protected:
    // A link that leads outside the shipped pages leaves the current page unchanged.
    void doSetSource(const QUrl &name, QTextDocument::ResourceType type) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    // Gives the loaded page its sizes, colours and anchors.
    void dress();
    void dressBlock(const QTextBlock &block);
    void dressTables();
    void putInMiddle();
    void scaleImages();
    int column() const;

    QUrl m_page;
    QList<Heading> m_headings;
    int m_column = 0; // for which the pictures were scaled
    bool m_isDressing = false;
};

} // namespace kagetsu::ui
