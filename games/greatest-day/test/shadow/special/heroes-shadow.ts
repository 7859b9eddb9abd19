import { type Difference, differ, type Shadow } from '@bocage/testkit';
import { type ActingFrame, type GreatestDayEvent, type GreatestDayState, type GreatestDayTypes, NO_HERO } from '../../../src/types.js';
import { offered } from '../series/answers.js';
import { frameOf } from '../series/combat-shadow.js';
import { withHero } from '../series/command.js';
import type { Paper } from '../series/paper.js';
import { type Field, type Piece, readField } from '../series/pieces.js';

const HEROES = ['wittmann', 'hollis'] as const;
const actingOf = (state: GreatestDayState): ActingFrame | undefined => frameOf(state, 'acting') as ActingFrame | undefined;

/** §16.2 Before its first Action, one company of his Formation; §17.4 any company of his battalion while it is active. */
function mayHave(field: Field, hero: (typeof HEROES)[number], piece: Piece, { done }: ActingFrame): boolean {
  const { wittmann, hollis } = field.paper.tables.heroes;
  if (field.open.heroes[HEROES.indexOf(hero)] !== -1) return false;
  return hero === 'wittmann' ? piece.formation === wittmann.formation && done.length === 0 : piece.counter.battalion === hollis.battalion;
}

const beside = (field: Field, piece: Piece): boolean =>
  field.pieces.some((other) => other.side !== piece.side && field.paper.distance(other.hex, piece.hex) === 1);

/** §16.2 §17.4 When the named heroes may come, what they do, when they go. */
export function heroesShadow(paper: Paper): Shadow<GreatestDayTypes> {
  /** §16.2 Actions that Wittmann's company has begun since he came; −1 he is not here. */
  let actions = -1;
  let demanded = false;
  function* came(state: GreatestDayState, event: Extract<GreatestDayEvent, { event: 'hero' }>): Iterable<Difference> {
    const { suppressed, cohesion } = readField(paper, state).piece(event.unit);
    yield* differ(`what is left on the company of ${event.hero}`, [suppressed, cohesion], [false, 0]);
    if (event.hero === 'wittmann') actions = 0;
    if (event.hero === 'hollis') demanded = false;
  }
  /** Every check of his company's activation passes without a die; Bravery is none. */
  function* checked(before: GreatestDayState, event: Extract<GreatestDayEvent, { event: 'checked' }>): Iterable<Difference> {
    const field = readField(paper, before);
    const unit = actingOf(before)?.unit;
    const isHis = HEROES.some((hero) => withHero(field, hero) === event.unit) && unit === event.unit;
    if (event.why === 'bravery' || !isHis) return;
    yield* differ(`whether a hero passes the check for ${event.why}`, [event.die, event.passed], [-1, 1]);
  }
  function* gone(before: GreatestDayState, state: GreatestDayState, events: readonly GreatestDayEvent[]): Iterable<Difference> {
    const newTurn = events.some(({ event }) => event === 'turn');
    const [was, now] = [before.open.heroes, state.open.heroes];
    if (newTurn && (was[0] as number) >= 0) yield* differ('Wittmann in the next turn', now[0], NO_HERO);
    if (!newTurn && (was[0] as number) >= 0 && state.open.hex[was[0] as number] !== -1) {
      const isOver = events.some(({ event }) => event === 'over');
      if (!isOver) yield* differ('Wittmann during his turn', now[0], was[0]);
    }
    const acts = actingOf(state)?.unit === now[1];
    if ((now[1] as number) >= 0) yield* differ('Hollis beyond the activation of his company', acts, true);
  }
  return {
    name: 'heroes',
    *asked({ state, legal }): Iterable<Difference> {
      const frame = state.open.stack.at(-1);
      if (frame?.step !== 'acting' && frame?.step !== 'moving') return;
      const field = readField(paper, state);
      const acting = actingOf(state);
      if (!acting || acting.unit !== frame.unit) return;
      const piece = field.piece(frame.unit);
      const { words } = offered(legal);
      const what = `${piece.counter.id} at ${frame.step}`;
      for (const hero of frame.step === 'acting' ? HEROES : (['hollis'] as const))
        yield* differ(`whether ${hero} may come to ${what}`, words.includes(hero), mayHave(field, hero, piece, acting));
      const may = withHero(field, 'hollis') === piece.unit && !demanded && beside(field, piece);
      yield* differ(`whether ${what} may demand a surrender`, words.includes('surrender'), may);
    },
    *made({ before, state, events }): Iterable<Difference> {
      for (const event of events) {
        if (event.event === 'hero') yield* came(state, event);
        if (event.event === 'checked') yield* checked(before, event);
        if (event.event === 'checked' && event.why === 'surrender') {
          demanded = true;
          yield* differ('whether a point is paid for who is told to surrender', event.die >= 0, true);
          yield* differ('whether he is gone who did not pass', state.open.hex[event.unit] === -1, event.passed === 0);
        }
        if (event.event === 'action' && event.unit === state.open.heroes[0] && actions >= 0) actions++;
      }
      const { wittmann } = paper.tables.heroes;
      yield* differ('Actions that Wittmann gives', actions > wittmann.actions, false);
      if (before.open.heroes[0] !== state.open.heroes[0] || actingOf(state)?.unit !== state.open.heroes[0])
        actions = actingOf(state)?.unit === state.open.heroes[0] ? actions : -1;
      yield* gone(before, state, events);
    },
  };
}
