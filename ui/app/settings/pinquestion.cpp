// SPDX-License-Identifier: MIT
#include "ui/app/settings/pinquestion.h"

#include "base/signing/pin.h"
#include "ui/controls/layout/fit.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace kagetsu::ui {

namespace {

class PinQuestion : public QDialog
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::PinQuestion)

public:
    PinQuestion(const QString &title, const QString &kept, const QString &keptOfChief, QWidget *parent)
        : QDialog(parent)
        , m_kept(kept.toStdString())
        , m_keptOfChief(keptOfChief.toStdString())
        , m_before(line("pinBefore"))
        , m_pin(line("pinNew"))
        , m_again(line("pinAgain"))
        , m_fault(new QLabel)
    {
        setObjectName(QStringLiteral("pinQuestion"));
        setWindowTitle(title);
        auto *about = new QLabel(tr("Four to twelve digits. The PIN keeps players away from the arbiter's desk, but "
                                    "anyone who can change the files of this account can remove it."));
        about->setWordWrap(true);
        about->setProperty("muted", true);
        m_fault->setObjectName(QStringLiteral("pinQuestionFault"));
        m_fault->setWordWrap(true);
        auto *form = new QFormLayout;
        form->setRowWrapPolicy(QFormLayout::WrapLongRows);
        if (!m_kept.empty())
            form->addRow(tr("Current PIN"), m_before);
        m_before->setVisible(!m_kept.empty());
        form->addRow(tr("New PIN"), m_pin);
        form->addRow(tr("Repeat PIN"), m_again);
        auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
        if (!m_kept.empty()) {
            QPushButton *none = buttons->addButton(tr("Remove PIN"), QDialogButtonBox::DestructiveRole);
            none->setObjectName(QStringLiteral("pinNone"));
            none->setAutoDefault(false);
            connect(none, &QPushButton::clicked, this, [this] {
                if (!knowsTheOld())
                    return;
                m_result.clear();
                accept();
            });
        }
        auto *column = new QVBoxLayout(this);
        column->setSpacing(12);
        column->addWidget(about);
        column->addLayout(form);
        column->addWidget(m_fault);
        column->addWidget(buttons);
        connect(buttons, &QDialogButtonBox::accepted, this, &PinQuestion::take);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        (m_kept.empty() ? m_pin : m_before)->setFocus();
        fitDialog(*this);
    }

    QString toBeKept() const { return QString::fromStdString(m_result); }

private:
    QLineEdit *line(const char *name)
    {
        auto *field = new QLineEdit(this);
        field->setObjectName(QLatin1String(name));
        field->setEchoMode(QLineEdit::Password);
        field->setInputMethodHints(Qt::ImhDigitsOnly | Qt::ImhHiddenText);
        return field;
    }

    bool knowsTheOld()
    {
        const std::string before = m_before->text().toStdString();
        if (m_kept.empty() || signing::matches(before, m_kept) || signing::matches(before, m_keptOfChief))
            return true;
        m_fault->setText(tr("This is not the current PIN."));
        m_before->setFocus();
        return false;
    }

    void take()
    {
        const std::string pin = m_pin->text().toStdString();
        if (!knowsTheOld())
            return;
        if (!signing::isPin(pin))
            m_fault->setText(tr("Enter four to twelve digits and nothing else."));
        else if (m_pin->text() != m_again->text())
            m_fault->setText(tr("The two PINs do not match."));
        else if (m_result = signing::keptPin(pin); m_result.empty())
            m_fault->setText(tr("There is not enough memory to save a PIN."));
        else
            accept();
    }

    std::string m_kept;
    std::string m_keptOfChief;
    std::string m_result;
    QLineEdit *m_before;
    QLineEdit *m_pin;
    QLineEdit *m_again;
    QLabel *m_fault;
};

} // namespace

std::optional<QString> askPin(const QString &title, const QString &kept, const QString &keptOfChief, QWidget *parent)
{
    PinQuestion question(title, kept, keptOfChief, parent);
    if (question.exec() != QDialog::Accepted)
        return std::nullopt;
    return question.toBeKept();
}

} // namespace kagetsu::ui
