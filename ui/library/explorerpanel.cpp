// SPDX-License-Identifier: MIT
#include "ui/library/explorerpanel.h"

#include "ui/board/announce.h"
#include "ui/board/boardpicture.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/combobox.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/library/explorerlist.h"
#include "ui/library/explorermodel.h"
#include "ui/library/librarytexts.h"
#include "ui/library/userlibrary.h"

#include <QHBoxLayout>
#include <QHideEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QShowEvent>
#include <QVBoxLayout>

#include <utility>

namespace kagetsu::ui {

namespace {

// A number that fits onto a point of the board.
QString shortNumber(std::uint32_t number)
{
    if (number < 1000)
        return QString::number(number);
    return number < 10'000 ? QStringLiteral("%1k").arg(number / 1000.0, 0, 'f', 1)
                           : QStringLiteral("%1k").arg(number / 1000);
}

} // namespace

ExplorerPanel::ExplorerPanel(QWidget *parent)
    : QWidget(parent)
    , m_kinds(new ComboBox(this))
    , m_search(new QLineEdit(this))
    , m_told(wrappedLabel("explorerTold", this))
    , m_model(new ExplorerModel(this))
    , m_list(new ExplorerList(*m_model, this))
    , m_ways(new QWidget(this))
    , m_elsewhere(new BigButton("findElsewhere", m_ways))
    , m_report(new BigButton("positionReport", m_ways))
{
    layOut();
    connect(m_kinds, &QComboBox::activated, this, &ExplorerPanel::ask);
    connect(m_search, &QLineEdit::textChanged, this, &ExplorerPanel::ask);
    connect(m_list, &ExplorerList::chosen, this, &ExplorerPanel::choose);
    connect(m_list, &ExplorerList::backWanted, this, &ExplorerPanel::backWanted);
    connect(m_elsewhere, &QToolButton::clicked, this, [this] {
        if (m_question)
            emit elsewhereWanted(*m_question);
    });
    // The list loses the focus while the panel is destroyed, which is no longer a panel then.
    connect(m_list, &ExplorerList::pointed, m_list, [list = m_list] {
        if (auto *panel = qobject_cast<ExplorerPanel *>(list->parentWidget()))
            emit panel->marksChanged();
    });
    connect(m_report, &QToolButton::clicked, this, [this] {
        if (m_question)
            emit reportWanted(*m_question, m_kinds->currentData().toUInt(), m_search->text());
    });
    onLanguage(*this, [this] { retranslate(); });
}

void ExplorerPanel::layOut()
{
    setObjectName(QStringLiteral("explorerPanel"));
    m_kinds->setObjectName(QStringLiteral("explorerKinds"));
    m_kinds->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_kinds->setMinimumContentsLength(6);
    m_kinds->addItem(QString(), library::bitOf(library::GameKind::People));
    m_kinds->addItem(QString(), ~0u);
    m_search->setObjectName(QStringLiteral("explorerSearch"));
    m_search->setClearButtonEnabled(true);
    auto *asked = new QHBoxLayout;
    asked->setSpacing(6);
    asked->addWidget(m_kinds, 2);
    asked->addWidget(m_search, 3);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 4, 0, 0);
    rows->setSpacing(4);
    rows->addLayout(asked);
    rows->addWidget(m_told);
    rows->addWidget(m_list, 1);
    auto *ways = new QHBoxLayout(m_ways);
    ways->setContentsMargins(0, 0, 0, 0);
    ways->setSpacing(6);
    for (QToolButton *each : { m_elsewhere, m_report }) {
        each->setProperty("tight", true);
        each->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // a narrow panel cuts its words
        ways->addWidget(each);
    }
    rows->addWidget(m_ways);
    onFit(*this, [this](double factor) {
        for (QWidget *each : std::initializer_list<QWidget *> { m_kinds, m_search })
            each->setMinimumHeight(qRound(TouchSize * factor));
    });
    m_list->setMinimumHeight(1); // where there is no room, the list gives way first
    setFocusProxy(m_list);
}

void ExplorerPanel::retranslate()
{
    m_kinds->setAccessibleName(tr("Kind of games"));
    //: Games between people, without those against or between programs.
    m_kinds->setItemText(0, tr("People"));
    m_kinds->setItemText(1, tr("All games"));
    m_search->setPlaceholderText(tr("Player, event, year …"));
    m_search->setAccessibleName(tr("Only games with"));
    m_list->setAccessibleName(tr("Moves and games of the library"));
    //: Button: searches the position in files, folders and open records, beside the game library.
    m_elsewhere->setText(tr("Find in files…"));
    m_elsewhere->setToolTip(tr("Find this position in files and open records"));
    //: Button: a paper that tells what the game library knows of the position.
    m_report->setText(tr("Report…"));
    m_report->setToolTip(tr("Report on this position"));
    m_terms = libraryTerms();
    m_model->retranslate();
    tell();
}

QSize ExplorerPanel::minimumSizeHint() const
{
    const int row = std::max(m_list->sizeHintForRow(0), qRound(TouchSize * fitOf(*this)));
    const int asked = std::max(layout()->itemAt(0)->minimumSize().height(), m_search->minimumHeight());
    // Lines of some scripts are higher than those of the font itself.
    const int told = std::max({ m_told->fontMetrics().lineSpacing(), m_told->heightForWidth(std::max(width(), 180)),
        m_told->fontMetrics().size(0, m_kinds->itemText(1)).height() });
    return { 180, layout()->spacing() * 3 + asked + told + row };
}

