// SPDX-License-Identifier: MIT
#include "ui/printroom/diagramdialog.h"

#include "file/safefile.h"
#include "ui/board/inforce.h"
#include "ui/device/printing.h"
#include "ui/diagram/diagrampainter.h"
#include "ui/diagram/diagramtext.h"
#include "ui/look/controls/combobox.h"
#include "ui/look/dialogs/replacequestion.h"
#include "ui/look/layout/evengrid.h"
#include "ui/look/layout/fit.h"
#include "ui/printroom/diagrampreview.h"
#include "ui/printroom/seriespaper.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPagedPaintDevice>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>
#include <array>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr std::array Resolutions { 96, 150, 300, 600 };

bool hasSigns(const BoardPicture &picture)
{
    return std::ranges::any_of(picture.points(), [&](rules::Point point) {
        const ProgramSigns &signs = picture.at(point).signs;
        return signs.fouls.any() || signs.seeming.any();
    });
}

bool hasMarks(const BoardPicture &picture)
{
    return !picture.arrows.empty() || std::ranges::any_of(picture.points(), [&](rules::Point point) {
        return picture.at(point).mark != UserMark {};
    });
}

bool hasNext(const BoardPicture &picture)
{
    return std::ranges::any_of(
        picture.points(), [&](rules::Point point) { return picture.at(point).signs.next != NextMove::None; });
}

QString pointsText(const std::vector<rules::Point> &points)
{
    QStringList texts;
    for (const rules::Point point : points)
        texts += QString::fromStdString(rules::toText(point));
    return texts.join(QLatin1Char(' '));
}

void markFault(QLineEdit &field, bool isFault)
{
    field.setProperty("fault", isFault);
    field.setStyleSheet(field.styleSheet()); // reads the property anew
}

} // namespace

