// Random games of chess: every legal move of every position is found, one is drawn, the game ends by its own rules.
import { Chess } from 'chessops/chess';

const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'];

/** Plays games until `isEnough` says so; returns how many moves were made. */
export function playRandomGames(rng, isEnough) {
  let moves = 0;
  while (!isEnough()) moves += playRandomGame(rng);
  return moves;
}

function playRandomGame(rng) {
  const position = Chess.default();
  let moves = 0;
  for (;;) {
    const context = position.ctx();
    if (position.isEnd(context) || position.halfmoves >= 100) return moves;
    position.play(drawMove(position, position.allDests(context), rng));
    moves++;
  }
}

function drawMove(position, all, rng) {
  let count = 0;
  for (const targets of all.values()) count += targets.size();
  let index = rng.below(count);
  for (const [from, targets] of all) {
    const size = targets.size();
    if (index >= size) {
      index -= size;
      continue;
    }
    for (const to of targets) {
      if (index-- > 0) continue;
      const isLastRank = to >= 56 || to < 8;
      if (isLastRank && position.board.getRole(from) === 'pawn') return { from, to, promotion: PROMOTIONS[rng.below(4)] };
      return { from, to };
    }
  }
  throw new Error('no move was drawn');
}
