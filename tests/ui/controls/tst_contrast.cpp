// SPDX-License-Identifier: MIT
#include "../../repetitions.h"
#include "ui/board/boardpicture.h"
#include "ui/board/controledge.h"
#include "ui/board/inforce.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/checkbox.h"
#include "ui/controls/style/skin.h"
#include "ui/controls/style/style.h"
#include "ui/controls/tablebutton.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QImage>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tst_contrast {

using namespace kagetsu;
using namespace kagetsu::ui;

namespace {

// [WCAG 1.4.3], [WCAG 1.4.11]
constexpr double OfText = 4.5;
constexpr double OfForms = 3;

// [WCAG relative luminance]
double luminance(QRgb colour)
{
    const auto linear = [](int part) {
        const double share = part / 255.0;
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) + 0.0722 * linear(qBlue(colour));
}

double contrast(QRgb a, QRgb b)
{
    const auto [darker, lighter] = std::minmax({ luminance(a), luminance(b) });
    return (lighter + 0.05) / (darker + 0.05);
}

double contrast(const QColor &a, const QColor &b)
{
    return contrast(a.rgb(), b.rgb());
}

struct NamedTheme
{
    QByteArray name;
    Theme theme;
};

// All that the settings offer.
std::vector<NamedTheme> allThemes()
{
    constexpr std::pair<const char *, Theme::Kind> Kinds[] { { "light", Theme::Kind::Light },
        { "dark", Theme::Kind::Dark }, { "high contrast", Theme::Kind::HighContrast },
        { "high contrast, light", Theme::Kind::HighContrastLight } };
    constexpr std::pair<const char *, Wood> Woods[] { { "kaya", Wood::Kaya }, { "katsura", Wood::Katsura },
        { "walnut", Wood::Walnut } };
    constexpr std::pair<const char *, StoneKind> Stones[] { { "slate and shell", StoneKind::SlateAndShell },
        { "print", StoneKind::Print } };
    std::vector<NamedTheme> all;
    for (const auto &[kindName, kind] : Kinds) {
        for (const auto &[woodName, wood] : Woods) {
            for (const auto &[stoneName, stones] : Stones)
                all.push_back({ QByteArray(kindName) + ", " + woodName + ", " + stoneName,
                    Theme::of(kind, { wood, stones, CoordinatePlaces::Usual }) });
        }
    }
    return all;
}

QImage painted(const BoardPicture &picture, const Theme &theme)
{
    QImage image(720, 720, QImage::Format_ARGB32_Premultiplied);
    image.fill(theme.window);
    QPainter painter(&image);
    paintBoard(painter, QRectF(image.rect()), picture, theme);
    return image;
}

// How many pixels of what was added stand out from what was there.
int seenPixels(const QImage &before, const QImage &after)
{
    int seen = 0;
    for (int y = 0; y < before.height(); ++y) {
        for (int x = 0; x < before.width(); ++x)
            seen +=
                before.pixel(x, y) != after.pixel(x, y) && contrast(before.pixel(x, y), after.pixel(x, y)) >= OfForms;
    }
    return seen;
}

} // namespace

