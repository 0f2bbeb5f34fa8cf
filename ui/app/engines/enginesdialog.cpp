// SPDX-License-Identifier: MIT
#include "ui/app/engines/enginesdialog.h"

#include "text/common/foreigntext.h"
#include "text/engine/engines.h"
#include "text/rules/rules.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/background/filewriter.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace kagetsu::ui {

namespace {

// Returns the profile with all abilities, so that each is tried; an engine of the base protocol reveals itself.
engine::Profile hopeful(engine::Profile profile)
{
    profile.rules = { rules::Rule::FreeStyle, rules::Rule::Standard, rules::Rule::Renju, rules::Rule::Caro };
    profile.dialect = engine::Dialect::Yixin;
    return profile;
}

engine::Profile withAbilities(engine::Profile profile, const engine::SelfCheckResult &found)
{
    profile.rules.clear();
    for (const engine::RuleCheck &check : found.rules) {
        if (check.isGood())
            profile.rules.push_back(check.rule);
    }
    if (found.ready)
        profile.dialect = found.ready->dialect;
    if (profile.name.empty() && found.ready)
        profile.name = found.ready->name;
    if (profile.name.empty())
        profile.name = QFileInfo(QString::fromStdString(profile.program)).completeBaseName().toStdString();
    return profile;
}

} // namespace

EnginesDialog::EnginesDialog(EngineProfiles store, engine::Profile own, engine::Engine::Now now, QWidget *parent)
    : QDialog(parent)
    , m_store(std::move(store))
    , m_own(std::move(own))
    , m_now(std::move(now))
    , m_list(new QListWidget(this))
    , m_summary(new QLabel(this))
    , m_result(new QLabel(this))
    , m_add(new BigButton("addEngine", this))
    , m_checkButton(new BigButton("checkEngine", this))
    , m_remove(new BigButton("removeEngine", this))
    , m_log(new BigButton("saveEngineLog", this))
    , m_close(new BigButton("closeEngines", this))
    , m_writer(new FileWriter(this))
{
    setObjectName(QStringLiteral("enginesDialog"));
    layOut();
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        m_said.clear();
        follow();
    });
    connect(m_add, &BigButton::clicked, this, &EnginesDialog::askForProgram);
    connect(m_checkButton, &BigButton::clicked, this, [this] {
        if (const engine::Profile *profile = chosen(); profile && !m_isChecking)
            check(*profile, false);
    });
    connect(m_remove, &BigButton::clicked, this, &EnginesDialog::remove);
    connect(m_log, &BigButton::clicked, this, &EnginesDialog::saveLog);
    connect(m_close, &BigButton::clicked, this, &EnginesDialog::reject);
    onLanguage(*this, [this] { retranslate(); });
    fill(m_own.id);
    const QStringList faults = m_store.faults();
    m_said = faults.join(QLatin1Char('\n'));
    follow();
    setMinimumWidth(300);
    fitDialog(*this, QSize(520, 520));
    m_list->setFocus();
}

void EnginesDialog::layOut()
{
    m_list->setObjectName(QStringLiteral("engines"));
    m_summary->setObjectName(QStringLiteral("engineSummary"));
    m_result->setObjectName(QStringLiteral("engineResult"));
    for (QLabel *label : { m_summary, m_result }) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_summary->setProperty("muted", true);
    auto *buttons = new QGridLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_add, 0, 0);
    buttons->addWidget(m_checkButton, 0, 1);
    buttons->addWidget(m_remove, 1, 0);
    buttons->addWidget(m_log, 1, 1);
    for (BigButton *button : { m_add, m_checkButton, m_remove, m_log })
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 14, 14, 12);
    column->setSpacing(10);
    column->addWidget(m_list, 1);
    column->addWidget(m_summary);
    column->addWidget(m_result);
    column->addLayout(buttons);
    column->addWidget(m_close, 0, Qt::AlignRight);
}

void EnginesDialog::retranslate()
{
    setWindowTitle(tr("Engines"));
    m_list->setAccessibleName(tr("Engines"));
    //: Button: a program that plays by the Gomocup protocol is chosen as a file.
    m_add->setText(tr("Add…"));
    //: Button: ten moves by each rule show what an engine can do.
    m_checkButton->setText(tr("Check"));
    m_remove->setText(tr("Remove"));
    //: Button: all that was said to an engine and by it goes into a file.
    m_log->setText(tr("Save log…"));
    m_close->setText(tr("Close"));
    follow();
}

void EnginesDialog::fill(const std::string &chosen)
{
    m_profiles = m_store.profiles();
    m_profiles.insert(m_profiles.begin(), m_own);
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const engine::Profile &profile : m_profiles) {
        auto *item = new QListWidgetItem(text::foreignText(profile.name), m_list);
        item->setSizeHint(QSize(0, TouchSize));
        if (profile.id == chosen)
            m_list->setCurrentItem(item);
    }
}

const engine::Profile *EnginesDialog::chosen() const
{
    const int row = m_list->currentRow();
    return row < 0 ? nullptr : &m_profiles[static_cast<std::size_t>(row)];
}

