// SPDX-License-Identifier: MIT
#include "ui/learn/worksheet/worksheetdialog.h"

#include "text/lesson/lessons.h"
#include "text/task/tasks.h"
#include "translations/catalogues.h"
#include "ui/controls/background/filewriter.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/device/printing.h"
#include "ui/controls/dialogs/replacequestion.h"
#include "ui/controls/drafts/formstate.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/ticklist.h"
#include "ui/learn/worksheet/sheetpreview.h"
#include "ui/learn/worksheet/sheetstate.h"
#include "ui/print/paper/printing.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCryptographicHash>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPagedPaintDevice>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int BookletPerPage = 4; // as many explanations and tasks as can be read well
constexpr int PreviewDpi = 600; // resolution of the file, so that lines break in the same places

int seedByLot()
{
    return QRandomGenerator::global()->bounded(1, static_cast<int>(task::MostSeed) + 1);
}

// Returns a key that distinguishes the lessons and records that sheets are made from.
QString keyOf(const SheetSource &source)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](const task::Task &task) {
        hash.addData(QByteArray::fromStdString(rules::toText(task.position) + '\n' + task.text + '\n'));
    };
    for (const task::Task &task : source.lesson)
        add(task);
    for (const SheetSource::Place &place : source.places)
        add(place.task);
    if (!source.course.isEmpty())
        return QStringLiteral("course-") + source.course;
    return source.seed ? QString() : QString::fromLatin1(hash.result().toHex());
}

} // namespace

WorksheetDialog::WorksheetDialog(SheetSource source, const QString &language, QWidget *parent, const QString &draftKey)
    : MakerDialog("worksheet", parent)
    , m_source(std::move(source))
    , m_preview(new SheetPreview)
    , m_previous(new BigButton("previousPage", this))
    , m_next(new BigButton("nextPage", this))
    , m_page(new QLabel)
    , m_writer(new FileWriter(this))
    , m_draft(*this, { draftKind(), draftKey.isEmpty() ? keyOf(m_source) : draftKey },
          { [this] {
               QJsonObject state = formState(*this);
               state.insert(QStringLiteral("source"), sourceState(m_source));
               return state;
           },
              [this](const QJsonObject &state) {
                  // A draft may know other questions of the same positions.
                  const auto left = sourceFrom(state.value(QStringLiteral("source")).toObject());
                  for (std::size_t i = 0;
                       left && left->places.size() == m_source.places.size() && i < m_source.places.size(); ++i) {
                      m_source.places[i].kind = left->places[i].kind;
                      writePlace(static_cast<int>(i));
                  }
                  setFormState(*this, state);
                  if (!m_source.places.empty())
                      showPlace();
                  take();
              } })
{
    setWindowTitle(tr("Worksheet"));
    if (m_source.seed)
        addSeed();
    if (!m_source.places.empty())
        addPlaces();
    addLook(language);
    addButtons();
    constexpr int TickMs = 250;
    m_tick.setInterval(TickMs);
    connect(&m_tick, &QTimer::timeout, this, &WorksheetDialog::tellState);
    connect(m_preview, &SheetPreview::pageChanged, this, &WorksheetDialog::tellPage);
    showMaker(previewWithPages(), { 900, 680 });
    take();
    make();
}

QString WorksheetDialog::draftKind()
{
    return QStringLiteral("worksheet");
}

std::optional<SheetSource> WorksheetDialog::sourceOf(const draft::Draft &draft)
{
    const QJsonObject state = QJsonDocument::fromJson(draft.bytes().value_or(QByteArray())).object();
    return sourceFrom(state.value(QStringLiteral("source")).toObject());
}

