// SPDX-License-Identifier: MIT
#include "ui/print/room/diagramdialog.h"

#include "ui/board/inforce.h"
#include "ui/controls/background/filewriter.h"
#include "ui/controls/device/printing.h"
#include "ui/controls/dialogs/replacequestion.h"
#include "ui/controls/drafts/formstate.h"
#include "ui/print/diagram/diagrampainter.h"
#include "ui/print/diagram/diagramtext.h"
#include "ui/print/paper/printing.h"
#include "ui/print/room/diagrampreview.h"
#include "ui/print/room/seriespaper.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QCryptographicHash>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPagedPaintDevice>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>

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

// Returns a key that distinguishes the positions of diagrams.
QString keyOf(const DiagramSubject &subject)
{
    QString key = subject.caption;
    for (const rules::Point point : subject.picture.points()) {
        const rules::Stone stone = subject.picture.at(point).stone;
        key += QLatin1Char(stone == rules::Stone::None ? '.' : stone == rules::Stone::Black ? 'X' : 'O');
    }
    return QString::fromLatin1(QCryptographicHash::hash(key.toUtf8(), QCryptographicHash::Sha256).toHex());
}

void markFault(QLineEdit &field, bool isFault)
{
    field.setProperty("fault", isFault);
    field.setStyleSheet(field.styleSheet()); // makes Qt read the property again
}

} // namespace

DiagramDialog::DiagramDialog(DiagramSubject subject, const DiagramSettings &settings, QWidget *parent)
    : MakerDialog("diagramDialog", parent)
    , m_subject(std::move(subject))
    , m_settings(settings)
    , m_preview(new DiagramPreview)
    , m_writer(new FileWriter(this))
    , m_draft(*this, { QStringLiteral("diagram"), keyOf(m_subject), m_subject.caption },
          { [this] { return draftState(); }, [this](const QJsonObject &state) { restore(state); } })
{
    setWindowTitle(tr("Diagram"));
    m_settings.choices = keptOf(m_settings.choices);
    //: Of a picture: the diagram as it will be saved.
    m_preview->setAccessibleName(tr("Preview"));
    m_preview->setToolTip(tr("Drag over the points that are to be shown"));

    addNumbers();
    addSigns();
    addLook();
    addPart();
    addSize();
    addButtons();

    connect(m_preview, &DiagramPreview::partChosen, this, [this](const rules::BoardPart &part) { choosePart(part); });
    connect(m_preview, &DiagramPreview::pointTapped, this, &DiagramDialog::tap);
    showMaker(m_preview, { 900, 640 });
    draw();
}

const Diagram &DiagramDialog::diagram() const
{
    return m_preview->diagram();
}

QComboBox *DiagramDialog::addChoice(const char *name, const QString &label, const QStringList &texts, int chosen)
{
    QComboBox *box = addBox(name, label);
    box->addItems(texts);
    box->setCurrentIndex(chosen);
    box->setMinimumContentsLength(6);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(box, &QComboBox::currentIndexChanged, this, &DiagramDialog::take);
    return box;
}

QCheckBox *DiagramDialog::addSwitch(const char *name, const QString &text, bool isChecked)
{
    QCheckBox *box = addCheck(name, text, isChecked);
    connect(box, &QCheckBox::toggled, this, &DiagramDialog::take);
    return box;
}

void DiagramDialog::addNumbers()
{
    const diagram::Choices &choices = m_settings.choices;
    m_numbers = addChoice("numbers", tr("Numbers"),
        //: Numbers on stones.
        { tr("None"), tr("From this move on"), tr("Last moves only") }, static_cast<int>(choices.numbers));
    //: A number of moves, or the number of a move.
    m_count = addNumber("count", tr("Move"), diagram::MostMoves, choices.count);
    connect(m_count, &QSpinBox::valueChanged, this, &DiagramDialog::take);
    m_restarts = addSwitch("restarts", tr("Number the variation from 1"), choices.restarts);
    m_restarts->setVisible(m_subject.variationFrom > 0);
    for (QWidget *each : std::initializer_list<QWidget *> { m_numbers, m_count })
        showRow(each, !m_subject.moves.empty());
}

void DiagramDialog::addSigns()
{
    const diagram::Choices &choices = m_settings.choices;
    const BoardPicture &picture = m_subject.picture;
    m_signs = addChoice("signs", tr("Forbidden points"),
        //: Which forbidden points have their signs.
        { tr("None"), tr("All"), tr("Chosen") }, static_cast<int>(choices.signs));
    m_points = addLine("points", tr("Points"));
    m_points->setPlaceholderText(QStringLiteral("F7 H8"));
    m_points->setToolTip(tr("Type the points, or tap them on the preview"));
    connect(m_points, &QLineEdit::textEdited, this, &DiagramDialog::takePoints);
    for (QWidget *each : std::initializer_list<QWidget *> { m_signs, m_points })
        showRow(each, hasSigns(picture));
    m_marks = addSwitch("marks", tr("Marks, texts and arrows"), choices.marks);
    m_marks->setVisible(hasMarks(picture));
    m_next = addSwitch("nextMoves", tr("Next moves"), choices.nextMoves);
    m_next->setVisible(hasNext(picture));
    m_last = addSwitch("lastMove", tr("Ring on the last move"), choices.lastMove);
    m_last->setVisible(picture.lastMove.has_value());
    m_row = addSwitch("winningRow", tr("Winning row"), choices.winningRow);
    m_row->setVisible(!picture.winningRows.empty());
}