bool EnginesDialog::isOwn() const
{
    return m_list->currentRow() == 0;
}

QString EnginesDialog::summaryOf(const engine::Profile &profile) const
{
    QStringList rules;
    for (const rules::Rule rule : profile.rules)
        rules += text::ruleName(rule);
    QStringList lines;
    //: %1 is the path of a program.
    lines += tr("Program: %1").arg(text::foreignPath(text::foreignText(profile.program)));
    //: %1 is a list of names of rules.
    lines += tr("Rules: %1").arg(QLocale().createSeparatedList(rules));
    lines += profile.dialect == engine::Dialect::Yixin ? tr("Plays and analyses.") : tr("Plays but does not analyse.");
    return lines.join(QLatin1Char('\n'));
}

void EnginesDialog::follow()
{
    const engine::Profile *profile = chosen();
    m_summary->setText(profile ? summaryOf(*profile) : QString());
    m_result->setText(m_said);
    m_result->setVisible(!m_said.isEmpty());
    m_add->setEnabled(!m_isChecking);
    m_list->setEnabled(!m_isChecking);
    m_checkButton->setEnabled(profile || m_isChecking);
    m_remove->setEnabled(profile && !isOwn() && !m_isChecking);
    m_log->setEnabled(m_check && !m_isChecking);
}

void EnginesDialog::askForProgram()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Add an engine"));
    if (!path.isEmpty())
        add(path);
}

void EnginesDialog::add(const QString &program)
{
    engine::Profile profile;
    profile.program = program.toStdString();
    profile.id = m_store.freeId(QFileInfo(program).completeBaseName());
    profile.smallest = rules::DefaultBoardSize;
    profile.largest = rules::DefaultBoardSize;
    check(profile, true);
}

void EnginesDialog::check(const engine::Profile &profile, bool isNew)
{
    m_isChecking = true;
    // A disabled button would hand the keyboard on to Close, which the next Enter presses. This one stays enabled.
    m_checkButton->setFocus();
    m_said = tr("Checking the engine…");
    m_check = std::make_unique<engine::SelfCheck>(m_now);
    connect(m_check.get(), &engine::SelfCheck::finished, this,
        [this, profile, isNew](const engine::SelfCheckResult &found) { take(profile, found, isNew); });
    m_check->start(hopeful(profile));
    follow();
}

// Reports the result of a check; an engine that can play nothing is not saved.
void EnginesDialog::take(const engine::Profile &profile, const engine::SelfCheckResult &found, bool isNew)
{
    m_isChecking = false;
    const engine::Profile able = withAbilities(profile, found);
    QStringList said = faultsOf(found);
    if (able.rules.empty()) {
        said += isNew ? tr("The engine was not added because it does not support any of the rules.")
                      : tr("The engine does not support any of the rules.");
    } else if (profile.id == m_own.id) {
        said += tr("The check is complete.");
    } else {
        const auto kept = m_store.keep(able);
        said += kept ? tr("The check is complete.") : kept.fault();
        fill(kept || !isNew ? able.id : m_own.id);
    }
    m_said = said.join(QLatin1Char('\n'));
    announce(m_said);
    follow();
}

QStringList EnginesDialog::faultsOf(const engine::SelfCheckResult &found) const
{
    QStringList said;
    if (found.death)
        said += text::deathText(*found.death);
    if (found.failure)
        said += text::failureText(*found.failure);
    for (const engine::RuleCheck &check : found.rules) {
        if (check.isIllegal) {
            //: %1 is the name of a rule.
            said += tr("%1: the engine made an impossible move.").arg(text::ruleName(check.rule));
        }
    }
    return said;
}

void EnginesDialog::remove()
{
    const engine::Profile *profile = chosen();
    if (!profile)
        return;
    //: %1 is the name of an engine.
    AskDialog question(this, "removeEngineQuestion", tr("Remove %1?").arg(text::foreignText(profile->name)),
        tr("The program file will not be deleted."));
    const QPushButton *yes = question.add(tr("Remove"), AskDialog::Role::Discard);
    question.addCancel();
    if (question.ask() != yes)
        return;
    const auto removed = m_store.remove(profile->id);
    fill(removed ? m_own.id : profile->id);
    m_said = removed ? QString() : removed.fault();
    follow();
}

void EnginesDialog::saveLog()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save log"), QStringLiteral("engine-log.txt"));
    if (path.isEmpty() || !m_check)
        return;
    m_writer->write(
        path, [log = QByteArray::fromStdString(m_check->log().exported())] { return log; },
        [path](const QString &fault) { return QStringLiteral("%1: %2").arg(QDir::toNativeSeparators(path), fault); },
        [this](const QString &failure) {
            m_said = failure.isEmpty() ? tr("The log was saved.") : failure;
            follow();
        });
}

// A running check ends with the dialog.
void EnginesDialog::reject()
{
    m_check.reset();
    QDialog::reject();
}

} // namespace kagetsu::ui