DiagramDialog::DiagramDialog(DiagramSubject subject, const DiagramSettings &settings, QWidget *parent)
    : QDialog(parent)
    , m_subject(std::move(subject))
    , m_settings(settings)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_preview(new DiagramPreview)
    , m_scroll(new QScrollArea)
    , m_form(new QFormLayout)
    , m_fault(new QLabel)
{
    setObjectName(QStringLiteral("diagramDialog"));
    setWindowTitle(tr("Diagram"));
    setProperty("touch", true);
    m_settings.choices = keptOf(m_settings.choices);
    //: Of a picture: the diagram as it will be saved.
    m_preview->setAccessibleName(tr("Preview"));
    m_preview->setToolTip(tr("Drag over the points that are to be shown"));

    auto *fields = new QWidget;
    fields->setLayout(m_form);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setContentsMargins(0, 0, 8, 0);
    addNumbers();
    addSigns();
    addLook();
    addPart();
    addSize();
    m_scroll->setProperty("bare", true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(fields);
    m_scroll->setFocusPolicy(Qt::NoFocus);

    m_fault->setProperty("fault", true);
    m_fault->setObjectName(QStringLiteral("fault"));
    m_fault->setWordWrap(true);
    m_fault->setTextFormat(Qt::PlainText);
    m_fault->hide();

    m_layout->addWidget(m_preview, 3);
    m_layout->addWidget(m_scroll, 2);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(m_layout, 1);
    layout->addWidget(m_fault);
    layout->addWidget(buttons());
    // Narrower it stands upright, which needs less.
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    setMinimumSize(300, 420);

    connect(m_preview, &DiagramPreview::partChosen, this, [this](const rules::BoardPart &part) { choosePart(part); });
    connect(m_preview, &DiagramPreview::pointTapped, this, &DiagramDialog::tap);
    fitDialog(*this, { 900, 640 });
    arrange();
    draw();
}

const Diagram &DiagramDialog::diagram() const
{
    return m_preview->diagram();
}

void DiagramDialog::addRow(const QString &label, QWidget *field)
{
    auto *words = new QLabel(label);
    words->setBuddy(field);
    field->setAccessibleName(label);
    m_form->addRow(words, field);
}

QComboBox *DiagramDialog::addBox(const char *name, const QString &label, const QStringList &texts, int chosen)
{
    auto *box = new ComboBox;
    box->setObjectName(QLatin1String(name));
    box->addItems(texts);
    box->setCurrentIndex(chosen);
    box->setMinimumContentsLength(6);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(box, &QComboBox::currentIndexChanged, this, &DiagramDialog::take);
    addRow(label, box);
    return box;
}

QCheckBox *DiagramDialog::addCheck(const char *name, const QString &text, bool isChecked)
{
    auto *box = new QCheckBox(text);
    box->setObjectName(QLatin1String(name));
    box->setProperty("tall", true);
    box->setChecked(isChecked);
    connect(box, &QCheckBox::toggled, this, &DiagramDialog::take);
    m_form->addRow(box);
    return box;
}

void DiagramDialog::addNumbers()
{
    const diagram::Choices &choices = m_settings.choices;
    m_numbers = addBox("numbers", tr("Numbers"),
        //: Numbers on stones.
        { tr("none"), tr("from this move on"), tr("last moves only") }, static_cast<int>(choices.numbers));
    m_count = new QSpinBox;
    m_count->setObjectName(QStringLiteral("count"));
    m_count->setRange(1, diagram::MostMoves);
    m_count->setValue(choices.count);
    connect(m_count, &QSpinBox::valueChanged, this, &DiagramDialog::take);
    //: A number of moves, or the number of a move.
    addRow(tr("Move"), m_count);
    m_restarts = addCheck("restarts", tr("Number the variation from 1"), choices.restarts);
    m_restarts->setVisible(m_subject.variationFrom > 0);
    for (QWidget *each : std::initializer_list<QWidget *> { m_numbers, m_count })
        m_form->setRowVisible(each, !m_subject.moves.empty());
}

void DiagramDialog::addSigns()
{
    const diagram::Choices &choices = m_settings.choices;
    const BoardPicture &picture = m_subject.picture;
    m_signs = addBox("signs", tr("Forbidden points"),
        //: Which forbidden points have their signs.
        { tr("none"), tr("all"), tr("chosen") }, static_cast<int>(choices.signs));
    m_points = new QLineEdit;
    m_points->setObjectName(QStringLiteral("points"));
    m_points->setPlaceholderText(QStringLiteral("F7 H8"));
    m_points->setToolTip(tr("Type the points, or tap them on the preview"));
    connect(m_points, &QLineEdit::textEdited, this, &DiagramDialog::takePoints);
    addRow(tr("Points"), m_points);
    for (QWidget *each : std::initializer_list<QWidget *> { m_signs, m_points })
        m_form->setRowVisible(each, hasSigns(picture));
    m_marks = addCheck("marks", tr("Marks, labels and arrows"), choices.marks);
    m_marks->setVisible(hasMarks(picture));
    m_next = addCheck("nextMoves", tr("Next moves"), choices.nextMoves);
    m_next->setVisible(hasNext(picture));
    m_last = addCheck("lastMove", tr("Ring on the last move"), choices.lastMove);
    m_last->setVisible(picture.lastMove.has_value());
    m_row = addCheck("winningRow", tr("Winning row"), choices.winningRow);
    m_row->setVisible(!picture.winningRows.empty());
}

void DiagramDialog::addLook()
{
    const diagram::Choices &choices = m_settings.choices;
    m_caption = new QLineEdit(m_subject.caption);
    m_caption->setObjectName(QStringLiteral("caption"));
    connect(m_caption, &QLineEdit::textEdited, this, &DiagramDialog::take);
    addRow(tr("Caption"), m_caption);
    m_coordinates = addBox("coordinates", tr("Coordinates"),
        //: Where letters and numbers stand around a board.
        { tr("none"), tr("left and below"), tr("on all sides") }, static_cast<int>(choices.coordinates));
    m_style = addBox("style", tr("Style"),
        { tr("Wood"), /*: Style of a diagram: coloured signs on paper. */ tr("Paper"),
            /*: Style of a diagram: nothing but black on white. */ tr("Print, black and white") },
        static_cast<int>(choices.style));
    auto *turns = new QWidget;
    auto *row = new QHBoxLayout(turns);
    row->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](const char *name, const QString &text, rules::Symmetry by) {
        auto *made = new QPushButton(text);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        made->setProperty("tall", true);
        connect(made, &QPushButton::clicked, this, [this, by] { turn(by); });
        row->addWidget(made);
    };
    button("turn", tr("Ro&tate"), rules::Symmetry::Rotate270);
    button("mirror", tr("&Mirror"), rules::Symmetry::MirrorX);
    turns->setVisible(m_subject.picture.frame().columns == m_subject.picture.frame().rows);
    m_form->addRow(turns);
}

void DiagramDialog::addPart()
{
    m_part = new QLineEdit;
    m_part->setObjectName(QStringLiteral("part"));
    m_part->setPlaceholderText(tr("whole board"));
    m_part->setToolTip(tr("Two opposite corners, such as D4:L12; or drag over the preview"));
    connect(m_part, &QLineEdit::textEdited, this, &DiagramDialog::takePart);
    //: The part of the board that is shown.
    addRow(tr("Part of the board"), m_part);
    m_whole = new QPushButton(tr("&Whole board"));
    m_whole->setObjectName(QStringLiteral("whole"));
    m_whole->setAutoDefault(false);
    m_whole->setProperty("tall", true);
    connect(m_whole, &QPushButton::clicked, this, [this] { choosePart(std::nullopt); });
    m_form->addRow(m_whole);
}

