// SPDX-License-Identifier: MIT
#include "ui/board/inforce.h"

#include <QTest>
#include <QWidget>

namespace tst_inforce {

using namespace kagetsu::ui;

// Who says or paints something is told once of each change, and of what is in force already.
class TestInForce : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { setTheme(Theme::light()); }

    void themeIsToldAtOnceAndWheneverThereIsAnother()
    {
        QList<Theme::Kind> heard;
        QWidget widget;
        onTheme(widget, [&heard] { heard += theme().kind; });
        setTheme(Theme::dark());
        setTheme(Theme::dark());
        setTheme(Theme::light());
        QCOMPARE(heard, (QList { Theme::Kind::Light, Theme::Kind::Dark, Theme::Kind::Light }));
    }

    void destroyedWidgetsAreNotNotified()
    {
        int told = 0;
        {
            QWidget widget;
            onTheme(widget, [&told] { ++told; });
        }
        setTheme(Theme::dark());
        QCOMPARE(told, 1);
    }

    void languageIsToldFromTheWindowToItsParts()
    {
        QStringList said;
        QWidget window;
        auto *part = new QWidget(&window);
        onLanguage(*part, [&said] { said += "part"; });
        onLanguage(window, [&said] { said += "window"; });
        said.clear();
        QEvent another(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&window, &another);
        QCOMPARE(said, (QStringList { "window", "part" }));
    }

    void handlersRunInTheOrderOfRegistration()
    {
        QStringList done;
        QWidget widget;
        onChange(widget, QEvent::FontChange, [&] {
            done += "first";
            if (done.size() == 1)
                onChange(widget, QEvent::FontChange, [&done] { done += "asked meanwhile"; });
        });
        onChange(widget, QEvent::FontChange, [&done] { done += "second"; });
        onChange(widget, QEvent::LanguageChange, [&done] { done += "another change"; });
        QFont larger = widget.font();
        larger.setPointSize(larger.pointSize() + 1);
        widget.setFont(larger);
        QCOMPARE(done, (QStringList { "first", "second", "asked meanwhile" }));
    }
};

} // namespace tst_inforce

QTEST_MAIN(tst_inforce::TestInForce)
#include "tst_inforce.moc"
