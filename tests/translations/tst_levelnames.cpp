// SPDX-License-Identifier: MIT
#include "library/model/storedgame.h"
#include "record/collection.h"
#include "translations/catalogues.h"

#include <QTest>

namespace tst_levelnames {

using namespace kagetsu;

// What the game library knows this program by (library.md#what-is-kept-of-a-game).
class TestLevelNames : public QObject
{
    Q_OBJECT

private slots:
    void gamesAgainstItAreRecognisedInAllLanguages()
    {
        for (const Language &language : shippedLanguages()) {
            kagetsu::Catalogue catalogue;
            QVERIFY(catalogue.loadLanguage(language.code));
            for (const char *level : { "Beginner", "Easy", "Medium", "Hard", "Very hard", "Strongest" }) {
                QString word = catalogue.translate("kagetsu::ui::ComputerWords", level);
                if (language.code == QLatin1String("en"))
                    word = QLatin1String(level);
                QVERIFY2(!word.isEmpty(), level);
                for (const QString &form : { QStringLiteral("Kagetsu (%1)"), QStringLiteral("Kagetsu(%1)"),
                         QStringLiteral("Kagetsu（%1）") }) {
                    const QString name = form.arg(word);
                    const QByteArray sgf = "(;GM[4]CA[UTF-8]SZ[15]PB[" + name.toUtf8() + "]PW[A];B[hh])";
                    const record::Game game = record::readCollection(sgf.toStdString()).readGame(0);
                    QVERIFY2(library::storedGame(game, {}).kind == library::GameKind::Computer, qPrintable(name));
                }
            }
        }
    }
};

} // namespace tst_levelnames

QTEST_APPLESS_MAIN(tst_levelnames::TestLevelNames)
#include "tst_levelnames.moc"