void DiagramDialog::addSize()
{
    m_size = new QDoubleSpinBox;
    m_size->setObjectName(QStringLiteral("size"));
    m_size->setRange(diagram::LeastPerPoint, diagram::MostPerPoint);
    m_size->setDecimals(1);
    m_size->setSingleStep(0.5);
    m_size->setSuffix(tr(" mm"));
    m_size->setValue(m_settings.choices.perPoint);
    connect(m_size, &QDoubleSpinBox::valueChanged, this, &DiagramDialog::take);
    //: How far two lines of the board are from each other.
    addRow(tr("Line spacing"), m_size);
    m_measures = new QLabel;
    m_measures->setObjectName(QStringLiteral("measures"));
    m_measures->setProperty("muted", true);
    m_form->addRow(m_measures);
    QStringList texts;
    for (const int dpi : Resolutions)
        texts += tr("%1 dpi").arg(dpi);
    const auto *known = std::ranges::find(Resolutions, m_settings.png.dpi);
    m_dpi = addBox("dpi", tr("Picture resolution"), texts,
        known == Resolutions.end() ? 2 : static_cast<int>(known - Resolutions.begin()));
    m_transparent = addCheck("transparent", tr("Transparent background"), m_settings.png.isTransparent);
}

QWidget *DiagramDialog::buttons()
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
    add(tr("&Save as…"), "save", &DiagramDialog::save);
    add(tr("&Copy"), "copy", &DiagramDialog::copy)->setToolTip(tr("As a picture, and as a drawing (SVG)"));
    add(tr("Copy as te&xt"), "copyText", &DiagramDialog::copyText)->setToolTip(tr("Drawn with letters and numbers"));
    if (hasDevice<Printing>())
        add(tr("&Print…"), "print", &DiagramDialog::print);
    if (m_subject.steps)
        //: Button: the game as several diagrams with its comments, on pages.
        add(tr("S&eries…"), "series", &DiagramDialog::openSeries)
            ->setToolTip(tr("The whole line as several diagrams with its comments"));
    add(tr("C&lose"), "close", &DiagramDialog::close);
    return bar;
}

void DiagramDialog::take()
{
    diagram::Choices &choices = m_settings.choices;
    choices.numbers = static_cast<diagram::Numbers>(m_numbers->currentIndex());
    choices.count = m_count->value();
    choices.restarts = m_restarts->isChecked();
    choices.signs = static_cast<diagram::Signs>(m_signs->currentIndex());
    choices.marks = m_marks->isChecked();
    choices.nextMoves = m_next->isChecked();
    choices.lastMove = m_last->isChecked();
    choices.winningRow = m_row->isChecked();
    choices.coordinates = static_cast<diagram::Coordinates>(m_coordinates->currentIndex());
    choices.style = static_cast<diagram::Style>(m_style->currentIndex());
    choices.perPoint = m_size->value();
    m_subject.caption = m_caption->text().trimmed();
    m_settings.png = { Resolutions[static_cast<std::size_t>(m_dpi->currentIndex())], m_transparent->isChecked() };
    draw();
    emit settingsChanged(m_settings);
}

void DiagramDialog::takePart()
{
    const BoardFrame &frame = m_subject.picture.frame();
    const QString text = m_part->text().trimmed();
    const auto part = rules::partFromText(text.toStdString(), std::max(frame.columns, frame.rows));
    const bool isOn = part && frame.isOn(part->high);
    markFault(*m_part, !text.isEmpty() && !isOn);
    m_settings.choices.part = isOn ? part : std::nullopt;
    draw();
}

void DiagramDialog::choosePart(const std::optional<rules::BoardPart> &part)
{
    m_settings.choices.part = part;
    m_part->setText(part ? QString::fromStdString(rules::toText(*part)) : QString());
    markFault(*m_part, false);
    draw();
}

void DiagramDialog::takePoints()
{
    std::vector<rules::Point> points;
    bool isFault = false;
    const BoardFrame &frame = m_subject.picture.frame();
    const QStringList words =
        m_points->text().replace(QLatin1Char(','), QLatin1Char(' ')).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &word : words) {
        const auto point = rules::pointFromText(word.toStdString(), std::max(frame.columns, frame.rows));
        if (point)
            points.push_back(*point);
        isFault = isFault || !point;
    }
    markFault(*m_points, isFault);
    m_settings.choices.chosen = std::move(points);
    draw();
}

