// SPDX-License-Identifier: MIT
#include "ui/match/opening/choice/patternchooser.h"

#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"

#include <QKeyEvent>
#include <QScreen>
#include <QVBoxLayout>

namespace kagetsu::ui {

PatternChooser::PatternChooser(Mode mode, QWidget *parent)
    : QDialog(parent)
    , m_view(new PatternView(mode))
{
    setObjectName(QStringLiteral("patternChooser"));
    setWindowTitle(m_view->accessibleName());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    connect(m_view, &PatternView::taken, this, [this](const opening::Pattern *pattern) {
        m_taken = pattern;
        accept();
    });
    connect(m_view, &PatternView::done, this, &QDialog::accept);
    connect(m_view, &PatternView::cancelled, this, &QDialog::reject);
    m_view->begin();
    setMinimumWidth(280);
    fitDialog(*this, { 1240, 640 });
    onChange(*this, QEvent::LanguageChange, [this] { setWindowTitle(m_view->accessibleName()); });
}

void PatternChooser::keyPressEvent(QKeyEvent *event)
{
    // Enter is handled by the widget with the focus; the dialog has no default button.
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        QDialog::keyPressEvent(event);
}

} // namespace kagetsu::ui
