// SPDX-License-Identifier: MIT
#include "ui/app/manual/manualwindow.h"

#include "ui/app/manual/manualbrowser.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"

#include <QBoxLayout>
#include <QDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QShortcut>
#include <QToolButton>
#include <QTreeWidget>
#include <QWindow>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int Gap = 8;
constexpr int LettersOfContents = 30;
constexpr int LettersWithContents = 92; // a narrower window shows only the text
constexpr int LettersOfWindow = 124;
constexpr int LettersBeside = 56; // least useful width beside a window
constexpr int LeastFrame = 32;

constexpr int PageRole = Qt::UserRole;
constexpr int HeadingRole = Qt::UserRole + 1;

} // namespace

ManualWindow::ManualWindow(const QString &language)
    : m_language(manualLanguage(language))
    , m_text(new ManualBrowser(this))
    , m_contents(new QTreeWidget(this))
    , m_back(button("manualBack", this))
    , m_index(button("manualContents", this))
    , m_search(new QLineEdit(this))
    , m_found(new QLabel(this))
{
    setObjectName(QStringLiteral("manual"));
    setAttribute(Qt::WA_DeleteOnClose);
    setAttribute(Qt::WA_QuitOnClose, false); // the program ends with its main window
    setMinimumSize(300, 300);

    m_contents->setObjectName(QStringLiteral("contents"));
    m_contents->setHeaderHidden(true);
    m_contents->setFrameShape(QFrame::NoFrame);
    m_contents->setRootIsDecorated(false);
    m_contents->setIndentation(2 * Gap);
    m_contents->header()->setStretchLastSection(true);
    m_search->setObjectName(QStringLiteral("manualSearch"));
    m_search->setClearButtonEnabled(true);
    m_found->setObjectName(QStringLiteral("manualFound"));
    m_found->setProperty("muted", true);
    m_found->hide();

    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(Gap, Gap, Gap, Gap);
    bar->setSpacing(Gap);
    bar->addWidget(m_back);
    bar->addWidget(m_index);
    bar->addStretch(1);
    bar->addWidget(m_found);
    bar->addWidget(m_search, 1);
    auto *rest = new QHBoxLayout;
    rest->setSpacing(0);
    rest->addWidget(m_contents);
    rest->addWidget(m_text, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    column->addLayout(rest, 1);
    connectParts();
}

void ManualWindow::connectParts()
{
    connect(m_back, &QToolButton::clicked, m_text, &QTextBrowser::backward);
    connect(m_index, &QToolButton::clicked, this, [this] { showPage(ManualPage::Index); });
    connect(m_text, &QTextBrowser::backwardAvailable, m_back, &QWidget::setEnabled);
    connect(m_text, &ManualBrowser::pageShown, this, &ManualWindow::follow);
    const auto open = [this](const QTreeWidgetItem *item) {
        const auto page = static_cast<ManualPage>(item->data(0, PageRole).toInt());
        const qsizetype heading = item->data(0, HeadingRole).toInt();
        if (heading == 0)
            showPage(page);
        else
            m_text->scrollToHeading(heading);
    };
    connect(m_contents, &QTreeWidget::itemClicked, this, open);
    connect(m_contents, &QTreeWidget::itemActivated, this, open);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { find(/*backward=*/false); });
    connect(m_search, &QLineEdit::textChanged, m_found, &QWidget::hide);
    const auto key = [this](const QKeySequence &keys, auto does) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, does);
    };
    key(Qt::Key_Escape, [this] { close(); });
    key(QKeySequence::Find, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    key(Qt::Key_F3, [this] { find(/*backward=*/false); });
    key(Qt::SHIFT | Qt::Key_F3, [this] { find(/*backward=*/true); });
    key(Qt::ALT | Qt::Key_Left, [this] { m_text->backward(); });

    m_back->setEnabled(false);
    setFocusProxy(m_text);
    onLanguage(*this, [this] { retranslate(); });
    // Shows the same place after a change of text size.
    onChange(*this, QEvent::FontChange, [this] {
        const qsizetype heading = m_text->headingAtTop();
        m_text->reload();
        fit();
        fillContents();
        follow();
        if (heading > 0)
            m_text->scrollToHeading(heading);
    });
    fillContents();
}

QToolButton *ManualWindow::button(const char *name, QWidget *parent)
{
    auto *made = new BigButton(name, parent);
    made->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    return made;
}

void ManualWindow::showPage(ManualPage page, qsizetype heading)
{
    m_text->setSource(manualUrl(page, m_language));
    if (heading > 0)
        m_text->scrollToHeading(heading);
}

void ManualWindow::setLanguage(const QString &code)
{
    const QString language = manualLanguage(code);
    if (language == m_language)
        return;
    m_language = language;
    const std::optional<ManualPage> page = manualPageOf(m_text->page());
    const qsizetype heading = m_text->headingAtTop();
    fillContents();
    if (!page)
        return; // the reference is in English only
    showPage(*page, heading);
    m_text->clearHistory();
}