void DiagramDialog::tap(rules::Point point)
{
    const ProgramSigns &signs = m_subject.picture.at(point).signs;
    if (m_settings.choices.signs != diagram::Signs::Chosen || (!signs.fouls.any() && !signs.seeming.any()))
        return;
    std::vector<rules::Point> &chosen = m_settings.choices.chosen;
    if (std::erase(chosen, point) == 0)
        chosen.push_back(point);
    m_points->setText(pointsText(chosen));
    markFault(*m_points, false);
    draw();
}

void DiagramDialog::turn(rules::Symmetry by)
{
    const rules::Symmetry now = m_settings.choices.view.value_or(m_subject.picture.frame().view);
    m_settings.choices.view = rules::compose(now, by);
    draw();
}

void DiagramDialog::draw()
{
    const diagram::Choices &choices = m_settings.choices;
    m_count->setEnabled(choices.numbers != diagram::Numbers::None);
    m_restarts->setEnabled(choices.numbers != diagram::Numbers::None);
    m_points->setEnabled(choices.signs == diagram::Signs::Chosen);
    m_whole->setEnabled(choices.part.has_value());
    Diagram made = diagramOf(m_subject, choices);
    const QSizeF size = sizeOf(made);
    //: How large a diagram is on paper: width and height in millimetres.
    m_measures->setText(
        tr("%1 × %2 mm").arg(QLocale().toString(size.width(), 'f', 0), QLocale().toString(size.height(), 'f', 0)));
    m_preview->setDiagram(std::move(made));
}

void DiagramDialog::tellFault(const QString &fault)
{
    m_fault->setText(fault);
    m_fault->setVisible(!fault.isEmpty());
}

void DiagramDialog::save()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save diagram"),
        //: The beginning of a file's name.
        QDir(m_folder).filePath(tr("diagram") + QStringLiteral(".png")),
        tr("Picture (*.png);;Drawing (*.svg);;PDF (*.pdf);;Plain text (*.txt)"));
    if (path.isEmpty())
        return;
    const bool isComplete = diagramFormatOf(path).has_value();
    const QString whole = isComplete ? path : path + QStringLiteral(".png");
    if (isComplete || agreesToReplace(this, whole))
        saveTo(whole);
}

bool DiagramDialog::saveTo(const QString &path)
{
    const std::optional<DiagramFormat> format = diagramFormatOf(path);
    const QString whole = format ? path : path + QStringLiteral(".png");
    const auto done =
        file::saveFile(whole, diagramBytes(diagram(), format.value_or(DiagramFormat::Png), m_settings.png));
    tellFault(done ? QString() : tr("%1 could not be saved: %2").arg(QDir::toNativeSeparators(whole), done.fault()));
    if (done)
        emit saved(whole);
    return done.hasValue();
}

void DiagramDialog::copy()
{
    QGuiApplication::clipboard()->setMimeData(diagramMime(diagram(), m_settings.png));
}

void DiagramDialog::copyText()
{
    QGuiApplication::clipboard()->setText(diagramText(diagram()));
}

void DiagramDialog::print()
{
    const auto printing = makeDevice<Printing>();
    if (!printing)
        return;
    printing->print(*this, windowTitle(), [this](QPagedPaintDevice &printer) { printDiagram(diagram(), printer); });
}

void DiagramDialog::openSeries()
{
    // The paper may stay when this is closed.
    const QPointer<DiagramDialog> self(this);
    emit seriesWanted(
        seriesPaper(m_subject, m_settings.choices, m_settings.series, [self](const SeriesChoices &series) {
            if (!self)
                return;
            self->m_settings.series = series;
            emit self->settingsChanged(self->m_settings);
        }));
}

void DiagramDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    arrange();
}

void DiagramDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

// Side by side, or in a narrow window the preview above.
void DiagramDialog::arrange()
{
    constexpr int Side = 260; // of the fields
    const double factor = fitOf(*this);
    const bool isUpright = width() < 640 * factor;
    m_layout->setDirection(isUpright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_scroll->setMinimumWidth(isUpright ? 0 : qRound(Side * factor));
    m_scroll->setMinimumHeight(qRound(120 * factor));
    // A word stands beside the middle of its field.
    for (int row = 0; row < m_form->rowCount(); ++row) {
        const QLayoutItem *word = m_form->itemAt(row, QFormLayout::LabelRole);
        const QLayoutItem *field = m_form->itemAt(row, QFormLayout::FieldRole);
        if (word && word->widget() && field && field->widget())
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
