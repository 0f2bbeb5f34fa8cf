// SPDX-License-Identifier: MIT
#include "engine/engine.h"

// Emits each event as its signal.
namespace kagetsu::engine {

void Engine::deliver(const told::Loading &)
{
    emit loading();
}

void Engine::deliver(const told::StateChanged &changed)
{
    emit stateChanged(changed.state);
}

void Engine::deliver(const Ready &told)
{
    emit ready(told);
}

void Engine::deliver(const told::Move &move)
{
    emit moved(move.search, move.point);
}

void Engine::deliver(const told::AnalysisEnd &end)
{
    emit analysisEnded(end.search, end.best);
}

void Engine::deliver(const told::TwoMoves &moves)
{
    emit twoMoves(moves.search, moves.points[0], moves.points[1]);
}

void Engine::deliver(const told::ThreeMoves &moves)
{
    emit threeMoves(moves.search, moves.points);
}

void Engine::deliver(const told::Swap &swap)
{
    emit swapWanted(swap.search);
}

void Engine::deliver(const told::Info &told)
{
    emit info(told.search, told.block);
}

void Engine::deliver(const told::RealtimePoints &told)
{
    emit realtime(told.search, told.points);
}

void Engine::deliver(const told::Forbidden &told)
{
    emit forbidden(told.search, told.points);
}

void Engine::deliver(const told::Message &message)
{
    emit messaged(QString::fromStdString(message.text));
}

void Engine::deliver(const told::Failed &told)
{
    emit failed(told.search, told.failure);
}

void Engine::deliver(const told::Memory &memory)
{
    emit memoryExceeded(memory.bytes);
}

void Engine::deliver(const told::Restarting &told)
{
    emit restarting(told.death);
}

void Engine::deliver(const Death &death)
{
    emit died(death);
}

} // namespace kagetsu::engine