// The moves and games come first where there is little room.
void ExplorerPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_ways->setVisible(height() >= minimumSizeHint().height() + m_ways->sizeHint().height() + layout()->spacing());
}

void ExplorerPanel::setLibrary(UserLibrary *library)
{
    m_library = library;
    if (library)
        connect(library, &UserLibrary::changed, this, &ExplorerPanel::ask);
}

void ExplorerPanel::setQuestion(std::optional<ExplorerQuestion> question)
{
    if (question == m_question)
        return;
    m_question = std::move(question);
    for (QToolButton *each : { m_elsewhere, m_report })
        each->setEnabled(m_question.has_value());
    ask();
}

const std::optional<ExplorerAnswer> &ExplorerPanel::answer() const
{
    return m_model->answer();
}

void ExplorerPanel::ask()
{
    const auto catalogue = m_library ? m_library->catalogue() : nullptr;
    m_isDue = isVisible() && m_question && !catalogue;
    if (!isVisible() || !m_question || !catalogue) {
        m_asking.cancel();
        take(std::nullopt);
        return;
    }
    library::Filter filter;
    filter.kinds = m_kinds->currentData().toUInt();
    m_asking.start(
        [catalogue, studies = m_library->studies(), question = *m_question, filter,
            typed = m_search->text().toStdString(), terms = m_terms](background::State &state) {
            library::Filter asked = filter;
            const library::TypedSearch search(typed, *catalogue, terms);
            if (!search.isEmpty())
                asked.also = [&search](const library::Facts &facts) { return search.accepts(facts); };
            return answerTo(question, catalogue, studies, asked, [&state] { return state.isCancelled(); });
        },
        [this](std::optional<ExplorerAnswer> answer) {
            if (answer)
                take(std::move(answer));
        });
}

void ExplorerPanel::take(std::optional<ExplorerAnswer> answer)
{
    if (!answer && !m_model->answer()) {
        tell();
        return;
    }
    const bool hasFocus = m_list->hasFocus();
    m_model->setAnswer(std::move(answer));
    if (hasFocus && m_model->rowCount() > 0)
        m_list->setCurrentIndex(m_model->index(0));
    m_list->scrollToTop();
    tell();
    if (hasFocus)
        announce(m_told->text());
    emit marksChanged();
}

QString ExplorerPanel::sum() const
{
    const library::Score &all = m_model->answer()->exploration.all;
    if (all.games == 0)
        return m_model->answer()->studies.here.empty() ? tr("No game of the library has this position.")
                                                       : tr("Only studies of the library have this position.");
    const QString games = tr("%n game(s)", nullptr, static_cast<int>(all.games));
    const QString share = shareText(all);
    if (share.isEmpty())
        return games;
    //: %1: "214 games"; %2: Black's share of the decided ones, "61 %", or "3 : 1".
    return tr("%1, Black %2").arg(games, share);
}

void ExplorerPanel::tell()
{
    QString told = m_library ? m_library->fault() : QString();
    if (!m_question)
        told = tr("Only positions on square boards are searched for.");
    else if (m_library && !m_library->catalogue())
        told = tr("The games are being read…");
    else if (m_model->answer() && told.isEmpty())
        told = sum();
    m_told->setText(told);
}

void ExplorerPanel::choose(int row)
{
    if (!answer() || answer()->question != m_question)
        return; // the rows are about the position before, until the answer for this one comes
    switch (m_model->kindAt(row)) {
    case ExplorerModel::Kind::Move: {
        const library::Continuation &move = m_model->moveAt(row);
        if (const auto point = move.point)
            emit moveWanted(move.side, *point);
        return;
    }
    case ExplorerModel::Kind::Game: {
        const library::PositionHit hit = m_model->gameAt(row);
        emit gameWanted(hit.game, hit.ply, hit.map);
        return;
    }
    case ExplorerModel::Kind::Study: {
        const library::StudyWord word = m_model->studyAt(row);
        emit studyWanted(word.study->id(), record::wayTo(word.study->tree(), word.node), word.map);
        return;
    }
    case ExplorerModel::Kind::End: return;
    }
}

void ExplorerPanel::layMarks(BoardPicture &picture) const
{
    const auto &answer = m_model->answer();
    if (!isVisible() || !answer || answer->question != m_question)
        return;
    const int pointed = m_list->pointedRow();
    for (int i = 0; i < m_model->moveCount(); ++i) {
        const library::Continuation &move = m_model->moveAt(i);
        if (!move.point || !picture.frame().isOn(*move.point))
            continue;
        BoardCell &cell = picture.at(*move.point);
        if (cell.stone != rules::Stone::None || cell.thought != rules::Stone::None)
            continue;
        // A move that only studies have shows their label, or a dot.
        const QString label = m_model->labelAt(i).left(4);
        const QString known = label.isEmpty() ? QStringLiteral("·") : label;
        cell.worth = { move.score.games > 0 ? shortNumber(move.score.games) : known, i == pointed };
        cell.mark = {};
        cell.signs.next = NextMove::None;
    }
}

void ExplorerPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (event->spontaneous())
        return;
    if (m_library) {
        m_library->use();
        m_library->useStudies();
    }
    ask();
}

void ExplorerPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (event->spontaneous())
        return;
    m_asking.cancel();
    take(std::nullopt);
}

} // namespace kagetsu::ui
