// SPDX-License-Identifier: MIT
#include "ui/app/places/importspage.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/controls/wrappedlist.h"
#include "ui/library/librarytexts.h"
#include "ui/library/userlibrary.h"

#include <QLocale>
#include <QVBoxLayout>

#include <utility>

namespace kagetsu::ui {

namespace {

constexpr std::size_t MostFindingsListed = 1000;
constexpr qsizetype MostPathsTold = 5;

} // namespace

ImportsPage::ImportsPage(UserLibrary &library, QWidget *parent)
    : Page(parent)
    , m_library(library)
    , m_layout(new QVBoxLayout(this))
    , m_title(wrappedLabel("homeTitle", this))
    , m_told(wrappedLabel("importsTold", this))
    , m_list(new WrappedList("importsList", this))
    , m_paths(wrappedLabel("importPaths", this))
    , m_undo(new BigButton("undoThisImport", this))
    , m_findingsTold(wrappedLabel("findingsTold", this))
    , m_findings(new WrappedList("importFindings", this))
{
    setObjectName(QStringLiteral("importsPage"));
    layOut();
    connect(m_list, &QListWidget::currentRowChanged, this, &ImportsPage::tellImport);
    connect(m_undo, &QToolButton::clicked, this, &ImportsPage::undo);
    connect(m_findings, &WrappedList::chosen, this, [this](int row) {
        const auto at = static_cast<std::size_t>(row);
        if (at < m_found.size() && m_found[at].id != 0)
            emit gameWanted(m_found[at].id);
    });
    connect(&m_library, &UserLibrary::imported, this, &ImportsPage::fetch);
    connect(&m_library, &UserLibrary::undone, this, [this](int games) {
        fetch();
        if (isVisible())
            announce(tr("Taken back. Games: %1").arg(QLocale().toString(games)));
    });
    onLanguage(*this, [this] { retranslate(); });
    onChange(*this, QEvent::FontChange, [this] { dress(); });
}

void ImportsPage::layOut()
{
    for (QLabel *each : { m_told, m_paths, m_findingsTold })
        each->setProperty("muted", true);
    m_layout->setSpacing(12);
    m_layout->addWidget(m_title);
    m_layout->addWidget(m_told);
    m_layout->addWidget(m_list, 3);
    m_layout->addWidget(m_paths);
    m_layout->addWidget(m_undo, 0, Qt::AlignLeft);
    m_layout->addWidget(m_findingsTold);
    m_layout->addWidget(m_findings, 2);
    setFocusProxy(m_list);
    for (QWidget *each : std::initializer_list<QWidget *> { m_paths, m_undo, m_findingsTold, m_findings })
        each->hide();
}

QString ImportsPage::title() const
{
    return tr("Imports");
}

void ImportsPage::retranslate()
{
    m_title->setText(tr("Imports into the game library"));
    m_list->setAccessibleName(tr("Imports"));
    //: Button: the games of the chosen import leave the library again.
    m_undo->setText(tr("Undo this import"));
    m_findings->setAccessibleName(tr("What was found"));
    setImports(std::exchange(m_rows, {}));
    dress();
}

void ImportsPage::dress()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.7);
    large.setWeight(QFont::DemiBold);
    m_title->setFont(large);
    for (QWidget *each : std::initializer_list<QWidget *> { m_list, m_undo, m_findings })
        each->setFont(font());
}

void ImportsPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    m_library.use();
    fetch();
}

void ImportsPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const double factor = fitOf(*this);
    const bool isNarrow = width() < 640 * factor;
    const int edge = isNarrow ? 16 : qRound(32 * factor);
    m_layout->setContentsMargins(edge, isNarrow ? 16 : qRound(24 * factor), edge, isNarrow ? 8 : 16);
}

int ImportsPage::leastHeight() const
{
    return m_layout->totalMinimumHeightForWidth(width()) + 120; // some rows
}

void ImportsPage::fetch()
{
    if (isVisible())
        m_library.fetchImports([this](const std::vector<library::ImportRow> &rows) { setImports(rows); });
}

void ImportsPage::setImports(std::vector<library::ImportRow> rows)
{
    const int at = m_list->currentRow();
    const std::int64_t chosen =
        at >= 0 && static_cast<std::size_t>(at) < m_rows.size() ? m_rows[std::size_t(at)].id : 0;
    m_rows = std::move(rows);
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    int row = m_rows.empty() ? -1 : 0;
    for (const library::ImportRow &each : m_rows) {
        const QString name = importName(each);
        auto *item = new QListWidgetItem(name + QLatin1Char('\n') + importText(each), m_list);
        item->setData(Qt::AccessibleTextRole, text::joinSentences(name, importText(each)));
        if (each.id == chosen)
            row = m_list->count() - 1;
    }
    m_list->setCurrentRow(row);
    m_told->setText(m_rows.empty()
            ? tr("Nothing has been imported yet. Games that end here come in by themselves.")
            : tr("An import can be undone at any time: games that it added leave the library, and those that it "
                 "brought up to date are as before."));
    tellImport();
}

void ImportsPage::tellImport()
{
    const auto at = static_cast<std::size_t>(std::max(0, m_list->currentRow()));
    const bool isThere = at < m_rows.size();
    QStringList paths;
    if (isThere) {
        for (const QString &each : QString::fromStdString(m_rows[at].what).split(QLatin1Char('\n')))
            paths += text::foreignPath(each);
    }
    if (paths.size() > MostPathsTold)
        paths = paths.first(MostPathsTold) + QStringList { QStringLiteral("…") };
    m_paths->setText(paths.join(QLatin1Char('\n')));
    m_paths->setVisible(isThere);
    m_undo->setVisible(isThere && !m_rows[at].isUndone);
    m_found.clear();
    tellFindings();
    if (isThere && !m_rows[at].isUndone)
        m_library.fetchFindings(
            m_rows[at].id, MostFindingsListed + 1, [this](const std::vector<library::ImportFinding> &found) {
                m_found = found;
                tellFindings();
            });
}

void ImportsPage::tellFindings()
{
    m_findings->clear();
    const bool isMore = m_found.size() > MostFindingsListed;
    if (isMore)
        m_found.resize(MostFindingsListed);
    for (const library::ImportFinding &each : m_found)
        new QListWidgetItem(findingText(each), m_findings);
    m_findingsTold->setText(isMore
            ? tr("The first %1 of what was found; the search word “Faulty” lists all such games.")
                  .arg(QLocale().toString(qulonglong(MostFindingsListed)))
            : tr("Faulty games are kept up to their fault. Choose one to open it."));
    m_findingsTold->setVisible(!m_found.empty());
    m_findings->setVisible(!m_found.empty());
    emit stateChanged(); // the page may need more room
}

void ImportsPage::undo()
{
    const auto at = static_cast<std::size_t>(m_list->currentRow());
    if (at >= m_rows.size() || m_rows[at].isUndone)
        return;
    const library::ImportRow row = m_rows[at];
    if (AskDialog::agrees(this, "undoImport", tr("Undo this import?"),
            importName(row) + QLatin1Char('\n') + importText(row), tr("Undo this import"), AskDialog::Role::Discard))
        m_library.undo(row.id);
}

} // namespace kagetsu::ui
