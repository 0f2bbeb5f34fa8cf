// SPDX-License-Identifier: MIT
#include "learn/task/lesson.h"

#include "record/edit/treeeditor.h"
#include "record/formats/rulestext.h"
#include "record/model/findings.h"
#include "record/sgf/sgfwriter.h"

#include <algorithm>

namespace kagetsu::task {

namespace {

constexpr std::string_view KindProperty = "XTK";
constexpr std::string_view ParameterProperty = "XTP";
constexpr std::size_t ExcerptLength = 40;
// Limit for each page; an author with this many faults must look for another cause.
constexpr std::size_t MostFaults = 20;

// Returns the values of a property of the root, or nullptr.
const record::KeptProperty *propertyOf(const record::Game &game, std::string_view ident)
{
    const auto &properties = game.tree.details(record::GameTree::root()).properties;
    const auto found = std::find_if(
        properties.begin(), properties.end(), [&](const auto &property) { return property.ident == ident; });
    return found == properties.end() ? nullptr : &*found;
}

// Returns where a value of a property begins in the text of a game. The property is in the root, before all others with
// its name.
std::size_t placeOfValue(std::string_view text, std::string_view ident, std::size_t number)
{
    std::string name;
    bool isValue = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (isValue) {
            if (c == '\\')
                ++i;
            isValue = c != ']';
        } else if (c == '[') {
            isValue = true;
            if (name == ident && number-- == 0)
                return i + 1;
        } else if (c >= 'A' && c <= 'Z') {
            if (i > 0 && (text[i - 1] < 'A' || text[i - 1] > 'Z'))
                name.clear();
            name += c;
        } else if (c == ';' || c == '(' || c == ')') {
            name.clear();
        }
    }
    return std::string_view::npos;
}

std::string excerptOf(std::string_view value)
{
    std::size_t length = std::min(value.size(), ExcerptLength);
    while (length < value.size() && length > 0 && (static_cast<unsigned char>(value[length]) & 0xc0U) == 0x80)
        --length; // does not cut within a character
    return std::string(value.substr(0, length));
}

// Reads the page and stores, for each fault in a value, the number of the property's value.
class PageReader
{
public:
    struct Place
    {
        std::string_view ident;
        std::size_t number = 0;
    };

    explicit PageReader(record::Game game) { m_page.game = std::move(game); }

    Page read()
    {
        const record::Game &game = m_page.game;
        std::optional<rules::Position> position;
        if (game.info.kind != record::GameKind::Foreign)
            position = game.tree.position(record::GameTree::root());
        if (!position) {
            fault({ .code = PageFault::Code::NoBoard });
            return std::move(m_page);
        }
        m_task.position = *position;
        readGame();
        readKind();
        if (m_page.faults.empty())
            readParameters();
        if (m_page.faults.empty())
            checkTask();
        if (m_page.faults.empty())
            m_page.task = std::move(m_task);
        return std::move(m_page);
    }

    const std::vector<std::optional<Place>> &places() const { return m_places; }

private:
    void fault(PageFault fault, std::optional<Place> place = std::nullopt)
    {
        m_page.faults.push_back(std::move(fault));
        m_places.push_back(place);
    }

    void readGame()
    {
        const record::Game &game = m_page.game;
        constexpr record::NodeId Root = record::GameTree::root();
        const record::NodeDetails &details = game.tree.details(Root);
        m_task.title = game.info.gameName;
        m_task.text = game.tree.comment(Root);
        m_task.side = details.setup.toMove.value_or(game.tree.sideToMove(Root));
        m_task.rules.rule = record::rulesFromText(game.info.rules).rule.value_or(rules::Rule::Renju);
        m_task.marks = details.markup;
        for (const record::NodeId node : game.tree.mainLine()) {
            const std::optional<record::Move> move = game.tree.move(node);
            if (move && move->kind == record::Move::Kind::Stone)
                m_task.line.push_back({ move->point, move->side });
        }
    }

    void readKind()
    {
        const record::KeptProperty *kinds = propertyOf(m_page.game, KindProperty);
        if (!kinds)
            return;
        if (kinds->values.size() != 1)
            fault({ .code = PageFault::Code::SeveralKinds }, Place { KindProperty, 1 });
        const std::string text = kinds->values.empty() ? std::string() : kinds->values.front().text;
        const std::optional<Kind> kind = kindFromId(text);
        if (!kind)
            fault({ .code = PageFault::Code::UnknownKind, .excerpt = excerptOf(text) }, Place { KindProperty, 0 });
        m_task.kind = kind.value_or(Kind::Show);
    }

    void readParameters()
    {
        const record::KeptProperty *parameters = propertyOf(m_page.game, ParameterProperty);
        if (!parameters)
            return;
        ParameterReader reader(m_task);
        for (std::size_t i = 0; i < parameters->values.size(); ++i) {
            const std::string &value = parameters->values[i].text;
            const std::optional<ParameterFault> found = reader.take(value);
            if (found && m_page.faults.size() == MostFaults) {
                fault({ .code = PageFault::Code::More }, Place { ParameterProperty, i });
                return;
            }
            if (found)
                fault({ .code = PageFault::Code::Parameter, .parameter = *found, .excerpt = excerptOf(value) },
                    Place { ParameterProperty, i });
        }
    }

    // Faults that need a search are left to whoever shows the page.
    void checkTask()
    {
        if (asksSolver(m_task.kind) || m_task.kind == Kind::Show)
            return;
        Task asked = m_task;
        asked.text = "?"; // a page without words is poor, but complete
        if (const std::optional<TaskFault> found = faultOf(asked))
            fault({ .code = PageFault::Code::Task, .task = found->code }, Place { KindProperty, 0 });
    }

