// SPDX-License-Identifier: MIT
#include "ui/app/places/filefindpage.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "text/rules/rules.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/controls/wrappedlist.h"
#include "ui/library/librarytexts.h"

#include <QFileInfo>
#include <QLocale>
#include <QPointer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr std::size_t MostHitsListed = 2000;
constexpr int MostTextLetters = 120;

QString numberText(std::size_t number)
{
    return QLocale().toString(static_cast<qulonglong>(number));
}

} // namespace

FileFindPage::FileFindPage(std::function<std::vector<Open>()> openRecords, QWidget *parent)
    : Page(parent)
    , m_openRecords(std::move(openRecords))
    , m_searching(this)
    , m_layout(new QVBoxLayout(this))
    , m_title(wrappedLabel("homeTitle", this))
    , m_asked(wrappedLabel("findAsked", this))
    , m_ways(new EvenGrid(150))
    , m_buttons { new BigButton("findInOpen", this), new BigButton("findInFiles", this),
        new BigButton("findInFolder", this) }
    , m_told(wrappedLabel("findTold", this))
    , m_list(new WrappedList("findHits", this))
{
    setObjectName(QStringLiteral("fileFindPage"));
    layOut();
    connect(m_buttons[0], &QToolButton::clicked, this, &FileFindPage::searchOpen);
    connect(m_buttons[1], &QToolButton::clicked, this, &FileFindPage::filesWanted);
    connect(m_buttons[2], &QToolButton::clicked, this, &FileFindPage::folderWanted);
    connect(m_list, &WrappedList::chosen, this, &FileFindPage::choose);
    connect(&m_searching, &TaskWithBar::changed, this, &FileFindPage::tell);
    onLanguage(*this, [this] { retranslate(); });
    onChange(*this, QEvent::FontChange, [this] { dress(); });
}

void FileFindPage::layOut()
{
    auto *ways = new QWidget(this);
    m_ways->setContentsMargins(0, 0, 0, 0);
    m_ways->setSpacing(8);
    for (QToolButton *each : m_buttons)
        m_ways->addWidget(each);
    ways->setLayout(m_ways);
    for (QLabel *each : { m_asked, m_told })
        each->setProperty("muted", true);
    m_layout->setSpacing(12);
    m_layout->addWidget(m_title);
    m_layout->addWidget(m_asked);
    m_layout->addWidget(ways);
    m_layout->addWidget(m_told);
    m_layout->addWidget(m_list, 1);
    setFocusProxy(m_list);
}

QString FileFindPage::title() const
{
    return tr("Find this position");
}

void FileFindPage::retranslate()
{
    m_title->setText(tr("Find this position"));
    //: Button: a position is searched in all records that are open.
    m_buttons[0]->setText(tr("In open records"));
    //: Button: a position is searched in files that are chosen then.
    m_buttons[1]->setText(tr("In files…"));
    m_buttons[2]->setText(tr("In a folder…"));
    m_list->setAccessibleName(tr("Places with this position"));
    dress();
    fill();
}

void FileFindPage::dress()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.7);
    large.setWeight(QFont::DemiBold);
    m_title->setFont(large);
    m_list->setFont(font());
    int widest = 0;
    for (QToolButton *each : m_buttons) {
        each->setFont(font());
        each->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        widest = std::max(widest, each->sizeHint().width());
    }
    m_ways->setLeastWidth(widest);
}

void FileFindPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const double factor = fitOf(*this);
    const bool isNarrow = width() < 640 * factor;
    const int edge = isNarrow ? 16 : qRound(32 * factor);
    m_layout->setContentsMargins(edge, isNarrow ? 16 : qRound(24 * factor), edge, isNarrow ? 8 : 16);
}

int FileFindPage::leastHeight() const
{
    return m_layout->totalMinimumHeightForWidth(width()) + 120; // some rows
}

// Whoever asks in a place that was found comes back to the others.
void FileFindPage::ask(const ExplorerQuestion &question, rules::Symmetry view)
{
    const bool isSame = question.boardSize == m_question.boardSize && question.isOrdered == m_question.isOrdered
        && question.stones.size() == m_question.stones.size();
    bool isSameOrder = false;
    if (m_found.count > 0 && isSame
        && library::PositionQuestion(m_question.boardSize, m_question.stones).match(question.stones, isSameOrder))
        return;
    m_question = question;
    m_view = view;
    searchOpen();
}

void FileFindPage::searchOpen()
{
    std::vector<library::RecordInMemory> records;
    m_names.clear();
    for (const Open &each : m_openRecords()) {
        const QString number = QString::number(each.id);
        m_names.insert(number, each.name);
        library::RecordInMemory record { .name = number.toStdString(),
            .collection = each.content.isLibrary ? nullptr : each.content.collection };
        for (const document::RecordContent::Part &part : each.content.parts)
            record.edited.emplace_back(static_cast<std::size_t>(std::max(0, part.index)), part.game);
        records.push_back(std::move(record));
    }
    m_isOpen = true;
    run([records = std::move(records), question = m_question](const library::SearchOptions &options) {
        return library::searchRecords(records, library::PositionQuestion(question.boardSize, question.stones), options);
    });
}

void FileFindPage::search(const QStringList &paths)
{
    m_isOpen = false;
    run([paths, question = m_question](const library::SearchOptions &options) {
        return library::searchFiles(paths, library::PositionQuestion(question.boardSize, question.stones), options);
    });
}

