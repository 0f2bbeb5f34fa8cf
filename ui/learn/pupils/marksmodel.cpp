// SPDX-License-Identifier: MIT
#include "ui/learn/pupils/marksmodel.h"

#include "ui/print/paper/languagescope.h"

namespace kagetsu::ui {

namespace {

constexpr int MostPagesOnPaper = 16;

QString headOf(int column)
{
    switch (column) {
    case MarksModel::Name: return MarksModel::tr("Pupil");
    case MarksModel::Right: return MarksModel::tr("Right");
    case MarksModel::Partly: return MarksModel::tr("Partly right");
    case MarksModel::Wrong: return MarksModel::tr("Wrong");
    default: return QString::number(column - MarksModel::FirstPage + 1);
    }
}

QString textOf(const practice::Book &book, const MarkedLesson &lesson, std::size_t row, int column)
{
    const practice::Pupil &pupil = book.pupils()[row];
    if (column == MarksModel::Name)
        return QString::fromStdString(pupil.name);
    if (column >= MarksModel::FirstPage)
        return signOf(practice::markOf(pupil, lesson.name, column - MarksModel::FirstPage + 1));
    const practice::MarkCounts counts = practice::markCounts(pupil, lesson.name);
    return QString::number(column == MarksModel::Right ? counts.right
            : column == MarksModel::Partly             ? counts.partly
                                                       : counts.wrong);
}

} // namespace

// Spreadsheets evaluate any text that begins like a formula.
QString csvCell(QString text)
{
    if (!text.isEmpty() && QStringLiteral("=+-@\t\r").contains(text.front()))
        text.prepend(QLatin1Char('\''));
    return QLatin1Char('"') + text.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
}

QString signOf(std::optional<practice::Mark> mark)
{
    if (!mark)
        return {};
    return *mark == practice::Mark::Right ? QStringLiteral("✓")
        : *mark == practice::Mark::Partly ? QStringLiteral("½")
                                          : QStringLiteral("✗");
}

MarksModel::MarksModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void MarksModel::show(const practice::Book &book, MarkedLesson lesson)
{
    beginResetModel();
    m_book = book;
    m_lesson = std::move(lesson);
    endResetModel();
}

int MarksModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_book.pupils().size());
}

int MarksModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstPage + m_lesson.pages;
}

QVariant MarksModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole && index.column() != Name)
        return int(Qt::AlignCenter);
    if (role != Qt::DisplayRole)
        return {};
    return textOf(m_book, m_lesson, static_cast<std::size_t>(index.row()), index.column());
}

QVariant MarksModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    return headOf(section);
}

QByteArray marksAsCsv(const practice::Book &book, const MarkedLesson &lesson)
{
    const int columns = MarksModel::FirstPage + lesson.pages;
    QString text = QChar(QChar::ByteOrderMark);
    const auto addRow = [&](const std::function<QString(int)> &textAt) {
        QStringList cells;
        for (int column = 0; column < columns; ++column)
            cells += csvCell(textAt(column));
        text += cells.join(QLatin1Char(',')) + QStringLiteral("\r\n");
    };
    addRow(headOf);
    for (std::size_t row = 0; row < book.pupils().size(); ++row)
        addRow([&](int column) { return textOf(book, lesson, row, column); });
    return text.toUtf8();
}

Paper marksPaper(const practice::Book &book, const MarkedLesson &lesson)
{
    const auto write = [book, lesson](const QString &language) {
        const LanguageScope scope(language);
        Document document;
        document.title = MarksModel::tr("Marks: %1")
                             .arg(lesson.title.isEmpty() ? QString::fromStdString(lesson.name) : lesson.title);
        document.language = QString(language).replace(QLatin1Char('_'), QLatin1Char('-'));
        document.pageWords = pageWords();
        Table table;
        const int columns = MarksModel::FirstPage + (lesson.pages > MostPagesOnPaper ? 0 : lesson.pages);
        for (int column = 0; column < columns; ++column)
            table.columns.push_back({ headOf(column), column != MarksModel::Name });
        for (std::size_t row = 0; row < book.pupils().size(); ++row) {
            QStringList cells;
            for (int column = 0; column < columns; ++column)
                cells += textOf(book, lesson, row, column);
            table.rows.push_back(cells);
        }
        document.blocks.push_back(std::move(table));
        return document;
    };
    //: The beginning of a file's name.
    return { write, MarksModel::tr("marks"), true };
}

} // namespace kagetsu::ui
