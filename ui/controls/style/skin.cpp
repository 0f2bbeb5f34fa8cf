// SPDX-License-Identifier: MIT
#include "ui/controls/style/skin.h"

#include "ui/board/controledge.h"
#include "ui/board/inforce.h"
#ifdef Q_OS_WIN
#include "ui/controls/style/titlebar.h"
#endif

#include <QApplication>
#include <QRegularExpression>

#include <cmath>

namespace kagetsu::ui {

namespace {

QString enlarged(const QString &sheet, double factor)
{
    static const QRegularExpression length(QStringLiteral("(\\d+)px"));
    QString result;
    qsizetype done = 0;
    for (auto matches = length.globalMatch(sheet); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        result += QStringView(sheet).mid(done, match.capturedStart() - done);
        result += QStringLiteral("%1px").arg(qRound(match.capturedView(1).toInt() * factor));
        done = match.capturedEnd();
    }
    return result + QStringView(sheet).mid(done);
}

} // namespace

QString styleSheetOf(const Theme &theme, double factor)
{
    QString sheet = QStringLiteral(R"(
QWidget { color: @text; }
QDialog, QScrollArea, QScrollArea > QWidget > QWidget { background: @window; }
QScrollArea[bare="true"], QScrollArea[bare="true"] > QWidget > QWidget { background: transparent; }
QFrame[card="true"] { background: @panel; border: 1px solid @border; border-radius: 12px; }
QFrame[line="true"] { background: @border; border: none; }
QLabel { background: transparent; border: none; }
QLabel[muted="true"] { color: @muted; }
QLabel[head="true"] { font-weight: 600; }
QLabel[fault="true"] { color: @low; }
QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit {
    background: @active; color: @text; border: 1px solid @edge; border-radius: 8px;
    padding: 4px 10px; min-height: 34px; selection-background-color: @accent; selection-color: @accentText; }
QComboBox QLineEdit, QAbstractSpinBox QLineEdit { min-height: 0; }
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus, QPlainTextEdit:focus { border: 2px solid @accent; padding: 3px 9px; }
QProgressBar { background: @button; border: 1px solid @edge; border-radius: 4px; max-height: 8px; }
QProgressBar::chunk { background: @accent; border-radius: 4px; }
QLineEdit[fault="true"] { border: 2px solid @low; padding: 3px 9px; }
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled { color: @off; background: @window; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: 26px; }
QComboBox::down-arrow { image: url(:/look/down.svg); width: 14px; height: 14px; margin-right: 8px; }
QComboBox QAbstractItemView { background: @active; color: @text; border: 1px solid @edge;
    selection-background-color: @accent; selection-color: @accentText; outline: none; padding: 4px; }
QComboBox QAbstractItemView::item { min-height: 44px; padding-left: 8px; border-radius: 6px; }
QComboBox QAbstractItemView::item:selected { background: @accent; color: @accentText; }
QAbstractSpinBox { padding-right: 90px; }
QAbstractSpinBox:focus { padding-right: 89px; }
QAbstractSpinBox[arrowless="true"] { padding-right: 10px; }
QAbstractSpinBox[arrowless="true"]:focus { padding-right: 9px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { subcontrol-origin: border; subcontrol-position: center right;
    width: 44px; height: 44px; border: none; background: transparent; }
QAbstractSpinBox::down-button { right: 44px; }
QAbstractSpinBox::up-arrow { image: url(:/look/plus.svg); width: 14px; height: 14px; }
QAbstractSpinBox::down-arrow { image: url(:/look/minus.svg); width: 14px; height: 14px; }
QCheckBox { spacing: 10px; min-height: 44px; background: transparent; }
QCheckBox::indicator, QListView::indicator { width: 18px; height: 18px; border: 2px solid @muted; border-radius: 5px; background: @active; }
QCheckBox::indicator:checked, QListView::indicator:checked { background: @accent; border-color: @accent; image: url(:/look/tick-@tick.svg); }
QCheckBox:focus { text-decoration: underline; }
QTabBar { background: transparent; }
QTabBar::tab { background: transparent; color: @muted; border: none; border-bottom: 3px solid transparent;
    padding: 9px 14px; min-height: 24px; min-width: 16px; }
QTabBar[tight="true"]::tab { padding: 9px 4px; min-width: 36px; }
QTabBar::tab:selected { color: @text; border-bottom-color: @accent; }
QTabBar::tab:focus { text-decoration: underline; }
QTabWidget::pane { border: none; border-top: 1px solid @border; background: transparent; }
QTableView, QListView { background: transparent; border: none; outline: none;
    selection-background-color: @accent; selection-color: @accentText; }
QAbstractItemView[popup="true"] { background: @active; border: 1px solid @edge; }
QListWidget[offered="true"] { background: @active; border: 1px solid @accent; border-radius: 8px; padding: 4px; }
QListWidget::item, QTreeWidget::item { min-height: 44px; }
QListWidget::item, QTreeWidget#contents::item { padding-left: 10px; border-radius: 8px; }
QListWidget::item:selected, QTreeWidget#contents::item:selected { background: @accent; color: @accentText; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar::handle:vertical { background: @edge; border-radius: 4px; min-height: 36px; margin: 1px; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page { background: none; border: none; height: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle:horizontal { background: @edge; border-radius: 4px; min-width: 36px; margin: 1px; }
QMainWindow { background: @window; }
QToolBar { background: @window; border: none; border-bottom: 1px solid @border; padding: 2px 8px; spacing: 2px; }
QToolBar::separator { background: @border; width: 1px; margin: 8px 6px; }
QToolButton { background: transparent; color: @text; border: 1px solid transparent; border-radius: 8px; padding: 4px 8px; }
QToolButton:hover { background: @panel; border-color: @edge; }
QToolButton:pressed { background: @button; }
QToolButton:checked { background: @button; border-color: @edge; }
QToolButton:focus { border-color: @accent; }
QToolButton:disabled { color: @off; }
QToolBar QToolButton { min-height: 34px; min-width: 26px; }
QToolButton[big="true"] { background: @button; border-color: @edge; }
QToolButton[tight="true"] { padding: 4px 1px; }
QToolButton[big="true"]:focus { border: 2px solid @accent; }
QToolButton[big="true"]:checked:focus { border-color: @text; }
QToolButton[big="true"]:hover { border-color: @accent; }
QToolButton[big="true"]:pressed { background: @pressed; color: @pressWords; }
QToolButton[big="true"]:checked { background: @accent; color: @accentText; }
QToolButton[primary="true"] { background: @accent; color: @accentText; border-color: @accent; }
QToolButton[primary="true"]:focus { border-color: @text; }
QToolButton[big="true"]:disabled { background: transparent; border-style: dashed; }
QToolButton::menu-indicator { image: none; }
QSlider:horizontal { min-height: 44px; }
QSlider::groove:horizontal { height: 6px; background: @edge; border-radius: 3px; }
QSlider::sub-page:horizontal { background: @accent; border-radius: 3px; }
QSlider::handle:horizontal { width: 24px; height: 24px; margin: -10px 0; border-radius: 13px; background: @active; border: 2px solid @accent; }
QSlider:focus { border: 1px solid @accent; border-radius: 8px; }
QPushButton { background: @button; color: @text; border: 1px solid @edge; border-radius: 10px; padding: 8px 20px;
    min-height: 26px; outline: none; }
QPushButton:hover { border-color: @accent; }
QPushButton:pressed { background: @pressed; color: @pressWords; }
QPushButton:default { background: @accent; color: @accentText; border-color: @accent; }
QPushButton:focus { border: 2px solid @accent; padding: 7px 19px; }
QPushButton:default:focus { border-color: @text; }
QPushButton[tall="true"] { min-height: 30px; }
QPushButton[held="true"] { min-height: 46px; }
QPushButton[danger="true"] { color: @low; }
QPushButton:disabled { background: @window; color: @off; border-color: @border; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QMenu { background: @panel; color: @text; border: 1px solid @edge; padding: 6px; }
QMenu::item { padding: 8px 28px 8px 30px; min-height: 28px; border-radius: 6px; }
QMenu::item:selected { background: @accent; color: @accentText; }
QMenu::item:disabled { color: @off; }
QMenu::separator { height: 1px; background: @border; margin: 5px 8px; }
QMenu::icon { padding-left: 8px; }
QHeaderView { background: transparent; }
QHeaderView::section { background: transparent; color: @muted; border: none; border-bottom: 1px solid @border;
    padding: 6px 3px; } /* as far as texts of items stand from their edges */
QTableView { alternate-background-color: @panel; }
QTableView::item { padding: 4px 8px; }
QToolTip { background: @active; color: @text; border: 1px solid @border; padding: 4px; }
)");
    const auto put = [&sheet](const char *name, const QColor &colour) {
        sheet.replace(QLatin1Char('@') + QLatin1String(name), colour.name());
    };
    // The longer names first: @accentText begins like @accent.
    put("accentText", theme.accentText);
    put("accent", theme.accent);
    put("active", theme.panelActive);
    put("window", theme.window);
    put("panel", theme.panel);
    put("border", theme.border);
    // Where borders are as dark as text, text on them uses the accent's text colour.
    put("pressed", theme.flat ? theme.accent : theme.border);
    put("pressWords", theme.flat ? theme.accentText : theme.text);
    put("edge", controlEdge(theme));
    put("button", theme.button);
    put("muted", theme.mutedText);
    put("off", theme.disabledText());
    put("text", theme.text);
    put("low", theme.flat ? theme.accent : theme.lowTime);
    sheet.replace(
        QLatin1String("@tick"), theme.accentText.lightness() > 128 ? QLatin1String("light") : QLatin1String("dark"));
    // In steps: restyling the program takes a while, and dragging the edge of a window passes many factors.
    const double step = std::floor(factor * 4) / 4;
    return step > 1 ? enlarged(sheet, step) : sheet;
}

void dress(const Theme &theme, double factor)
{
    // Otherwise a style sheet keeps children from inheriting the larger font of a large window.
    QCoreApplication::setAttribute(Qt::AA_UseStyleSheetPropagationInWidgetStyles);
    QApplication::setPalette(theme.palette());
    const QString sheet = styleSheetOf(theme, factor);
    if (qApp->styleSheet() != sheet)
        qApp->setStyleSheet(sheet);
    setTheme(theme);
#ifdef Q_OS_WIN
    darkenTitleBars(theme.palette().window().color().lightness() < 128);
#endif
}

} // namespace kagetsu::ui
