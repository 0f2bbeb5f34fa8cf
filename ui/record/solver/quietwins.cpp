// SPDX-License-Identifier: MIT
#include "ui/record/solver/quietwins.h"

#include "text/solver/wins.h"
#include "ui/board/inforce.h"

#include <QStringList>

#include <algorithm>
#include <chrono>

namespace kagetsu::ui {

namespace {

// The text about one position stays until that of the next is known, but no longer than the eye takes to notice:
// nothing flickers during quick steps, and nothing wrong is read.
constexpr std::chrono::milliseconds Unnoticed { 100 };

} // namespace

QuietWins::QuietWins(QWidget *parent)
    : QLabel(parent)
{
    setObjectName(QStringLiteral("quietWins"));
    setTextFormat(Qt::PlainText);
    setText(QStringLiteral(" ")); // it keeps its height
    m_stale.setSingleShot(true);
    m_stale.setInterval(Unnoticed);
    connect(&m_stale, &QTimer::timeout, this, [this] { tell({}); });
    onLanguage(*this, [this] { write(); });
    onTheme(*this, [this] {
        QPalette muted = palette();
        muted.setColor(QPalette::WindowText, theme().mutedText);
        setPalette(muted);
    });
}

QuietWins::~QuietWins()
{
    m_task.cancel();
}

void QuietWins::setQuestion(const std::optional<QuietQuestion> &question)
{
    if (question == m_question)
        return;
    m_question = question;
    m_task.cancel();
    const Lengths *known = question ? m_known.find(*question) : nullptr;
    if (!question || known) {
        tell(known ? *known : Lengths());
        return;
    }
    // Not restarted with every step: continuous stepping must not show the text of a position left long ago.
    if (!m_stale.isActive())
        m_stale.start();
    m_task.start(
        [asked = *question, idle = m_idle](background::State &state) {
            std::unique_ptr<solver::FourSolver> solver = idle->take();
            const solver::Limits limits { .nodes = MostNodes,
                .goesOn = [&](const solver::Progress &) { return !state.isCancelled(); } };
            const auto length = [&](rules::Side side) -> std::optional<int> {
                if (state.isCancelled())
                    return std::nullopt;
                const solver::Finding found = solver->findShortest({ asked.position, side, asked.rules }, limits);
                return found.answer == solver::Answer::Win ? std::optional(found.length) : std::nullopt;
            };
            const Lengths lengths { length(rules::Side::Black), length(rules::Side::White) };
            idle->putBack(std::move(solver));
            return lengths;
        },
        [this, asked = *question](const Lengths &lengths) {
            m_known.keep(asked, lengths);
            tell(lengths);
        });
}

void QuietWins::tell(const Lengths &lengths)
{
    m_stale.stop();
    m_lengths = lengths;
    write();
}

void QuietWins::write()
{
    QStringList wins;
    const rules::Side toMove = m_question ? m_question->toMove : rules::Side::Black;
    const auto lengthOf = [this](rules::Side side) {
        return side == rules::Side::Black ? m_lengths.black : m_lengths.white;
    };
    if (const std::optional<int> length = lengthOf(toMove))
        wins += text::winName(toMove, *length);
    if (const std::optional<int> length = lengthOf(rules::other(toMove)))
        wins += text::threatName(rules::other(toMove), *length);
    const QString told = wins.join(QStringLiteral(" · "));
    const QString fitting = fontMetrics().elidedText(told, Qt::ElideRight, std::max(width(), 1));
    setText(fitting.isEmpty() ? QStringLiteral(" ") : fitting);
    setToolTip(fitting == told ? QString() : told);
    setAccessibleName(told);
}

void QuietWins::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    write();
}

} // namespace kagetsu::ui