void ManualWindow::putBeside(const QWidget &window)
{
    const QRect taken = window.frameGeometry();
    // The desktop will put a frame of about this size around the manual; a window that fills the screen has none.
    const int frame = std::max(LeastFrame, window.geometry().top() - taken.top());
    const QRect room = window.screen()->availableGeometry().adjusted(0, frame, 0, -Gap);
    const int letter = letterWidth(fontMetrics());
    const int wanted = std::min(LettersOfWindow * letter, room.width());
    const int least = std::min(LettersBeside * letter, room.width());
    const int right = room.right() - taken.right();
    const int left = taken.left() - room.left();
    const int free = std::max(left, right);
    const int width = free >= least ? std::min(wanted, free) : std::clamp(room.width() * 2 / 5, least, wanted);
    const int height = std::min(std::max(window.height(), width), room.height());
    const int x = free < least ? room.right() + 1 - width : right >= left ? taken.right() + 1 : taken.left() - width;
    setGeometry(x, std::clamp(window.geometry().top(), room.top(), room.bottom() + 1 - height), width, height);
}

void ManualWindow::showOver(QDialog *dialog)
{
    winId(); // creates the native window
    QWindow *over = dialog ? dialog->windowHandle() : nullptr;
    if (over && windowHandle()->transientParent() != over) {
        hide(); // the desktop reads the parent when a window is shown
        windowHandle()->setTransientParent(over);
        connect(dialog, &QDialog::finished, this, [this] { windowHandle()->setTransientParent(nullptr); });
    }
    show();
    raise();
    activateWindow();
}

// Makes rows high enough for a finger.
void ManualWindow::spread(QTreeWidgetItem &item) const
{
    item.setSizeHint(0, QSize(0, std::max(TouchSize, qRound(fontMetrics().height() * 1.9))));
    item.setToolTip(0, item.text(0));
}

// Lists the pages, and the headings of the current one.
void ManualWindow::fillContents()
{
    m_contents->clear();
    for (const ManualPage page : AllManualPages) {
        auto *item = new QTreeWidgetItem(m_contents, { manualTitle(page, m_language) });
        item->setData(0, PageRole, static_cast<int>(page));
        item->setData(0, HeadingRole, 0);
        spread(*item);
    }
}

void ManualWindow::follow()
{
    const std::optional<ManualPage> shown = manualPageOf(m_text->page());
    for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_contents->topLevelItem(i);
        qDeleteAll(item->takeChildren());
        const bool isShown = shown && item->data(0, PageRole).toInt() == static_cast<int>(*shown);
        QFont font = m_contents->font();
        font.setBold(isShown);
        item->setFont(0, font);
        if (!isShown)
            continue;
        for (qsizetype heading = 1; heading < m_text->headings().size(); ++heading) {
            if (m_text->headings()[heading].level > 2)
                continue;
            auto *child = new QTreeWidgetItem(item, { m_text->headings()[heading].text });
            child->setData(0, PageRole, item->data(0, PageRole));
            child->setData(0, HeadingRole, static_cast<int>(heading));
            spread(*child);
        }
        item->setExpanded(true);
        m_contents->setCurrentItem(item);
    }
    m_found->hide();
    retranslate();
}

void ManualWindow::find(bool backward)
{
    const QString words = m_search->text();
    if (words.isEmpty())
        return;
    const QTextDocument::FindFlags flags = backward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    bool found = m_text->find(words, flags);
    if (!found) { // continue from the other end
        const QTextCursor before = m_text->textCursor();
        m_text->moveCursor(backward ? QTextCursor::End : QTextCursor::Start);
        found = m_text->find(words, flags);
        if (!found)
            m_text->setTextCursor(before);
    }
    m_found->setVisible(!found);
}

void ManualWindow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void ManualWindow::fit()
{
    const int letter = letterWidth(fontMetrics());
    m_contents->setFixedWidth(LettersOfContents * letter);
    m_contents->setVisible(width() >= LettersWithContents * letter);
}

void ManualWindow::retranslate()
{
    const std::optional<ManualPage> page = manualPageOf(m_text->page());
    const QString title = page && *page != ManualPage::Index ? manualTitle(*page, m_language) : QString();
    //: Title of the window of the manual.
    const QString manual = tr("Kagetsu manual");
    setWindowTitle(title.isEmpty() ? manual : QStringLiteral("%1 — %2").arg(title, manual));
    m_text->setAccessibleName(title.isEmpty() ? manual : title);
    //: Button: to the page of the manual that was read before.
    m_back->setText(tr("Back"));
    //: Button: to the contents of the manual.
    m_index->setText(tr("Contents"));
    m_contents->setAccessibleName(tr("Contents"));
    m_search->setPlaceholderText(tr("Find on this page"));
    m_search->setToolTip(m_search->placeholderText());
    m_search->setAccessibleName(tr("Find on this page"));
    m_found->setText(tr("Not found"));
}

} // namespace kagetsu::ui
