// SPDX-License-Identifier: MIT
#include "ui/print/room/diagramseries.h"

#include "ui/print/diagram/diagrampainter.h"

#include <QCoreApplication>

#include <algorithm>

namespace kagetsu::ui {

namespace {

struct SeriesWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::Series)
};

constexpr int LongText = 900; // letters; longer texts are not placed beside a diagram
constexpr double SmallPart = 0.7; // relative size of diagrams of variations

struct Figure
{
    Diagram diagram;
    std::vector<Block> words;
    int letters = 0;
};

class SeriesMaker
{
public:
    SeriesMaker(const diagram::Choices &choices, const SeriesChoices &series)
        : m_choices(choices)
        , m_series(series)
    {
    }

    std::vector<Figure> make(const std::vector<DiagramStep> &steps)
    {
        addLine(steps, 0, /*part=*/1);
        return std::move(m_figures);
    }

private:
    void addLine(const std::vector<DiagramStep> &steps, int before, double part)
    {
        std::size_t first = 0; // first of the steps for the next diagram
        int shown = before; // number of the last move shown in a diagram
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const bool isLast = i + 1 == steps.size();
            const bool isDue = m_series.atMarks ? steps[i].isMarked
                                                : steps[i].number > shown && steps[i].number - shown >= m_series.every;
            if (!isDue && !isLast)
                continue;
            addFigure(steps, first, i, shown, part);
            shown = steps[i].number;
            if (m_series.variations)
                addVariations(steps, first, i);
            first = i + 1;
        }
    }

    void addVariations(const std::vector<DiagramStep> &steps, std::size_t first, std::size_t last)
    {
        for (std::size_t i = first; i <= last; ++i) {
            const std::vector<DiagramStep> &ends = steps[i].variations;
            // Each contains its whole line in its moves, and its own text.
            for (const DiagramStep &each : ends)
                addFigure({ each }, 0, 0, steps[i].number - 1, SmallPart);
        }
    }

    void addFigure(const std::vector<DiagramStep> &steps, std::size_t first, std::size_t last, int shown, double part)
    {
        const DiagramStep &step = steps[last];
        diagram::Choices choices = m_choices;
        choices.caption = false;
        if (choices.numbers == diagram::Numbers::From && !choices.restarts)
            choices.count = std::min(std::max(1, shown + 1), diagram::MostMoves);
        Figure figure { diagramOf(step.subject, choices), {}, 0 };
        figure.diagram.perPoint *= part;
        figure.diagram.side = sizeOf(figure.diagram).width();
        figure.diagram.number = static_cast<int>(m_figures.size()) + 1;
        figure.diagram.caption = captionOfMoves(shown + 1, step.number, part < 1);
        for (std::size_t i = first; i <= last; ++i)
            addWords(figure, steps[i], /*tellsMove=*/last > first);
        m_figures.push_back(std::move(figure));
    }

    static QString captionOfMoves(int from, int to, bool isVariation)
    {
        if (isVariation)
            //: Below a diagram: a variation of the game, from move %1 on.
            return SeriesWords::tr("Variation from move %1").arg(from);
        if (to <= 0)
            return SeriesWords::tr("Start");
        return from >= to ? SeriesWords::tr("Move %1").arg(to) : SeriesWords::tr("Moves %1–%2").arg(from).arg(to);
    }

    static void addWords(Figure &figure, const DiagramStep &step, bool tellsMove)
    {
        const QStringList paragraphs = step.text.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        for (qsizetype i = 0; i < paragraphs.size(); ++i) {
            const QString text = paragraphs[i].trimmed();
            if (text.isEmpty())
                continue;
            //: Before a comment: %1 is the number of the move, %2 the comment.
            const QString whole = tellsMove && i == 0 && step.number > 0
                ? SeriesWords::tr("%1. %2").arg(QString::number(step.number), text)
                : text;
            figure.words.push_back(Paragraph { whole });
            figure.letters += static_cast<int>(text.size());
        }
    }

    const diagram::Choices &m_choices;
    const SeriesChoices &m_series;
    std::vector<Figure> m_figures;
};

void addInOneColumn(std::vector<Block> &blocks, std::vector<Figure> figures)
{
    for (Figure &figure : figures) {
        if (figure.words.empty() || figure.letters > LongText) {
            blocks.emplace_back(std::move(figure.diagram));
            std::ranges::move(figure.words, std::back_inserter(blocks));
            continue;
        }
        SideBySide beside;
        beside.columns.push_back({ 3, { std::move(figure.diagram) } });
        beside.columns.push_back({ 2, std::move(figure.words) });
        blocks.emplace_back(std::move(beside));
    }
}

void addInTwoColumns(std::vector<Block> &blocks, std::vector<Figure> figures)
{
    for (std::size_t i = 0; i < figures.size(); i += 2) {
        SideBySide beside;
        std::vector<Block> after;
        for (std::size_t k = i; k < i + 2; ++k) {
            SideBySide::Column column;
            if (k < figures.size()) {
                column.blocks.emplace_back(std::move(figures[k].diagram));
                std::ranges::move(
                    figures[k].words, std::back_inserter(figures[k].letters > LongText ? after : column.blocks));
            }
            beside.columns.push_back(std::move(column));
        }
        blocks.emplace_back(std::move(beside));
        std::ranges::move(after, std::back_inserter(blocks));
    }
}

} // namespace

Document seriesOf(const DiagramSubject &subject, const diagram::Choices &choices, const SeriesChoices &series,
    const QString &language)
{
    Document document;
    document.title = subject.title.isEmpty() ? SeriesWords::tr("Diagrams") : subject.title;
    document.language = QString(language).replace(QLatin1Char('_'), QLatin1Char('-'));
    document.pageWords = pageWords();
    std::vector<Figure> figures =
        SeriesMaker(choices, series).make(subject.steps ? subject.steps() : std::vector<DiagramStep>());
    if (series.columns == 2)
        addInTwoColumns(document.blocks, std::move(figures));
    else
        addInOneColumn(document.blocks, std::move(figures));
    return document;
}

} // namespace kagetsu::ui
