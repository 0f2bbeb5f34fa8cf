// SPDX-License-Identifier: MIT
#include "ui/match/opening/choice/procedurepage.h"

#include "opening/play/walkthrough.h"
#include "text/opening/opening.h"
#include "text/opening/openingterms.h"
#include "text/rules/rules.h"
#include "ui/board/inforce.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/match/opening/choice/exampleview.h"
#include "ui/match/opening/guide/stepline.h"

#include <QLabel>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

namespace kagetsu::ui {

namespace {

QScrollArea *scrolled(std::initializer_list<QWidget *> contents)
{
    auto *inside = new QWidget;
    auto *layout = new QVBoxLayout(inside);
    layout->setContentsMargins(2, 12, 12, 8);
    layout->setSpacing(12);
    for (QWidget *content : contents)
        layout->addWidget(content);
    layout->addStretch();
    auto *scroll = new QScrollArea;
    scroll->setWidget(inside);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return scroll;
}

} // namespace

ProcedurePage::ProcedurePage(QWidget *parent)
    : QWidget(parent)
    , m_title(wrappedLabel("procedureTitle"))
    , m_about(wrappedLabel("procedureAbout"))
    , m_note(wrappedLabel("procedureNote"))
    , m_fault(wrappedLabel("procedureFault"))
    , m_tabs(new QTabWidget)
    , m_steps(new StepLine)
    , m_example(new ExampleView)
    , m_editor(new TermsEditor)
{
    m_note->setProperty("muted", true);
    m_fault->setProperty("fault", true);
    m_tabs->setObjectName(QStringLiteral("procedureTabs"));
    m_steps->setForm(StepLine::Form::Chain);
    m_steps->setFixedHeight(m_steps->chainHeight());
    m_tabs->addTab(scrolled({ m_steps, m_example }), QString());
    m_tabs->addTab(scrolled({ m_editor }), QString());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    for (QLabel *label : { m_title, m_about, m_note, m_fault })
        layout->addWidget(label);
    layout->addWidget(m_tabs, 1);
    connect(m_editor, &TermsEditor::changed, this, [this] {
        retell();
        emit changed();
    });
    retranslate();
    const auto enlarge = [this] {
        QFont large = font();
        large.setPointSizeF(font().pointSizeF() * 1.5);
        large.setWeight(QFont::DemiBold);
        m_title->setFont(large);
    };
    enlarge();
    onChange(*this, QEvent::FontChange, enlarge);
    onChange(*this, QEvent::LanguageChange, [this] {
        retranslate();
        retell();
    });
}

void ProcedurePage::setPlayers(const QString &left, const QString &right)
{
    m_editor->setPlayers(left, right);
}

void ProcedurePage::setProcedure(const opening::Procedure &procedure, const opening::Terms &terms, SwapDenial denial,
    const catalogue::GameKind &game)
{
    m_procedure = procedure;
    m_wanted = game;
    const std::optional<catalogue::GameKind> kind = catalogue::gameFor(procedure, game);
    m_editor->setTerms(procedure, terms, denial, kind.value_or(game).boardSize);
    retell();
}

const opening::Terms &ProcedurePage::terms() const
{
    return m_editor->terms();
}

SwapDenial ProcedurePage::denial() const
{
    return m_editor->denial();
}

void ProcedurePage::retell()
{
    const std::optional<catalogue::GameKind> kind = catalogue::gameFor(m_procedure, m_wanted);
    const int size = kind.value_or(m_wanted).boardSize;
    auto made = opening::procedureBy(m_editor->terms(), m_procedure);
    const auto start = made ? opening::Opening::start(*made, size)
                            : Result<opening::Opening, opening::ProcedureFault>(Fault { made.fault() });
    const opening::Procedure &shown = made ? made.value() : m_procedure;
    m_kind = start ? kind : std::nullopt;
    m_title->setText(text::procedureName(shown));
    m_about->setText(text::procedureAbout(shown));
    m_about->setVisible(!m_about->text().isEmpty());

    QStringList notes = text::termsText(m_editor->terms(), m_procedure);
    if (kind && *kind != m_wanted) {
        notes << tr("The game changes to %1 on a board of %n lines.", nullptr, kind->boardSize)
                     .arg(text::ruleName(kind->rule));
    }
    m_note->setText(notes.join(QStringLiteral(" · ")));
    m_note->setVisible(!notes.isEmpty());
    m_fault->setText(start ? QString() : text::procedureErrorText(start.fault().error));
    m_fault->setVisible(!start);
    const std::optional<opening::Walkthrough> walk = start ? opening::walkThrough(shown, size) : std::nullopt;
    m_example->setWalk(walk);
    m_steps->setVisible(walk && !walk->turns.empty());
    if (walk && !walk->turns.empty()) {
        const opening::Opening &end = walk->turns.back().after;
        const std::vector<opening::LineStep> line = end.line();
        m_steps->setSteps(line, text::lineWords(end, line, exampleNames()));
    }
}

void ProcedurePage::retranslate()
{
    m_tabs->setTabText(0, tr("How it works"));
    m_tabs->setTabText(1, tr("Conditions"));
}

} // namespace kagetsu::ui
