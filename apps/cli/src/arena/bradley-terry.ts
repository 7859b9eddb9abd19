/** One game: `first` sat in the game's first seat, and scored 1, ½ or 0. */
export interface Duel {
  readonly first: number;
  readonly second: number;
  readonly score: number;
}

export interface Strengths {
  /** In Elo, the anchor at 1000. */
  readonly elo: readonly number[];
  /** What sitting in the first seat is worth, in Elo. */
  readonly firstSeat: number;
}

const ANCHOR_ELO = 1000;
const ELO_PER_LOGIT = 400 / Math.LN10;
const SWEEPS = 200;
/** A weak pull to the middle, so that a player who lost every game has a finite rating. */
const PRIOR = 0.02;

/** P(first beats second) = σ(θ first − θ second + side): fitted by Newton steps, one parameter at a time. */
export function fitStrengths(players: number, duels: readonly Duel[], anchor: number): Strengths {
  const theta = new Array<number>(players + 1).fill(0);
  const side = players;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let index = 0; index <= players; index++) {
      let slope = -PRIOR * (theta[index] as number);
      let curve = PRIOR;
      for (const { first, second, score } of duels) {
        const sign = index === side || index === first ? 1 : index === second ? -1 : 0;
        if (sign === 0 || first === second) continue;
        const p = 1 / (1 + Math.exp((theta[second] as number) - (theta[first] as number) - (theta[side] as number)));
        slope += sign * (score - p);
        curve += p * (1 - p);
      }
      theta[index] = (theta[index] as number) + clamp(slope / curve);
    }
  }
  const base = theta[anchor] as number;
  return {
    elo: theta.slice(0, players).map((value) => ANCHOR_ELO + (value - base) * ELO_PER_LOGIT),
    firstSeat: (theta[side] as number) * ELO_PER_LOGIT,
  };
}

function clamp(step: number): number {
  return Math.max(-1, Math.min(1, step));
}
