// SPDX-License-Identifier: MIT
#include "ui/controls/textfield.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QTest>
#include <QTextBrowser>

namespace tst_textfield {

using kagetsu::ui::TextField;

namespace {

// Says that it has text, and offers no format to take it in: as a program does that is just ending.
class WithoutFormats : public QMimeData
{
    Q_OBJECT

public:
    QStringList formats() const override { return {}; }
    bool hasFormat(const QString &) const override { return true; }
};

enum class Source { Nothing, WithoutFormats, StrangeFormat, EmptyText, EmptyMarkdown, Text };
enum class Way { Key, Menu, MiddleButton, Drop };

std::unique_ptr<QMimeData> offered(Source source)
{
    auto data = source == Source::WithoutFormats ? std::make_unique<WithoutFormats>() : std::make_unique<QMimeData>();
    switch (source) {
    case Source::Nothing:
    case Source::WithoutFormats: break;
    case Source::StrangeFormat: data->setData(QStringLiteral("application/x-strange"), "bytes"); break;
    case Source::EmptyText: data->setText(QString()); break;
    case Source::EmptyMarkdown: data->setData(QStringLiteral("text/markdown"), {}); break;
    case Source::Text: data->setText(QStringLiteral("H8")); break;
    }
    return data;
}

// Lets what takes a drop and a middle button's paste be called as the window system does it.
template <class Field>
class Open : public Field
{
public:
    using Field::canInsertFromMimeData;
    using Field::insertFromMimeData;
};

template <class Field>
void take(Open<Field> &field, Source source, Way way)
{
    if (way == Way::Key || way == Way::Menu)
        QGuiApplication::clipboard()->setMimeData(offered(source).release());
    switch (way) {
    case Way::Key: QTest::keySequence(&field, QKeySequence::Paste); break;
    case Way::Menu: {
        const std::unique_ptr<QMenu> menu(field.createStandardContextMenu());
        for (QAction *action : menu->actions()) {
            if (action->objectName() == QLatin1String("edit-paste"))
                action->trigger(); // does nothing where it is not enabled
        }
        break;
    }
    // Only some window systems have a selection to paste from; what Qt does with it is this.
    case Way::MiddleButton: field.insertFromMimeData(offered(source).get()); break;
    case Way::Drop: {
        const std::unique_ptr<QMimeData> data = offered(source);
        const QPoint at = field.viewport()->rect().center();
        QDragEnterEvent enter(at, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(field.viewport(), &enter);
        QDropEvent drop(at, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(field.viewport(), &drop); // also where it was not agreed to
        break;
    }
    }
}

} // namespace

class tst_textfield : public QObject
{
    Q_OBJECT

private slots:
    void onlyTextIsTaken_data()
    {
        QTest::addColumn<Source>("source");
        QTest::addColumn<Way>("way");
        QTest::addColumn<QString>("text");
        const std::pair<const char *, Source> sources[] { { "a source that offers nothing", Source::Nothing },
            { "a source that has text and no format", Source::WithoutFormats },
            { "a format that nobody knows", Source::StrangeFormat }, { "an empty text", Source::EmptyText },
            { "an empty text with markup", Source::EmptyMarkdown }, { "a text", Source::Text } };
        const std::pair<const char *, Way> ways[] { { "by the key", Way::Key }, { "from the menu", Way::Menu },
            { "with the middle button", Way::MiddleButton }, { "dropped", Way::Drop } };
        for (const auto &[source, what] : sources) {
            for (const auto &[way, how] : ways)
                QTest::addRow("%s, %s", source, way) << what << how << (what == Source::Text ? "H8" : "");
        }
    }
    void onlyTextIsTaken()
    {
        QFETCH(Source, source);
        QFETCH(Way, way);
        Open<TextField> field;
        field.show();
        QVERIFY(QTest::qWaitForWindowExposed(&field));
        take(field, source, way);
        QTEST(field.toPlainText(), "text");
        field.setReadOnly(true);
        field.clear();
        take(field, source, way);
        QVERIFY(way == Way::MiddleButton || field.toPlainText().isEmpty());
    }

    void nothingAtAllIsRefused()
    {
        Open<TextField> field;
        QVERIFY(!field.canInsertFromMimeData(nullptr));
        field.insertFromMimeData(nullptr);
        QVERIFY(field.toPlainText().isEmpty());
    }

    // What only shows a text takes nothing, whatever the source: the manual and the previews of papers are such.
    void whatIsOnlyReadTakesNothing()
    {
        Open<QTextBrowser> reader;
        reader.show();
        QVERIFY(QTest::qWaitForWindowExposed(&reader));
        for (const Source source : { Source::Nothing, Source::WithoutFormats, Source::Text }) {
            for (const Way way : { Way::Key, Way::Menu, Way::MiddleButton, Way::Drop }) {
                take(reader, source, way);
                QVERIFY(reader.toPlainText().isEmpty());
            }
        }
    }
};

} // namespace tst_textfield

QTEST_MAIN(tst_textfield::tst_textfield)
#include "tst_textfield.moc"