void DiagramDialog::addLook()
{
    const diagram::Choices &choices = m_settings.choices;
    m_caption = addLine("caption", tr("Caption"));
    m_caption->setText(m_subject.caption);
    connect(m_caption, &QLineEdit::textEdited, this, &DiagramDialog::take);
    m_coordinates = addChoice("coordinates", tr("Coordinates"),
        //: Where letters and numbers stand around a board.
        { tr("None"), tr("Left and below"), tr("On all sides") }, static_cast<int>(choices.coordinates));
    m_style = addChoice("style", tr("Style"),
        { tr("Wood"), /*: Style of a diagram: coloured signs on paper. */ tr("Paper"),
            /*: Style of a diagram: nothing but black on white. */ tr("Print, black and white") },
        static_cast<int>(choices.style));
    auto *turns = new QWidget;
    auto *row = new QHBoxLayout(turns);
    row->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](const char *name, const QString &text, rules::Symmetry by) {
        QPushButton *made = tallButton(name, text);
        connect(made, &QPushButton::clicked, this, [this, by] { turn(by); });
        row->addWidget(made);
    };
    button("turn", tr("Ro&tate"), rules::Symmetry::Rotate270);
    button("mirror", tr("&Mirror"), rules::Symmetry::MirrorX);
    turns->setVisible(m_subject.picture.frame().columns == m_subject.picture.frame().rows);
    addRow(turns);
}

void DiagramDialog::addPart()
{
    //: The part of the board that is shown.
    m_part = addLine("part", tr("Part of the board"));
    m_part->setPlaceholderText(tr("whole board"));
    m_part->setToolTip(tr("Two opposite corners, such as D4:L12; or drag over the preview"));
    connect(m_part, &QLineEdit::textEdited, this, &DiagramDialog::takePart);
    m_whole = tallButton("whole", tr("&Whole board"));
    connect(m_whole, &QPushButton::clicked, this, [this] { choosePart(std::nullopt); });
    addRow(m_whole);
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
    addRow(m_measures);
    QStringList texts;
    for (const int dpi : Resolutions)
        texts += tr("%1 dpi").arg(dpi);
    const auto *known = std::ranges::find(Resolutions, m_settings.png.dpi);
    m_dpi = addChoice("dpi", tr("Picture resolution"), texts,
        known == Resolutions.end() ? 2 : static_cast<int>(known - Resolutions.begin()));
    m_transparent = addSwitch("transparent", tr("Transparent background"), m_settings.png.isTransparent);
}

void DiagramDialog::addButtons()
{
    const auto add = [this](const char *name, const QString &text, const QString &toolTip, auto slot) {
        QPushButton *made = addButton(name, text);
        made->setToolTip(toolTip);
        connect(made, &QPushButton::clicked, this, slot);
    };
    add("save", tr("&Save as…"), {}, &DiagramDialog::save);
    add("copy", tr("&Copy"), tr("As a picture, and as a drawing (SVG)"), &DiagramDialog::copy);
    add("copyText", tr("Copy as te&xt"), tr("Drawn with letters and numbers"), &DiagramDialog::copyText);
    if (hasDevice<Printing>())
        add("print", tr("&Print…"), {}, &DiagramDialog::print);
    if (m_subject.steps)
        //: Button: the game as several diagrams with its comments, on pages.
        add("series", tr("S&eries…"), tr("The whole line as several diagrams with its comments"),
            &DiagramDialog::openSeries);
    add("close", tr("C&lose"), {}, &DiagramDialog::close);
}

QJsonObject DiagramDialog::draftState() const
{
    return { { QStringLiteral("choices"), QString::fromStdString(diagram::toText(m_settings.choices)) },
        { QStringLiteral("fields"), formState(*this) } };
}

void DiagramDialog::restore(const QJsonObject &state)
{
    // Includes what has no field: how the board is turned.
    if (const auto choices = diagram::choicesFromText(state.value(QStringLiteral("choices")).toString().toStdString()))
        m_settings.choices = *choices;
    setFormState(*this, state.value(QStringLiteral("fields")).toObject());
    takePart();
    takePoints();
    take();
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
    m_draft.touch();
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

void DiagramDialog::saveTo(const QString &path)
{
    const DiagramFormat format = diagramFormatOf(path).value_or(DiagramFormat::Png);
    const QString whole = diagramFormatOf(path) ? path : path + QStringLiteral(".png");
    m_writer->write(
        whole, [shown = diagram(), format, png = m_settings.png] { return diagramBytes(shown, format, png); },
        [whole](const QString &fault) {
            return tr("%1 could not be saved: %2").arg(QDir::toNativeSeparators(whole), fault);
        },
        [this, whole](const QString &failure) {
            tell(failure, true);
            if (failure.isEmpty())
                emit saved(whole);
        });
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
    printFrom(*this, windowTitle(), [shown = diagram()](QPagedPaintDevice &printer) { printDiagram(shown, printer); });
}

void DiagramDialog::openSeries()
{
    // The paper may outlive this dialog.
    const QPointer<DiagramDialog> self(this);
    emit seriesWanted(
        seriesPaper(m_subject, m_settings.choices, m_settings.series, [self](const SeriesChoices &series) {
            if (!self)
                return;
            self->m_settings.series = series;
            emit self->settingsChanged(self->m_settings);
        }));
}

} // namespace kagetsu::ui
