// SPDX-License-Identifier: MIT
#include "ui/match/clockonly/notebar.h"

#include "rules/point.h"
#include "text/common/typed.h"
#include "text/match/refusal.h"
#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int NoteGap = 8;

// Returns the act that a point means now.
opening::Act actOn(const match::Match &match, rules::Point point)
{
    if (match.phase() == match::Phase::Opening) {
        if (match.opening().need().kind == opening::NeedKind::Offer)
            return opening::Offer { point };
        if (match.opening().need().kind == opening::NeedKind::Select)
            return opening::Select { point };
    }
    return opening::Place { point };
}

} // namespace

NoteBar::NoteBar(host::MatchHost *host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_strip(new OpeningStrip(this))
    , m_field(new QLineEdit(this))
    , m_told(new QLabel(this))
    , m_pass(new TableButton(this))
    , m_strike(new TableButton(this))
{
    m_strip->setObjectName(QStringLiteral("noteStrip"));
    m_strip->setForm(OpeningStrip::Form::Band, /*turned=*/false);
    m_strip->hide();
    m_field->setObjectName(QStringLiteral("noteField"));
    m_field->setMaxLength(4);
    m_field->installEventFilter(this);
    m_told->setObjectName(QStringLiteral("noted"));
    m_told->setWordWrap(true);
    m_pass->setObjectName(QStringLiteral("notePass"));
    m_strike->setObjectName(QStringLiteral("strikeNote"));
    connect(m_field, &QLineEdit::returnPressed, this, &NoteBar::note);
    connect(m_field, &QLineEdit::textEdited, this, [this] { m_field->setProperty("fault", false); });
    connect(m_strip, &OpeningStrip::acted, this, [this](Seat, const opening::Act &act) { give(match::Note { act }); });
    connect(m_strip, &OpeningStrip::focusFreed, this, &NoteBar::takeKeys);
    connect(m_pass, &TableButton::clicked, this, [this] { give(match::Note {}); });
    connect(m_strike, &TableButton::clicked, this, [this] { give(match::StrikeNote {}); });
    onLanguage(*this, [this] {
        //: In the field where the next move of a board of wood is typed.
        m_field->setPlaceholderText(tr("Next move, such as H8"));
        m_field->setAccessibleName(tr("Next move"));
        //: Button: notes a turn without a stone.
        m_pass->setText(tr("Pass"));
        m_pass->setAccessibleName(m_pass->text());
        //: Button: the last noted move was wrong.
        m_strike->setText(tr("Delete last move"));
        m_strike->setAccessibleName(tr("Delete the last recorded move"));
        place();
    });
    onChange(*this, QEvent::FontChange, [this] { place(); });
}

bool NoteBar::isTyping() const
{
    return m_field->hasFocus();
}

void NoteBar::takeKeys()
{
    m_field->setFocus(Qt::OtherFocusReason);
}

void NoteBar::note()
{
    const std::string text = text::typedPoint(m_field->text()).toStdString();
    const auto point = rules::pointFromText(text, m_host->match().setup().boardSize);
    if (!point) {
        m_told->setText(tr("“%1” is not a point on this board.").arg(m_field->text()));
        return;
    }
    give(match::Note { actOn(m_host->match(), *point) });
}

void NoteBar::give(const match::Command &command)
{
    const auto done = m_host->execute(command);
    if (done) {
        m_field->clear();
    } else if (const auto *refusal = std::get_if<match::Refusal>(&done.fault())) {
        m_told->setText(text::refusalText(*refusal));
        m_field->selectAll();
    }
}

void NoteBar::show(const std::optional<NoteScene> &scene)
{
    setVisible(scene.has_value());
    if (!scene)
        return;
    if (scene->opening)
        m_strip->show(*scene->opening);
    else
        m_strip->clear();
    m_strip->setVisible(scene->opening.has_value());
    m_pass->setVisible(!scene->opening);
    m_pass->setEnabled(scene->canPass);
    m_strike->setEnabled(scene->canStrike);
    m_told->setText(scene->told);
    place();
}

int NoteBar::heightForWidth(int width) const
{
    const int row = std::max(TouchSize, m_field->sizeHint().height());
    const int strip = m_strip->isHidden() ? 0 : m_strip->neededHeight(width) + NoteGap;
    const bool narrow = width < 30 * letterWidth(fontMetrics()) * 2;
    return strip + (narrow ? 2 * row + NoteGap : row);
}

void NoteBar::place()
{
    const int row = std::max(TouchSize, m_field->sizeHint().height());
    int y = 0;
    if (!m_strip->isHidden()) {
        const int strip = m_strip->neededHeight(width());
        m_strip->setGeometry(0, 0, width(), strip);
        y = strip + NoteGap;
    }
    const bool narrow = width() < 30 * letterWidth(fontMetrics()) * 2;
    int right = width();
    for (TableButton *button : { m_strike, m_pass }) {
        if (button->isHidden())
            continue;
        const int wide = button->sizeHint().width();
        button->setGeometry(right - wide, y, wide, row);
        right -= wide + NoteGap;
    }
    const int field = narrow ? right : std::min(right / 2, 26 * letterWidth(fontMetrics()) + 24);
    m_field->setGeometry(0, y, field, row);
    if (narrow)
        m_told->setGeometry(0, y + row + NoteGap, width(), row);
    else
        m_told->setGeometry(field + NoteGap, y, std::max(0, right - field - NoteGap), row);
}

void NoteBar::resizeEvent(QResizeEvent *)
{
    place();
}

bool NoteBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        emit left();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace kagetsu::ui
