// SPDX-License-Identifier: MIT
#pragma once

#include "opening/file/terms.h"

#include <QWidget>

#include <functional>
#include <vector>

class QComboBox;

namespace kagetsu::ui {

class EvenGrid;
class TableButton;

// Says which players may not swap the colours, by where they sit.
struct SwapDenial
{
    bool left = false;
    bool right = false;

    friend bool operator==(const SwapDenial &, const SwapDenial &) = default;
};

// Shows the conditions of an opening procedure as fields: its parameters, and what an organiser can add. Only fields
// that the procedure supports are shown, and only values with which it can be played.
class TermsEditor : public QWidget
{
    Q_OBJECT

public:
    explicit TermsEditor(QWidget *parent = nullptr);

    // Sets the names on the fields about the players.
    void setPlayers(const QString &left, const QString &right);
    void setTerms(const opening::Procedure &procedure, const opening::Terms &terms, SwapDenial denial, int boardSize);
    const opening::Terms &terms() const { return m_terms; }
    SwapDenial denial() const { return m_denial; }

signals:
    void changed();

private:
    void build();
    void addParameter(const opening::Parameter &parameter);
    void addModifiers();
    void addField(const QString &name, QWidget *field);
    void addPatterns(const char *name, const QString &text, std::function<std::vector<std::string>()> read,
        std::function<void(std::vector<std::string>)> write);
    void addFixedPattern();
    void addFixedNumber(const std::vector<int> &numbers);
    void addDenial();
    TableButton *button(const char *name, const QString &text);
    QComboBox *box(const char *name);
    // Returns the procedure with these values, without modifiers.
    opening::Procedure valued() const;
    opening::Value valueOf(const opening::Parameter &parameter) const;
    void setValue(const opening::Parameter &parameter, opening::Value value);
    void tell();

    opening::Procedure m_procedure;
    opening::Terms m_terms;
    SwapDenial m_denial;
    QString m_left;
    QString m_right;
    int m_boardSize = 0;
    EvenGrid *m_grid;
    // Functions that update each field from the terms, called when another field has changed them.
    std::vector<std::function<void()>> m_follow;
};

} // namespace kagetsu::ui