// What is to be read and to be found is so with weak eyes, in every theme and on every wood.
class tst_contrast : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new Style); }

    void wordsAreRead_data() { themes(); }
    void wordsAreRead()
    {
        QFETCH(Theme, theme);
        for (const QColor &ground : { theme.window, theme.panel, theme.panelActive, theme.button }) {
            for (const QColor &ink : { theme.text, theme.mutedText, theme.accent, theme.link, theme.lowTime })
                reads(ink, ground);
        }
        reads(theme.accentText, theme.accent);
        reads(theme.infoText, theme.infoBar);
        reads(theme.warningText, theme.warningBar);
        reads(theme.errorText, theme.errorBar);
        for (const Theme::CardColours &card :
            { theme.cardWaiting, theme.cardRunning, theme.cardShort, theme.cardFallen }) {
            reads(card.text, card.ground);
            reads(card.mutedText, card.ground);
            stands(card.bar, card.track);
        }
        reads(theme.lowTime, theme.cardWaiting.ground);
    }

    void coordinatesAreRead_data() { themes(); }
    void coordinatesAreRead()
    {
        QFETCH(Theme, theme);
        for (const QColor &wood : { theme.woodLight, theme.woodDark }) {
            reads(theme.coordinates, wood);
            stands(theme.grid, wood);
        }
        reads(theme.forbidden, theme.plaque);
        reads(theme.proof, theme.plaque);
        reads(theme.userMark, theme.plaque);
        reads(theme.black.ink, theme.black.body);
        reads(theme.white.ink, theme.white.body);
        stands(theme.lastMoveOnBlack, theme.black.body);
        stands(theme.lastMoveOnWhite, theme.white.body);
    }

    void edgesAreFound_data() { themes(); }
    void edgesAreFound()
    {
        QFETCH(Theme, theme);
        for (const QColor &ground : { theme.window, theme.panel, theme.panelActive, theme.button }) {
            stands(controlEdge(theme), ground);
            stands(theme.accent, ground); // what has the keys
        }
    }

    // As they are drawn, from the page inwards.
    void fieldsAndButtonsAreFound_data() { themes(); }
    void fieldsAndButtonsAreFound()
    {
        QFETCH(Theme, theme);
        dress(theme);
        QWidget page;
        page.setObjectName(QStringLiteral("page"));
        page.setAutoFillBackground(true);
        auto *column = new QVBoxLayout(&page);
        auto *line = new QLineEdit;
        line->setPlaceholderText(QStringLiteral("Search"));
        auto *check = new CheckBox;
        const QList<QWidget *> parts { line, new QComboBox, new QSpinBox, new QPlainTextEdit, new QPushButton,
            new TableButton, new BigButton("big"), check };
        for (QWidget *part : parts)
            column->addWidget(part);
        auto *holder = new QWidget; // so that none of them has the keys
        holder->setFocusPolicy(Qt::StrongFocus);
        column->addWidget(holder);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        holder->setFocus();
        QCoreApplication::processEvents();
        const QImage picture = page.grab().toImage();
        for (const QWidget *part : parts) {
            constexpr int Deep = 6; // pixels into the part
            const QPoint left = part->mapTo(&page, QPoint(0, part->height() / 2));
            double most = 1;
            for (int x = 0; x < Deep; ++x)
                most = std::max(
                    most, contrast(picture.pixel(left.x() - 3, left.y()), picture.pixel(left.x() + x, left.y())));
            QVERIFY2(most >= OfForms,
                qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(part->metaObject()->className())).arg(most)));
        }
        reads(line->palette().color(QPalette::PlaceholderText), theme.panelActive);
    }

    // The colour of most of it is its ground; the words are what stands out most from that.
    void aPressedButtonIsRead_data() { themes(); }
    void aPressedButtonIsRead()
    {
        QFETCH(Theme, theme);
        dress(theme);
        BigButton plain("plain");
        BigButton primary("primary");
        primary.setProperty("primary", true);
        QPushButton push;
        for (QAbstractButton *each : std::initializer_list<QAbstractButton *> { &plain, &primary, &push }) {
            each->setText(QStringLiteral("MMMM"));
            each->resize(200, 60);
            each->setDown(true);
            each->ensurePolished();
            const QImage picture = each->grab().toImage();
            const QRgb ground = picture.pixel(picture.width() / 2, 6);
            double most = 1;
            for (int x = 60; x < 140; ++x)
                most = std::max(most, contrast(ground, picture.pixel(x, picture.height() / 2)));
            QVERIFY2(most >= OfText, qPrintable(QStringLiteral("%1: %2").arg(each->objectName()).arg(most)));
        }
    }

    // A list in a window of its own has nothing behind it that a see-through one could show.
    void suggestionsAreRead_data() { themes(); }
    void suggestionsAreRead()
    {
        QFETCH(Theme, theme);
        dress(theme);
        QLineEdit field;
        auto *completer = new QCompleter(QStringList { QStringLiteral("autumn"), QStringLiteral("august") }, &field);
        field.setCompleter(completer);
        QComboBox box;
        box.addItem(QStringLiteral("autumn"));
        box.setEditable(true); // its own suggestions
        field.show();
        box.show();
        QVERIFY(QTest::qWaitForWindowExposed(&field) && QTest::qWaitForWindowExposed(&box));
        for (QLineEdit *each : { &field, box.lineEdit() }) {
            each->setFocus();
            each->completer()->setCompletionMode(QCompleter::PopupCompletion);
            each->completer()->setCompletionPrefix(QStringLiteral("a"));
            each->completer()->complete();
            QAbstractItemView *list = each->completer()->popup();
            QVERIFY(QTest::qWaitForWindowExposed(list));
            const QImage picture = list->grab().toImage();
            const QColor ground = picture.pixelColor(
                picture.width() - 16, list->visualRect(list->model()->index(0, 0)).bottom() + list->frameWidth());
            reads(list->palette().color(QPalette::Text), ground);
            list->hide();
        }
    }

    void signsAreSeenOnTheBoard_data()
    {
        QTest::addColumn<Theme>("theme");
        QTest::addColumn<int>("which");
        const std::vector<NamedTheme> all = allThemes();
        for (int row = 0; row < int(all.size()) * SignCount; row += Stride) {
            const NamedTheme &each = all[std::size_t(row / SignCount)];
            QTest::newRow(each.name + ": " + signName(row % SignCount)) << each.theme << row % SignCount;
        }
    }
    void signsAreSeenOnTheBoard()
    {
        QFETCH(Theme, theme);
        QFETCH(int, which);
        // At the light end of the wood and at the dark one.
        for (const bool isDarkEnd : { false, true }) {
            BoardPicture before;
            const int x = isDarkEnd ? 12 : 2;
            const int y = isDarkEnd ? 2 : 12;
            for (int i = 0; i < 5; ++i)
                before.place({ isDarkEnd ? 13 - i : 1 + i, isDarkEnd ? 0 : 14 },
                    i % 2 ? rules::Side::White : rules::Side::Black);
            BoardPicture after = before;
            addSign(which, after, { x, y }, isDarkEnd);
            const int seen = seenPixels(painted(before, theme), painted(after, theme));
            constexpr int Enough = 40; // a thin line around a point
            QVERIFY2(seen >= Enough, qPrintable(QStringLiteral("%1 pixels, dark end: %2").arg(seen).arg(isDarkEnd)));
        }
    }

    // Where a look has no muted ink of its own, too.
    void whatIsDisabledIsToldFromTheRest_data() { themes(); }
    void whatIsDisabledIsToldFromTheRest()
    {
        constexpr double OfOff = 1.5;
        QFETCH(Theme, theme);
        for (const QColor &off : { theme.disabledText(), theme.disabledSign() })
            atLeast(OfOff, off, theme.text);
        stands(theme.disabledText(), theme.window);
        const QString off = QStringLiteral("QToolButton:disabled { color: %1; }").arg(theme.disabledText().name());
        QVERIFY(styleSheetOf(theme).contains(off));
    }

