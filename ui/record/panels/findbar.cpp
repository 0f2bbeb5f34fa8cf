// SPDX-License-Identifier: MIT
#include "ui/record/panels/findbar.h"

#include "record/document/line.h"
#include "record/edit/recordedits.h"
#include "text/common/typed.h"
#include "ui/board/inforce.h"
#include "ui/controls/combobox.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>

namespace kagetsu::ui {

using record::GameTree;
using record::NodeId;
using record::NoNode;

namespace {

// Number of nodes searched between two calls of mayContinue().
constexpr NodeId SeenAtOnce = 4096;

constexpr int KindCount = static_cast<int>(FindKind::Path) + 1;

bool hasText(const GameTree &tree, NodeId node, const QString &what)
{
    for (const record::TextKind kind : record::AllTextKinds) {
        if (tree.storedText(node, kind)
            && QString::fromStdString(tree.text(node, kind)).contains(what, Qt::CaseInsensitive))
            return true;
    }
    return false;
}

NodeId followPath(const GameTree &tree, const QString &what)
{
    NodeId node = GameTree::root();
    const QRegularExpression points(QStringLiteral("[A-Za-z]+[0-9]+"));
    for (auto match = points.globalMatch(what); match.hasNext();) {
        const auto point = rules::pointFromText(
            match.next().captured().toUpper().toStdString(), std::max(tree.columns(), tree.rows()));
        NodeId child = document::firstMoveFrom(tree, tree.firstChild(node));
        while (point && child != NoNode && tree.action(child).point() != *point)
            child = document::firstMoveFrom(tree, tree.nextSibling(child));
        if (!point || child == NoNode)
            break;
        node = child;
    }
    return node == GameTree::root() ? NoNode : node;
}

} // namespace

NodeId findNode(const GameTree &tree, NodeId from, FindKind kind, const QString &what, bool forward,
    const std::function<bool(double)> &mayContinue)
{
    if (kind == FindKind::Path)
        return followPath(tree, what);
    const auto point =
        rules::pointFromText(text::typedPoint(what).toUpper().toStdString(), std::max(tree.columns(), tree.rows()));
    const auto fits = [&](NodeId node) {
        switch (kind) {
        case FindKind::Text: return !what.isEmpty() && hasText(tree, node, what);
        case FindKind::Move: return point && tree.action(node).isStone() && tree.action(node).point() == *point;
        case FindKind::Bookmark: return record::isBookmarked(tree, node);
        case FindKind::Comment:
            return bool(tree.storedText(node, record::TextKind::Comment))
                || bool(tree.storedText(node, record::TextKind::Headline));
        default: return document::firstMoveFrom(tree, tree.firstChild(node)) == NoNode;
        }
    };
    NodeId first = NoNode;
    NodeId last = NoNode;
    NodeId before = NoNode;
    bool isPast = false;
    NodeId seen = 0;
    for (NodeId node = GameTree::root(); node != NoNode; node = tree.next(node)) {
        if (mayContinue && ++seen % SeenAtOnce == 0 && !mayContinue(static_cast<double>(seen) / tree.nodeCount()))
            return NoNode;
        if (node == from) {
            isPast = true;
            before = last;
            continue;
        }
        if (tree.action(node).isLabel() || !fits(node))
            continue;
        if (isPast && forward)
            return node;
        first = first == NoNode ? node : first;
        last = node;
    }
    return forward ? first : before != NoNode ? before : last;
}

FindBar::FindBar(QWidget *parent)
    : QWidget(parent)
    , m_kind(new ComboBox(this))
    , m_what(new QLineEdit(this))
    , m_previous(new QToolButton(this))
    , m_next(new QToolButton(this))
    , m_nothing(new QLabel(this))
    , m_with(new QLineEdit(this))
    , m_replace(new QPushButton(this))
    , m_replaceAll(new QPushButton(this))
{
    setObjectName(QStringLiteral("findBar"));
    m_kind->setObjectName(QStringLiteral("findKind"));
    m_what->setObjectName(QStringLiteral("findWhat"));
    m_previous->setObjectName(QStringLiteral("findBefore"));
    m_next->setObjectName(QStringLiteral("findAfter"));
    m_previous->setArrowType(Qt::UpArrow);
    m_next->setArrowType(Qt::DownArrow);
    m_nothing->setObjectName(QStringLiteral("findNothing"));
    m_nothing->setProperty("fault", true);
    m_nothing->hide();
    for (int i = 0; i < KindCount; ++i)
        m_kind->addItem(QString());
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    grid->addWidget(m_kind, 0, 0);
    grid->addWidget(m_previous, 0, 1);
    grid->addWidget(m_next, 0, 2);
    grid->addWidget(m_what, 1, 0, 1, 3);
    grid->addWidget(m_nothing, 2, 0, 1, 3);
    m_with->setObjectName(QStringLiteral("replaceWith"));
    m_replace->setObjectName(QStringLiteral("replaceHere"));
    m_replaceAll->setObjectName(QStringLiteral("replaceAll"));
    auto *buttons = new QHBoxLayout;
    for (QPushButton *each : { m_replace, m_replaceAll }) {
        each->setAutoDefault(false);
        buttons->addWidget(each, 1);
    }
    grid->addWidget(m_with, 3, 0, 1, 3);
    grid->addLayout(buttons, 4, 0, 1, 3);
    connect(m_replace, &QPushButton::clicked, this, [this] { emit replaceWanted(false); });
    connect(m_replaceAll, &QPushButton::clicked, this, [this] { emit replaceWanted(true); });
    connect(m_what, &QLineEdit::textChanged, this, &FindBar::followText);
    grid->setColumnStretch(0, 1);
    connectParts();
}

void FindBar::connectParts()
{
    connect(m_kind, &QComboBox::currentIndexChanged, this, &FindBar::followKind);
    connect(m_what, &QLineEdit::textChanged, m_nothing, &QLabel::hide);
    connect(m_previous, &QToolButton::clicked, this, [this] { emit wanted(false); });
    connect(m_next, &QToolButton::clicked, this, [this] { emit wanted(true); });
    onLanguage(*this, [this] {
        const std::array<QString, KindCount> kinds { tr("Text"), tr("Move on a point"), tr("Bookmark"), tr("Comment"),
            tr("End of a line"), tr("Moves in order from the start") };
        for (int i = 0; i < KindCount; ++i)
            m_kind->setItemText(i, kinds[static_cast<std::size_t>(i)]);
        m_kind->setAccessibleName(tr("Search for"));
        m_what->setAccessibleName(tr("Find"));
        m_what->setPlaceholderText(tr("Find"));
        m_previous->setToolTip(tr("Find previous"));
        m_previous->setAccessibleName(tr("Find previous"));
        m_next->setToolTip(tr("Find next"));
        m_next->setAccessibleName(tr("Find next"));
        m_nothing->setText(tr("Nothing was found."));
        m_with->setAccessibleName(tr("Replace with"));
        m_with->setPlaceholderText(tr("Replace with"));
        //: Button: at the position shown; then the next one is found.
        m_replace->setText(tr("Replace"));
        //: Button: in the whole game or library.
        m_replaceAll->setText(tr("Replace all"));
    });
    followKind();
    followText();
    hide();
}

FindKind FindBar::kind() const
{
    return static_cast<FindKind>(m_kind->currentIndex());
}

QString FindBar::what() const
{
    return m_what->text();
}

void FindBar::open()
{
    QWidget::show();
    m_what->isVisible() ? m_what->setFocus() : m_next->setFocus();
    m_what->selectAll();
}

void FindBar::open(FindKind kind)
{
    show(kind);
    open();
}

void FindBar::show(FindKind kind)
{
    m_kind->setCurrentIndex(static_cast<int>(kind));
    QWidget::show();
}

void FindBar::openReplacing()
{
    setReplaces(true);
    open(FindKind::Text);
}

QString FindBar::replacement() const
{
    return m_with->text();
}

void FindBar::setReplaces(bool replaces)
{
    if (replaces == m_replaces)
        return;
    m_replaces = replaces;
    followKind();
}

void FindBar::followText()
{
    m_replace->setEnabled(!what().isEmpty());
    m_replaceAll->setEnabled(!what().isEmpty());
}

void FindBar::setFound(bool found)
{
    m_nothing->setVisible(!found);
    tellRoom();
}

void FindBar::tellRoom()
{
    updateGeometry();
    emit roomChanged();
}

void FindBar::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    tellRoom();
}

void FindBar::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    tellRoom();
}

void FindBar::followKind()
{
    m_what->setVisible(kind() == FindKind::Text || kind() == FindKind::Move || kind() == FindKind::Path);
    m_nothing->hide();
    for (QWidget *each : std::initializer_list<QWidget *> { m_with, m_replace, m_replaceAll })
        each->setVisible(m_replaces && kind() == FindKind::Text);
    tellRoom();
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    auto *button = qobject_cast<QPushButton *>(focusWidget());
    if (isEnter && button) {
        button->click();
    } else if (event->key() == Qt::Key_Escape) {
        setReplaces(false);
        hide();
        emit closed();
    } else if (isEnter) {
        emit wanted((event->modifiers() & Qt::ShiftModifier) == 0);
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace kagetsu::ui