void WorksheetDialog::addSeed()
{
    m_kind = addBox("kind", tr("Kind of task"));
    for (const task::Kind kind : task::MadeKinds)
        m_kind->addItem(text::kindName(kind), static_cast<int>(kind));
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(m_source.seed->kind)));
    for (std::size_t i = 0; i < task::MostMoreKinds; ++i) {
        QComboBox *more = i == 0
            //: A second kind of task on the same sheet.
            ? addBox("secondKind", tr("Second kind"))
            //: A third kind of task on the same sheet.
            : addBox("thirdKind", tr("Third kind"));
        //: No further kind of task.
        more->addItem(tr("None", "kind of task"), -1);
        for (const task::Kind kind : task::MadeKinds)
            more->addItem(text::kindName(kind), static_cast<int>(kind));
        if (i < m_source.seed->more.size())
            more->setCurrentIndex(more->findData(static_cast<int>(m_source.seed->more[i])));
        connect(more, &QComboBox::currentIndexChanged, this, &WorksheetDialog::make);
        m_moreKinds += more;
    }
    m_level = addBox("level", tr("Level"));
    for (const lesson::Level level : lesson::AllLevels)
        m_level->addItem(text::levelName(level), static_cast<int>(level));
    m_level->setCurrentIndex(m_level->findData(static_cast<int>(m_source.seed->level)));
    m_count = addNumber("count", tr("Number of tasks"), task::MostOrdered, m_source.seed->count);
    const bool hasSeed = m_source.seed->seed >= 1 && m_source.seed->seed <= task::MostSeed;
    //: A number that the tasks are made from; the same number makes the same tasks.
    m_seed = addNumber("seed", tr("Seed"), static_cast<int>(task::MostSeed),
        hasSeed ? static_cast<int>(m_source.seed->seed) : seedByLot());
    m_seed->setToolTip(tr("The same number makes the same sheet again, for instance to print its answers"));
    QPushButton *other = tallButton("otherTasks", tr("&Other tasks"));
    connect(other, &QPushButton::clicked, this, [this] { m_seed->setValue(seedByLot()); });
    addRow(other);
    for (QComboBox *box : { m_kind, m_level })
        connect(box, &QComboBox::currentIndexChanged, this, &WorksheetDialog::make);
    for (QSpinBox *box : { m_count, m_seed })
        connect(box, &QSpinBox::valueChanged, this, &WorksheetDialog::make);
}

void WorksheetDialog::addPlaces()
{
    m_places = new TickList;
    m_places->setObjectName(QStringLiteral("places"));
    m_places->setUniformItemSizes(true);
    for (const SheetSource::Place &place : m_source.places) {
        auto *item = new QListWidgetItem(m_places);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(place.isChosen ? Qt::Checked : Qt::Unchecked);
        item->setSizeHint({ 0, TouchSize });
    }
    constexpr int RowsSeen = 4;
    m_places->setMinimumHeight(TouchSize * std::min<int>(RowsSeen, static_cast<int>(m_source.places.size())) + 4);
    for (int row = 0; row < m_places->count(); ++row)
        writePlace(row);
    connect(m_places, &QListWidget::itemChanged, this, &WorksheetDialog::make);
    connect(m_places, &QListWidget::currentItemChanged, this, &WorksheetDialog::showPlace);
    //: Positions of a record that become tasks of a worksheet.
    addRow(tr("Positions"), m_places);
    //: What is asked about positions of a record.
    m_kind = addBox("kind", tr("Question"));
    //: What is asked about the position that is chosen in the list.
    m_placeKind = addBox("placeKind", tr("Question of the chosen position"));
    //: A position of a worksheet is asked what all are asked.
    m_placeKind->addItem(tr("As for all"), -1);
    for (const task::Kind kind : AskedOfPlaces) {
        m_kind->addItem(text::kindName(kind), static_cast<int>(kind));
        m_placeKind->addItem(text::kindName(kind), static_cast<int>(kind));
    }
    connect(m_kind, &QComboBox::currentIndexChanged, this, &WorksheetDialog::make);
    connect(m_placeKind, &QComboBox::activated, this, &WorksheetDialog::takePlaceKind);
    m_places->setCurrentRow(0);
    showPlace();
}

// Writes a position into the list, with its own question if it has one.
void WorksheetDialog::writePlace(int row)
{
    const SheetSource::Place &place = m_source.places[static_cast<std::size_t>(row)];
    const QSignalBlocker blocker(m_places); // nothing is to be made anew
    //: A position of a record and what is asked about it.
    m_places->item(row)->setText(place.kind ? tr("%1: %2").arg(place.name, text::kindName(*place.kind)) : place.name);
}

void WorksheetDialog::showPlace()
{
    const int row = m_places->currentRow();
    m_placeKind->setEnabled(row >= 0);
    if (row < 0)
        return;
    const std::optional<task::Kind> kind = m_source.places[static_cast<std::size_t>(row)].kind;
    m_placeKind->setCurrentIndex(m_placeKind->findData(kind ? static_cast<int>(*kind) : -1));
}