private:
    static constexpr int SignCount = 15;

    static QByteArray signName(int which)
    {
        constexpr const char *Names[SignCount] { "three-three", "four-four", "overline", "false forbidden", "disputed",
            "refused", "next move", "cursor", "user mark", "arrow", "zone", "proof line", "winning row", "tentative",
            "point of a proof" };
        return Names[which];
    }

    static void addSign(int which, BoardPicture &picture, rules::Point at, bool isDarkEnd)
    {
        BoardCell &cell = picture.at(at);
        const rules::UnbrokenRow row { rules::Direction::Row,
            isDarkEnd ? rules::Point { 9, 0 } : rules::Point { 1, 14 }, 5 };
        switch (which) {
        case 0: cell.signs.fouls.doubleThree = true; break;
        case 1: cell.signs.fouls.doubleFour = true; break;
        case 2: cell.signs.fouls.overline = true; break;
        case 3: cell.signs.seeming.doubleThree = true; break;
        case 4: cell.signs.disputed = true; break;
        case 5: cell.signs.refused = true; break;
        case 6: cell.signs.next = NextMove::Variation; break;
        case 7: picture.cursor = at; break;
        case 8: cell.mark.shape = MarkShape::Triangle; break;
        case 9: picture.arrows.push_back({ at, { at.x + (isDarkEnd ? -1 : 1), at.y } }); break;
        case 10: picture.setZone({ at }); break;
        case 11: picture.proofLines.push_back(row); break;
        case 12: picture.winningRows.push_back(row); break;
        case 13: picture.tentative = PlacedStone { at, rules::Side::White }; break;
        default: cell.proof.spot = ProofSpot::Works; break;
        }
    }

    static void themes()
    {
        QTest::addColumn<Theme>("theme");
        const std::vector<NamedTheme> all = allThemes();
        for (const NamedTheme &each : all)
            QTest::newRow(each.name) << each.theme;
    }

    static void reads(const QColor &ink, const QColor &ground) { atLeast(OfText, ink, ground); }
    static void stands(const QColor &form, const QColor &ground) { atLeast(OfForms, form, ground); }
    static void atLeast(double least, const QColor &a, const QColor &b)
    {
        QVERIFY2(contrast(a, b) >= least,
            qPrintable(QStringLiteral("%1 on %2: %3").arg(a.name(), b.name()).arg(contrast(a, b), 0, 'f', 2)));
    }
};

} // namespace tst_contrast

QTEST_MAIN(tst_contrast::tst_contrast)
#include "tst_contrast.moc"
