// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QWidget>

class QGridLayout;
class QLabel;

namespace kagetsu::ui {

// Controls with their labels above them, in two columns, or in one where there is no room.
class FieldGrid : public QWidget
{
    Q_OBJECT

public:
    explicit FieldGrid(QWidget *parent = nullptr);

    enum class Width : std::uint8_t { Half, Full };
    // In this order; the control becomes a child. What it means can stand below.
    void add(QWidget *control, Width width = Width::Half, QLabel *note = nullptr);
    // Its label, which is its accessible name, too.
    void say(QWidget *control, const QString &label);
    // Only what is shown has a place. It is shown at first.
    void show(QWidget *control, bool isShown);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Field
    {
        QLabel *label = nullptr;
        QWidget *control = nullptr;
        QLabel *note = nullptr;
        Width width = Width::Half;
        bool isShown = true;
    };

    Field &fieldOf(const QWidget *control);
    void lay(int columns);

    QList<Field> m_fields;
    QGridLayout *m_grid;
    int m_columns = 2;
};

} // namespace kagetsu::ui
