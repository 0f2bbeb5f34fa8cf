// SPDX-License-Identifier: MIT
#pragma once

#include "ui/record/proof/proofmarks.h"

#include <QWidget>

#include <cstdint>
#include <optional>

class QLabel;
class QMenu;
class QToolButton;

namespace kagetsu::ui {

// The buttons of a proof: previous and next step, playing all steps, the legend of the marks, and the whole proof.
class ProofButtons : public QWidget
{
    Q_OBJECT

public:
    explicit ProofButtons(QWidget *parent = nullptr);

    enum class Room : std::uint8_t {
        Beside, // right of a low text: a column of two
        Row, // below the text: one row
        Rows, // a row for the steps, with the rarer buttons in words above it
    };
    // Arranges the buttons within this width, and this height if they are beside the text.
    void arrange(Room room, const QSize &size);

    // Sets the current step; with `isAside` both step buttons lead back to the steps.
    void setStep(int step, int count, bool isAside);
    QString stepText() const;
    // Sets the marks; a button opens their legend unless it is already shown.
    void setLegend(const ProofMarks &marks, bool isShown);
    void setPlaying(bool playing);
    void setWholeEnabled(bool enabled);
    bool isWhole() const;
    void setWhole(bool whole);

signals:
    void back();
    void forward();
    void play();
    void wholeToggled(bool whole);

private:
    // Which buttons are shown, and in what form.
    struct Places
    {
        Room room = Room::Rows;
        bool hasPlay = false;
        bool hasLegend = false;
        bool hasWhole = true;
        bool hasCount = true;
        bool stepsInWords = true;
        bool playInWords = true;
        bool legendInWords = true;
        bool wholeInWords = true;
        friend bool operator==(const Places &, const Places &) = default;
    };
    Places placesIn(Room room, const QSize &size);
    void measure();
    void fillLegend();
    void put(const Places &places);
    void dress();
    void retranslate();

    QToolButton *m_back;
    QToolButton *m_forward;
    QToolButton *m_play;
    QToolButton *m_legend;
    QToolButton *m_whole;
    QLabel *m_count;
    QMenu *m_kinds;
    ProofMarks m_marks;
    std::optional<Places> m_places;
    struct
    {
        int step = 0;
        int play = 0;
        int legend = 0;
        int whole = 0;
    } m_words; // widths of the buttons with words
    bool m_isMeasured = false;
    int m_steps = 0;
    bool m_isLegendShown = true;
    bool m_isPlaying = false;
};

} // namespace kagetsu::ui
