// SPDX-License-Identifier: MIT
#include "ui/print/room/seriespaper.h"

#include "ui/controls/combobox.h"
#include "ui/print/paper/languagescope.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QSpinBox>

#include <memory>

namespace kagetsu::ui {

namespace {

struct SeriesPaperWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::Series)
};

QComboBox *boxOf(QWidget *parent, const char *name, const QString &accessibleName, const QStringList &texts, int chosen)
{
    auto *box = new ComboBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(accessibleName);
    box->setToolTip(accessibleName);
    box->addItems(texts);
    box->setCurrentIndex(chosen);
    return box;
}

// Creates the row of choices above the paper.
QWidget *choicesRow(const std::shared_ptr<SeriesChoices> &series, const std::function<void()> &changed)
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    QComboBox *where = boxOf(row, "where", SeriesPaperWords::tr("Positions shown"),
        { SeriesPaperWords::tr("Every so many moves"), SeriesPaperWords::tr("At comments and bookmarks") },
        series->atMarks ? 1 : 0);
    auto *every = new QSpinBox(row);
    every->setObjectName(QStringLiteral("every"));
    every->setAccessibleName(SeriesPaperWords::tr("Moves per diagram"));
    every->setToolTip(every->accessibleName());
    every->setRange(1, MostEvery);
    every->setValue(series->every);
    every->setEnabled(!series->atMarks);
    QComboBox *columns = boxOf(row, "columns", SeriesPaperWords::tr("Columns"),
        { SeriesPaperWords::tr("One column"), SeriesPaperWords::tr("Two columns") }, series->columns - 1);
    QComboBox *size = boxOf(row, "paperSize", SeriesPaperWords::tr("Paper size"),
        { QStringLiteral("A4"), SeriesPaperWords::tr("Letter") }, series->isLetter ? 1 : 0);
    auto *variations = new QCheckBox(SeriesPaperWords::tr("Variations"), row);
    variations->setObjectName(QStringLiteral("variations"));
    variations->setToolTip(SeriesPaperWords::tr("A smaller diagram for each variation"));
    variations->setProperty("tall", true);
    variations->setChecked(series->variations);
    for (QWidget *each : std::initializer_list<QWidget *> { where, every, columns, size, variations })
        layout->addWidget(each);
    layout->addStretch();
    const auto take = [=] {
        *series = { .atMarks = where->currentIndex() == 1,
            .every = every->value(),
            .columns = columns->currentIndex() + 1,
            .variations = variations->isChecked(),
            .isLetter = size->currentIndex() == 1 };
        every->setEnabled(!series->atMarks);
        changed();
    };
    for (QComboBox *box : { where, columns, size })
        QObject::connect(box, &QComboBox::currentIndexChanged, row, take);
    QObject::connect(every, &QSpinBox::valueChanged, row, take);
    QObject::connect(variations, &QCheckBox::toggled, row, take);
    return row;
}

} // namespace

Paper seriesPaper(const DiagramSubject &subject, const diagram::Choices &choices, const SeriesChoices &series,
    const std::function<void(const SeriesChoices &)> &chosen)
{
    const auto now = std::make_shared<SeriesChoices>(series);
    Paper paper;
    paper.write = [subject, choices, now](const QString &language) {
        const LanguageScope scope(language);
        return seriesOf(subject, choices, *now, language);
    };
    //: The beginning of a file's name.
    paper.name = SeriesPaperWords::tr("diagrams");
    paper.size = [now] { return QPageSize(now->isLetter ? QPageSize::Letter : QPageSize::A4); };
    paper.choices = [now, chosen](const std::function<void()> &changed) {
        return choicesRow(now, [now, chosen, changed] {
            chosen(*now);
            changed();
        });
    };
    return paper;
}

} // namespace kagetsu::ui
