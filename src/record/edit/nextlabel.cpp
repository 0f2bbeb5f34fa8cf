// SPDX-License-Identifier: MIT
#include "record/edit/nextlabel.h"

#include <algorithm>
#include <set>

namespace kagetsu::record {

namespace {

// Returns A for 0, Z for 25, AA for 26.
std::string lettersOf(int number)
{
    std::string letters;
    for (int left = number; left >= 0; left = left / 26 - 1)
        letters += static_cast<char>('A' + left % 26);
    std::reverse(letters.begin(), letters.end());
    return letters;
}

} // namespace

std::string nextLabel(const GameTree &tree, NodeId node, LabelSeries series)
{
    std::set<std::string> taken;
    for (const Label &label : tree.details(node).markup.labels)
        taken.insert(label.text);
    for (NodeId child = tree.firstChild(node); child != NoNode; child = tree.nextSibling(child))
        taken.insert(tree.text(child, TextKind::BoardText));
    for (int number = 0;; ++number) {
        std::string label = series == LabelSeries::Letters ? lettersOf(number) : std::to_string(number + 1);
        if (taken.count(label) == 0)
            return label;
    }
}

} // namespace kagetsu::record