void FileFindPage::run(const std::function<library::SearchSummary(const library::SearchOptions &)> &work)
{
    m_found = {};
    const int number = ++m_run;
    fill();
    // Called in the thread that searches.
    const auto post = [self = QPointer<FileFindPage>(this), number](const std::function<void(FileFindPage &)> &deed) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, number, deed] {
                if (self && self->m_run == number)
                    deed(*self);
            },
            Qt::QueuedConnection);
    };
    m_searching.run(
        background::Amount::Large, tr("Searching…"),
        [work, post, number](background::State &state) {
            library::SearchOptions options;
            options.mostHits = MostHitsListed;
            options.mayContinue = [&state](double part) { return state.advance(part); };
            options.take = [&](std::vector<library::FileHit> hits) {
                post([number, hits = std::move(hits)](FileFindPage &page) { page.take(number, hits); });
            };
            options.tell = [&](const library::ImportFinding &finding) {
                post([finding](FileFindPage &page) {
                    page.m_found.unread += findingText(finding);
                    page.tell();
                });
            };
            return work(options);
        },
        [this](const library::SearchSummary &summary) {
            m_found.summary = summary;
            m_found.count = summary.hits; // also those that were only counted
            m_found.isDone = true;
            tell();
            if (isVisible())
                announce(m_told->text());
        });
}

void FileFindPage::take(int run, const std::vector<library::FileHit> &hits)
{
    if (run != m_run)
        return;
    m_found.count += hits.size();
    for (const library::FileHit &hit : hits) {
        if (m_found.hits.size() >= MostHitsListed)
            break;
        m_found.hits.push_back(hit);
        new QListWidgetItem(rowText(hit), m_list);
    }
    tell();
}

QString FileFindPage::rowText(const library::FileHit &hit) const
{
    const QString between = QStringLiteral(" · ");
    const QString file = QString::fromStdString(hit.file);
    QStringList head { text::foreignText(m_isOpen ? m_names.value(file) : QFileInfo(file).fileName()) };
    if (hit.game > 0 || !hit.black.empty() || !hit.white.empty()) {
        //: The number of a game in its file.
        head += tr("game %1").arg(numberText(hit.game + 1));
        const auto named = [](const std::string &name, rules::Side side) {
            return name.empty() ? text::sideName(side) : text::foreignText(name);
        };
        if (!hit.black.empty() || !hit.white.empty())
            //: The players of a game: Black, White.
            head += tr("%1 – %2").arg(named(hit.black, rules::Side::Black), named(hit.white, rules::Side::White));
        if (!hit.date.empty())
            head += text::foreignText(hit.date);
    }
    //: Where a game has the position: after this many moves.
    QStringList detail { tr("move %1").arg(numberText(static_cast<std::size_t>(hit.place.ply))) };
    detail += viewText(hit.place.map);
    if (m_question.isOrdered && !hit.place.isSameOrder)
        //: The game came to the position by other moves, or by the same ones in another order.
        detail += tr("other order");
    QString said = text::foreignText(hit.text);
    if (said.size() > MostTextLetters)
        said = said.left(MostTextLetters) + QStringLiteral("…");
    detail += said;
    detail.removeAll(QString());
    return head.join(between) + QLatin1Char('\n') + detail.join(between);
}

void FileFindPage::fill()
{
    QStringList moves;
    for (const library::Line::Stone &stone : m_question.stones)
        moves += text::pointText(apply(m_view, stone.point, m_question.boardSize));
    m_asked->setText(m_question.isOrdered && !moves.isEmpty()
            ? tr("After %1, in any order of moves and any of the eight views of the board.")
                  .arg(moves.join(QLatin1Char(' ')))
            //: %n: number of stones on the board.
            : tr("The position with %n stone(s), in any of the eight views of the board.", nullptr,
                static_cast<int>(m_question.stones.size())));
    m_list->clear();
    for (const library::FileHit &hit : m_found.hits)
        new QListWidgetItem(rowText(hit), m_list);
    tell();
}

void FileFindPage::tell()
{
    QStringList told;
    if (m_found.isDone && m_found.count == 0)
        told += tr("This position was not found.");
    else if (m_found.count > m_found.hits.size())
        told +=
            tr("Places: %1; the first %2 are listed.").arg(numberText(m_found.count), numberText(m_found.hits.size()));
    else
        told += tr("Places: %1.").arg(numberText(m_found.count));
    if (m_found.isDone)
        told += tr("Games searched: %1.").arg(numberText(m_found.summary.games));
    else if (!m_searching.isRunning() && m_run > 0)
        told += tr("The search was stopped.");
    constexpr qsizetype MostTold = 3;
    told += m_found.unread.first(std::min(MostTold, m_found.unread.size()));
    if (m_found.unread.size() > MostTold)
        told += tr("Other files with faults: %1.").arg(numberText(std::size_t(m_found.unread.size() - MostTold)));
    m_told->setText(text::joinSentences(told));
}

void FileFindPage::choose(int row)
{
    const auto at = static_cast<std::size_t>(row);
    if (at >= m_found.hits.size())
        return;
    const library::FileHit hit = m_found.hits[at];
    const rules::Symmetry view = rules::compose(rules::inverse(hit.place.map), m_view);
    const QString file = QString::fromStdString(hit.file);
    if (m_isOpen)
        emit recordWanted(file.toInt(), static_cast<int>(hit.game), hit.way, view);
    else
        emit fileWanted(file, static_cast<int>(hit.game), hit.way, view);
}

} // namespace kagetsu::ui
