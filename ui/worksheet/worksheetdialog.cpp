// SPDX-License-Identifier: MIT
#include "ui/worksheet/worksheetdialog.h"

#include "file/safefile.h"
#include "translations/catalogues.h"
#include "ui/device/printing.h"
#include "ui/look/controls/bigbutton.h"
#include "ui/look/controls/checkbox.h"
#include "ui/look/controls/combobox.h"
#include "ui/look/controls/tablebutton.h"
#include "ui/look/dialogs/replacequestion.h"
#include "ui/look/layout/evengrid.h"
#include "ui/look/layout/fit.h"
#include "ui/worksheet/sheetpreview.h"
#include "wording/lesson/lessons.h"
#include "wording/task/tasks.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPagedPaintDevice>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int PreviewDpi = 600; // as in the file, so that lines break where they will

int seedByLot()
{
    return QRandomGenerator::global()->bounded(1, static_cast<int>(task::MostSeed) + 1);
}

} // namespace

WorksheetDialog::WorksheetDialog(SheetSource source, const QString &language, QWidget *parent)
    : QDialog(parent)
    , m_source(std::move(source))
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_preview(new SheetPreview)
    , m_previous(new BigButton("previousPage", this))
    , m_next(new BigButton("nextPage", this))
    , m_page(new QLabel)
    , m_scroll(new QScrollArea)
    , m_form(new QFormLayout)
    , m_status(new QLabel)
{
    setObjectName(QStringLiteral("worksheet"));
    setWindowTitle(tr("Worksheet"));
    setProperty("touch", true);
    auto *fields = new QWidget;
    fields->setLayout(m_form);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setContentsMargins(0, 0, 8, 0);
    if (m_source.seed)
        addSeed();
    if (!m_source.places.empty())
        addPlaces();
    addLook(language);
    m_scroll->setProperty("bare", true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(fields);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_status->setObjectName(QStringLiteral("status"));
    m_status->setWordWrap(true);
    m_status->setTextFormat(Qt::PlainText);

    m_layout->addWidget(previewWithPages(), 3);
    m_layout->addWidget(m_scroll, 2);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(m_layout, 1);
    layout->addWidget(m_status);
    layout->addWidget(buttons());
    // Narrower it stands upright, which needs less.
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    setMinimumSize(300, 420);
    constexpr int TickMs = 250;
    m_tick.setInterval(TickMs);
    connect(&m_tick, &QTimer::timeout, this, &WorksheetDialog::tell);
    connect(m_preview, &SheetPreview::pageChanged, this, &WorksheetDialog::tellPage);
    fitDialog(*this, { 900, 680 });
    arrange();
    take();
    make();
}

void WorksheetDialog::addRow(const QString &label, QWidget *field)
{
    auto *words = new QLabel(label);
    words->setBuddy(field);
    field->setAccessibleName(label);
    m_form->addRow(words, field);
}

QComboBox *WorksheetDialog::addBox(const char *name, const QString &label)
{
    auto *box = new ComboBox;
    box->setObjectName(QLatin1String(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    addRow(label, box);
    return box;
}

QLineEdit *WorksheetDialog::addLine(const char *name, const QString &label)
{
    auto *line = new QLineEdit;
    line->setObjectName(QLatin1String(name));
    constexpr int MostLetters = 200;
    line->setMaxLength(MostLetters);
    connect(line, &QLineEdit::textEdited, this, &WorksheetDialog::take);
    addRow(label, line);
    return line;
}

QSpinBox *WorksheetDialog::addNumber(const char *name, const QString &label, int most, int value)
{
    auto *box = new QSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setRange(1, most);
    box->setValue(value);
    connect(box, &QSpinBox::valueChanged, this, &WorksheetDialog::make);
    box->setMinimumWidth(box->sizeHint().width()); // its largest number is never cut
    addRow(label, box);
    return box;
}

void WorksheetDialog::addSeed()
{
    m_kind = addBox("kind", tr("Kind of task"));
    for (const task::Kind kind : task::MadeKinds)
        m_kind->addItem(wording::kindName(kind), static_cast<int>(kind));
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(m_source.seed->kind)));
    m_level = addBox("level", tr("Level"));
    for (const lesson::Level level : lesson::AllLevels)
        m_level->addItem(wording::levelName(level), static_cast<int>(level));
    m_level->setCurrentIndex(m_level->findData(static_cast<int>(m_source.seed->level)));
    m_count = addNumber("count", tr("Number of tasks"), task::MostOrdered, m_source.seed->count);
    const bool hasSeed = m_source.seed->seed >= 1 && m_source.seed->seed <= task::MostSeed;
    //: A number that the tasks are made from; the same number makes the same tasks.
    m_seed = addNumber("seed", tr("Seed"), static_cast<int>(task::MostSeed),
        hasSeed ? static_cast<int>(m_source.seed->seed) : seedByLot());
    m_seed->setToolTip(tr("The same number makes the same sheet again, for instance to print its answers"));
    auto *other = new QPushButton(tr("&Other tasks"));
    other->setObjectName(QStringLiteral("otherTasks"));
    other->setAutoDefault(false);
    other->setProperty("tall", true);
    connect(other, &QPushButton::clicked, this, [this] { m_seed->setValue(seedByLot()); });
    m_form->addRow(other);
    for (QComboBox *box : { m_kind, m_level })
        connect(box, &QComboBox::currentIndexChanged, this, &WorksheetDialog::make);
}

void WorksheetDialog::addPlaces()
{
    m_places = new QListWidget;
    m_places->setObjectName(QStringLiteral("places"));
    m_places->setUniformItemSizes(true);
    for (const SheetSource::Place &place : m_source.places) {
        auto *item = new QListWidgetItem(place.name, m_places);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(place.isChosen ? Qt::Checked : Qt::Unchecked);
        item->setSizeHint({ 0, TouchSize });
    }
    constexpr int RowsSeen = 4;
    m_places->setMinimumHeight(TouchSize * std::min<int>(RowsSeen, static_cast<int>(m_source.places.size())) + 4);
    connect(m_places, &QListWidget::itemChanged, this, &WorksheetDialog::make);
    // Pressed anywhere on its line; the tick itself has changed by then.
    connect(m_places, &QListWidget::itemPressed, this,
        [this](const QListWidgetItem *item) { m_pressedState = item->checkState(); });
    connect(m_places, &QListWidget::itemClicked, this, [this](QListWidgetItem *item) {
        if (item->checkState() == m_pressedState)
            item->setCheckState(m_pressedState == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    });
    //: Positions of a record that become tasks of a worksheet.
    addRow(tr("Positions"), m_places);
    //: What is asked about positions of a record.
    m_kind = addBox("kind", tr("Question"));
    for (const task::Kind kind : AskedOfPlaces)
        m_kind->addItem(wording::kindName(kind), static_cast<int>(kind));
    connect(m_kind, &QComboBox::currentIndexChanged, this, &WorksheetDialog::make);
}

void WorksheetDialog::addLook(const QString &language)
{
    m_title = addLine("title", tr("Title"));
    m_title->setPlaceholderText(tr("Worksheet"));
    m_date = addLine("date", tr("Date"));
    m_date->setPlaceholderText(tr("a line to write on"));
    m_perPage = addBox("perPage", tr("Diagrams per page"));
    for (const int count : PerPage)
        m_perPage->addItem(QString::number(count), count);
    m_perPage->setCurrentIndex(m_perPage->findData(m_sheet.perPage));
    m_paper = addBox("paperSize", tr("Paper size"));
    m_paper->addItems({ QStringLiteral("A4"), tr("Letter") });
    m_paper->setCurrentIndex(QLocale::system().measurementSystem() == QLocale::ImperialUSSystem ? 1 : 0);
    m_language = addBox("language", tr("Language"));
    m_second = addBox("secondLanguage", tr("Second language"));
    //: No second language.
    m_second->addItem(tr("none"), QString());
    for (const Language &each : shippedLanguages()) {
        m_language->addItem(each.name, each.code);
        m_second->addItem(each.name, each.code);
    }
    m_language->setCurrentIndex(std::max(0, m_language->findData(language)));
    m_answers = new CheckBox(tr("&Answers on pages of their own"));
    m_answers->setObjectName(QStringLiteral("answers"));
    m_answers->setProperty("tall", true);
    m_answers->setChecked(m_sheet.hasAnswers);
    m_form->addRow(m_answers);
    for (QComboBox *box : { m_perPage, m_paper, m_language, m_second })
        connect(box, &QComboBox::currentIndexChanged, this, &WorksheetDialog::take);
    connect(m_answers, &QCheckBox::toggled, this, &WorksheetDialog::take);
}

QWidget *WorksheetDialog::previewWithPages()
{
    auto *all = new QWidget;
    auto *layout = new QVBoxLayout(all);
    layout->setContentsMargins(0, 0, 0, 0);
    //: Of a picture: the worksheet as it will be printed.
    m_preview->setAccessibleName(tr("Preview"));
    m_previous->setArrowType(Qt::LeftArrow);
    m_next->setArrowType(Qt::RightArrow);
    m_previous->setToolTip(tr("Previous page"));
    m_next->setToolTip(tr("Next page"));
    for (BigButton *arrow : { m_previous, m_next }) {
        arrow->setAccessibleName(arrow->toolTip());
        arrow->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    m_page->setObjectName(QStringLiteral("page"));
    m_page->setAlignment(Qt::AlignCenter);
    connect(m_previous, &BigButton::clicked, this, [this] { m_preview->goTo(m_preview->page() - 1); });
    connect(m_next, &BigButton::clicked, this, [this] { m_preview->goTo(m_preview->page() + 1); });
    auto *row = new QHBoxLayout;
    row->addWidget(m_previous);
    row->addWidget(m_page, 1);
    row->addWidget(m_next);
    layout->addWidget(m_preview, 1);
    layout->addLayout(row);
    return all;
}

QWidget *WorksheetDialog::buttons()
{
    auto *bar = new QWidget;
    bar->setObjectName(QStringLiteral("buttons"));
    m_buttons = new EvenGrid(100);
    m_buttons->setContentsMargins(0, 0, 0, 0);
    m_buttons->setBalanced(true);
    bar->setLayout(m_buttons);
    const auto add = [&](const QString &text, const char *name, auto slot) {
        auto *made = new QPushButton(text);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        made->setProperty("tall", true);
        connect(made, &QPushButton::clicked, this, slot);
        m_buttons->addWidget(made);
        return made;
    };
    m_outputs += add(tr("&Save as…"), "save", &WorksheetDialog::save);
    if (hasDevice<Printing>())
        m_outputs += add(tr("&Print…"), "print", &WorksheetDialog::print);
    add(tr("&Close"), "close", &WorksheetDialog::close);
    return bar;
}

task::SeedOrder WorksheetDialog::seedOrder() const
{
    return { static_cast<task::Kind>(m_kind->currentData().toInt()),
        static_cast<lesson::Level>(m_level->currentData().toInt()), static_cast<std::uint32_t>(m_seed->value()),
        m_count->value() };
}

void WorksheetDialog::make()
{
    std::optional<task::SeedOrder> seed;
    std::vector<task::Task> tasks = m_source.lesson;
    if (m_seed)
        seed = seedOrder();
    for (int i = 0; m_places && i < m_places->count(); ++i) {
        if (m_places->item(i)->checkState() == Qt::Checked)
            tasks.push_back(askedOf(m_source.places[static_cast<std::size_t>(i)].task,
                static_cast<task::Kind>(m_kind->currentData().toInt())));
    }
    m_making.start(
        [seed, tasks = std::move(tasks)](background::State &state) {
            const SheetProgress goesOn = [&state](double part) { return state.advance(part); };
            return seed ? solve(*seed, goesOn) : solve(tasks, goesOn);
        },
        [this, seed](SolvedTasks solved) {
            m_sheet.seed = seed;
            takeTasks(std::move(solved));
        });
    m_tick.start();
    tell();
}

void WorksheetDialog::takeTasks(SolvedTasks solved)
{
    m_tick.stop();
    m_sheet.tasks = std::move(solved.tasks);
    m_leftOut = solved.leftOut;
    take();
}

void WorksheetDialog::take()
{
    m_sheet.title = m_title->text().trimmed();
    m_sheet.date = m_date->text().trimmed();
    m_sheet.perPage = m_perPage->currentData().toInt();
    m_sheet.isLetter = m_paper->currentIndex() == 1;
    m_sheet.language = m_language->currentData().toString();
    m_sheet.second = m_second->currentData().toString();
    m_sheet.hasAnswers = m_answers->isChecked();
    m_failure.clear();
    m_preview->setPages(std::make_shared<const SheetPages>(m_sheet, pageLayoutOf(m_sheet), PreviewDpi));
    tell();
}

void WorksheetDialog::tell()
{
    const bool isReady = !isMaking() && !m_sheet.tasks.empty();
    for (QPushButton *button : std::as_const(m_outputs))
        button->setEnabled(isReady);
    QStringList texts;
    bool isFault = false;
    if (isMaking()) {
        const int percent = std::max(0, static_cast<int>(m_making.state().part() * 100));
        texts += tr("Making the sheet… %1%").arg(percent);
    } else {
        if (m_leftOut > 0)
            texts += tr("%n task(s) left out: the question does not suit the position.", nullptr, m_leftOut);
        if (m_sheet.tasks.empty())
            texts += tr("There is no task yet. Choose positions, or another question.");
        else if (const std::optional<std::size_t> cut = m_preview->pages()->firstCut())
            texts +=
                tr("The question of task %1 is too long for the space. Choose fewer diagrams per page.").arg(*cut + 1);
        if (!m_failure.isEmpty())
            texts += m_failure;
        isFault = !texts.isEmpty();
    }
    m_status->setProperty("fault", isFault);
    m_status->setStyleSheet(m_status->styleSheet()); // reads the property anew
    m_status->setText(texts.join(QLatin1Char('\n')));
    m_status->setVisible(!texts.isEmpty());
    tellPage();
}

void WorksheetDialog::tellPage()
{
    const int count = m_preview->pageCount();
    const QString text = count == 0 ? QString() : tr("Page %1 of %2").arg(m_preview->page() + 1).arg(count);
    m_page->setText(text);
    m_preview->setAccessibleDescription(text);
    m_previous->setEnabled(m_preview->page() > 0);
    m_next->setEnabled(m_preview->page() + 1 < count);
}

void WorksheetDialog::save()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save worksheet"),
        //: The beginning of a file's name.
        QDir(m_folder).filePath(tr("worksheet") + QStringLiteral(".pdf")), tr("PDF (*.pdf)"));
    if (path.isEmpty())
        return;
    const bool isComplete = QFileInfo(path).suffix().compare(QLatin1String("pdf"), Qt::CaseInsensitive) == 0;
    const QString whole = isComplete ? path : path + QStringLiteral(".pdf");
    if (isComplete || agreesToReplace(this, whole))
        saveTo(whole);
}

bool WorksheetDialog::saveTo(const QString &path)
{
    const auto done = file::saveFile(path, sheetPdf(m_sheet));
    m_failure = done ? QString() : tr("%1 could not be saved: %2").arg(QDir::toNativeSeparators(path), done.fault());
    tell();
    if (done)
        emit saved(path);
    return done.hasValue();
}

void WorksheetDialog::print()
{
    const auto printing = makeDevice<Printing>();
    if (!printing)
        return;
    printing->print(*this, windowTitle(), [this](QPagedPaintDevice &printer) { printSheet(m_sheet, printer); });
}

void WorksheetDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    arrange();
}

void WorksheetDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

// Side by side, or in a narrow window the preview above.
void WorksheetDialog::arrange()
{
    constexpr int Side = 280; // of the fields
    constexpr int Narrow = 640;
    constexpr int Least = 120;
    const double factor = fitOf(*this);
    const bool isUpright = width() < Narrow * factor;
    m_layout->setDirection(isUpright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_scroll->setMinimumWidth(isUpright ? 0 : qRound(Side * factor));
    m_scroll->setMinimumHeight(qRound(Least * factor));
    // A word stands beside the middle of its field.
    for (int row = 0; row < m_form->rowCount(); ++row) {
        const QLayoutItem *word = m_form->itemAt(row, QFormLayout::LabelRole);
        const QLayoutItem *field = m_form->itemAt(row, QFormLayout::FieldRole);
        if (word && word->widget() && field && field->widget() && field->widget() != m_places)
            word->widget()->setMinimumHeight(field->widget()->sizeHint().height());
    }
    if (!m_buttons)
        return;
    int widest = 0;
    for (int i = 0; i < m_buttons->count(); ++i)
        widest = std::max(widest, m_buttons->itemAt(i)->sizeHint().width());
    m_buttons->setLeastWidth(widest);
}

} // namespace kagetsu::ui