    Page m_page;
    Task m_task;
    std::vector<std::optional<Place>> m_places; // the places of the faults
};

} // namespace

bool isLesson(const record::Collection &collection)
{
    if (collection.format() != record::Format::Sgf)
        return false;
    for (std::size_t i = 0; i < collection.size(); ++i) {
        if (collection.text(i).find("XTK[") != std::string_view::npos
            && propertyOf(collection.readGame(i), KindProperty))
            return true;
    }
    return false;
}

Lesson readLesson(const record::Collection &collection, std::string_view bytes)
{
    Lesson lesson;
    std::size_t from = 0;
    record::PlaceFinder finder(bytes);
    for (std::size_t i = 0; i < collection.size(); ++i) {
        const std::string_view text = collection.text(i);
        const std::size_t begin = bytes.find(text, from);
        if (begin != std::string_view::npos)
            from = begin + text.size();
        PageReader reader(collection.readGame(i));
        Page page = reader.read();
        if (!page.faults.empty() && begin != std::string_view::npos)
            finder.goTo(begin);
        for (std::size_t fault = 0; fault < page.faults.size(); ++fault) {
            if (begin == std::string_view::npos)
                continue; // another encoding: offsets in the text are not those in the file
            const auto &place = reader.places()[fault];
            const std::size_t offset = place ? placeOfValue(text, place->ident, place->number) : 0;
            record::PlaceFinder inPage = finder; // the faults of a page are in no order
            inPage.goTo(begin + (offset == std::string_view::npos ? 0 : offset));
            page.faults[fault].line = inPage.line();
            page.faults[fault].column = inPage.column();
        }
        lesson.pages.push_back(std::move(page));
    }
    return lesson;
}

Lesson readLesson(std::string bytes)
{
    const record::Collection collection = record::readCollection(bytes);
    return readLesson(collection, bytes);
}

Page pageOf(record::Game game)
{
    return PageReader(std::move(game)).read();
}

record::Game gameOf(const Task &task)
{
    constexpr record::NodeId Root = record::GameTree::root();
    const int size = task.position.size();
    record::Game game { .info = {}, .tree = record::GameTree(size, size), .messages = {} };
    game.info.gameName = task.title;
    game.info.rules = record::rulesText(task.rules.rule);
    game.tree.setComment(Root, task.text);
    record::NodeDetails &details = game.tree.editDetails(Root);
    task.position.stones(rules::Side::Black).forEach([&](rules::Point point) { details.setup.black.push_back(point); });
    task.position.stones(rules::Side::White).forEach([&](rules::Point point) { details.setup.white.push_back(point); });
    details.setup.toMove = task.side;
    details.markup = task.marks;
    details.properties.push_back({ std::string(KindProperty), { { std::string(idOf(task.kind)) } } });
    record::KeptProperty parameters { std::string(ParameterProperty), {} };
    for (std::string &value : parametersOf(task))
        parameters.values.push_back({ std::move(value) });
    if (!parameters.values.empty())
        details.properties.push_back(std::move(parameters));
    record::NodeId node = Root;
    for (const LaidStone &stone : task.line)
        node = game.tree.append(node, stone.side, stone.point);
    return game;
}

namespace {

// Makes the main line consist of these stones and no others. Other branches are kept.
void changeLine(record::GameTree &tree, const std::vector<LaidStone> &line)
{
    record::TreeEditor editor(tree);
    const auto stoneOf = [&](record::NodeId node) -> std::optional<LaidStone> {
        const std::optional<record::Move> move = tree.move(node);
        if (!move || move->kind != record::Move::Kind::Stone)
            return std::nullopt;
        return LaidStone { move->point, move->side };
    };
    std::size_t laid = 0;
    record::NodeId last = record::GameTree::root();
    for (const record::NodeId node : tree.mainLine()) {
        const std::optional<LaidStone> stone = stoneOf(node);
        if (stone && (laid == line.size() || *stone != line[laid])) {
            editor.removeBranch(node);
            break;
        }
        laid += stone ? 1 : 0;
        last = node;
    }
    // A variation that remains there must not become the main line.
    if (laid == line.size() && !tree.isLeaf(last))
        editor.add(last, record::NodeAction(), tree.firstChild(last));
    for (; laid < line.size(); ++laid)
        last =
            editor.add(last, record::NodeAction(std::optional(record::Move::stone(line[laid].side, line[laid].point))),
                tree.firstChild(last));
}

} // namespace

record::Game withTask(record::Game game, const Task &task)
{
    constexpr record::NodeId Root = record::GameTree::root();
    const std::optional<Task> before = pageOf(game).task;
    record::Game made = gameOf(task);
    if (!before || before->position != task.position)
        return made;
    if (before->line != task.line)
        changeLine(game.tree, task.line);
    game.info.gameName = task.title;
    game.tree.setComment(Root, task.text);
    const record::NodeDetails &told = made.tree.details(Root);
    record::NodeDetails &details = game.tree.editDetails(Root);
    details.setup = told.setup;
    details.markup = told.markup;
    std::erase_if(details.properties,
        [](const auto &property) { return property.ident == KindProperty || property.ident == ParameterProperty; });
    details.properties.insert(details.properties.end(), told.properties.begin(), told.properties.end());
    return game;
}

std::string writeLesson(const Lesson &lesson)
{
    std::string text;
    for (const Page &page : lesson.pages)
        text += writeSgf(page.game);
    return text;
}

} // namespace kagetsu::task