// A question of its own is a wish to have the position on the sheet.
void WorksheetDialog::takePlaceKind()
{
    const int row = m_places->currentRow();
    if (row < 0)
        return;
    const int chosen = m_placeKind->currentData().toInt();
    m_source.places[static_cast<std::size_t>(row)].kind =
        chosen < 0 ? std::nullopt : std::optional(static_cast<task::Kind>(chosen));
    writePlace(row);
    if (chosen >= 0)
        m_places->item(row)->setCheckState(Qt::Checked);
    m_places->viewport()->update();
    make();
}

void WorksheetDialog::addLook(const QString &language)
{
    m_title = addLine("title", tr("Title"));
    m_title->setPlaceholderText(tr("Worksheet"));
    m_date = addLine("date", tr("Date"));
    m_date->setPlaceholderText(tr("A line to write on"));
    //: Whether a sheet of tasks or a booklet with contents is made.
    m_form = addBox("form", tr("Form"));
    //: A form of what is printed: tasks with lines for name and date.
    m_form->addItem(tr("Worksheet"), false);
    //: A form of what is printed: explanations and tasks, with contents and the chapter above each page.
    m_form->addItem(tr("Booklet with contents"), true);
    m_form->setCurrentIndex(m_source.chapters.empty() ? 0 : 1);
    m_perPage = addBox("perPage", tr("Diagrams per page"));
    for (int count = 1; count <= MostPerPage; ++count)
        m_perPage->addItem(QString::number(count), count);
    m_perPage->setCurrentIndex(m_perPage->findData(m_source.chapters.empty() ? m_sheet.perPage : BookletPerPage));
    m_paper = addBox("paperSize", tr("Paper size"));
    m_paper->addItems({ QStringLiteral("A4"), tr("Letter") });
    m_paper->setCurrentIndex(QLocale::system().measurementSystem() == QLocale::ImperialUSSystem ? 1 : 0);
    m_language = addBox("language", tr("Language"));
    m_second = addBox("secondLanguage", tr("Second language"));
    //: No second language.
    m_second->addItem(tr("None"), QString());
    for (const Language &each : shippedLanguages()) {
        m_language->addItem(each.name, each.code);
        m_second->addItem(each.name, each.code);
    }
    m_language->setCurrentIndex(std::max(0, m_language->findData(language)));
    if (m_places)
        m_moves = addCheck("moves", tr("&Moves below each diagram"), m_sheet.hasMoves);
    m_answers = addCheck("answers", tr("&Answers on pages of their own"), m_sheet.hasAnswers);
    for (QLineEdit *line : { m_title, m_date }) {
        constexpr int MostLetters = 200;
        line->setMaxLength(MostLetters);
        connect(line, &QLineEdit::textEdited, this, &WorksheetDialog::take);
    }
    for (QComboBox *box : { m_perPage, m_paper, m_language, m_second })
        connect(box, &QComboBox::currentIndexChanged, this, &WorksheetDialog::take);
    connect(m_answers, &QCheckBox::toggled, this, &WorksheetDialog::take);
    if (m_moves)
        connect(m_moves, &QCheckBox::toggled, this, &WorksheetDialog::take);
    // A booklet has pages that ask nothing, too.
    connect(m_form, &QComboBox::currentIndexChanged, this, &WorksheetDialog::make);
    if (!m_source.course.isEmpty())
        connect(m_language, &QComboBox::currentIndexChanged, this, &WorksheetDialog::make);
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

void WorksheetDialog::addButtons()
{
    QPushButton *save = addButton("save", tr("&Save as…"));
    connect(save, &QPushButton::clicked, this, &WorksheetDialog::save);
    m_outputs += save;
    if (hasDevice<Printing>()) {
        QPushButton *print = addButton("print", tr("&Print…"));
        connect(print, &QPushButton::clicked, this, &WorksheetDialog::print);
        m_outputs += print;
    }
    connect(addButton("close", tr("&Close")), &QPushButton::clicked, this, &WorksheetDialog::close);
}

task::SeedOrder WorksheetDialog::seedOrder() const
{
    task::SeedOrder order { static_cast<task::Kind>(m_kind->currentData().toInt()),
        static_cast<lesson::Level>(m_level->currentData().toInt()), static_cast<std::uint32_t>(m_seed->value()),
        m_count->value() };
    for (const QComboBox *more : m_moreKinds) {
        if (const int kind = more->currentData().toInt(); kind >= 0)
            order.more.push_back(static_cast<task::Kind>(kind));
    }
    return order;
}

SheetContents WorksheetDialog::contents() const
{
    // The texts of a course are there in every language.
    if (const auto course = courseSource(m_source.course, m_language->currentData().toString()))
        return { course->lesson, {}, course->chapters, m_form->currentData().toBool() };
    // Whoever asks for a position of a record without a question wants it so.
    SheetContents contents { m_source.lesson, {}, m_source.chapters,
        m_form->currentData().toBool() || !m_source.places.empty() };
    for (int i = 0; m_places && i < m_places->count(); ++i) {
        if (m_places->item(i)->checkState() != Qt::Checked)
            continue;
        const SheetSource::Place &place = m_source.places[static_cast<std::size_t>(i)];
        contents.tasks.push_back(
            askedOf(place, place.kind.value_or(static_cast<task::Kind>(m_kind->currentData().toInt()))));
        contents.moves += place.moves;
    }
    return contents;
}

void WorksheetDialog::make()
{
    std::optional<task::SeedOrder> seed;
    if (m_seed)
        seed = seedOrder();
    m_making.start(
        [seed, contents = contents()](background::State &state) {
            const SheetProgress goesOn = [&state](double part) { return state.advance(part); };
            return seed ? solve(*seed, goesOn) : solve(contents, goesOn);
        },
        [this, seed](SolvedTasks solved) {
            m_sheet.seed = seed;
            takeTasks(std::move(solved));
        });
    m_tick.start();
    tellState();
}

void WorksheetDialog::takeTasks(SolvedTasks solved)
{
    m_tick.stop();
    m_sheet.tasks = std::move(solved.tasks);
    m_sheet.chapters = std::move(solved.chapters);
    m_leftOut = solved.leftOut;
    take();
}

void WorksheetDialog::take()
{
    const QString language = m_language->currentData().toString();
    if (const auto course = courseSource(m_source.course, language))
        m_title->setPlaceholderText(course->title);
    m_sheet.title = m_title->text().trimmed();
    if (m_sheet.title.isEmpty() && !m_source.course.isEmpty())
        m_sheet.title = m_title->placeholderText();
    m_sheet.date = m_date->text().trimmed();
    m_sheet.perPage = m_perPage->currentData().toInt();
    m_sheet.isBooklet = m_form->currentData().toBool();
    m_sheet.hasMoves = m_moves && m_moves->isChecked();
    m_sheet.isLetter = m_paper->currentIndex() == 1;
    m_sheet.language = language;
    m_sheet.second = m_second->currentData().toString();
    m_sheet.hasAnswers = m_answers->isChecked();
    m_failure.clear();
    m_preview->setPages(std::make_shared<const SheetPages>(m_sheet, pageLayoutOf(m_sheet), PreviewDpi));
    tellState();
}

void WorksheetDialog::tellState()
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
            texts += m_preview->pages()->numberOf(*cut) > 0
                ? tr("The question of task %1 is too long for the space. Choose fewer diagrams per page.")
                      .arg(m_preview->pages()->numberOf(*cut))
                : tr("A text is too long for the space. Choose fewer diagrams per page.");
        if (!m_failure.isEmpty())
            texts += m_failure;
        isFault = !texts.isEmpty();
    }
    tell(texts.join(QLatin1Char('\n')), isFault);
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

void WorksheetDialog::saveTo(const QString &path)
{
    m_writer->write(
        path, [sheet = m_sheet, words = wordsOf(m_sheet)] { return sheetPdf(sheet, words); },
        [path](const QString &fault) {
            return tr("%1 could not be saved: %2").arg(QDir::toNativeSeparators(path), fault);
        },
        [this, path](const QString &failure) {
            m_failure = failure;
            tellState();
            if (failure.isEmpty())
                emit saved(path);
        });
}

void WorksheetDialog::print()
{
    printFrom(*this, windowTitle(),
        [sheet = m_sheet, words = wordsOf(m_sheet)](QPagedPaintDevice &printer) { printSheet(sheet, words, printer); });
}

} // namespace kagetsu::ui
