import { createPlayer } from '@bocage/ai';
import { commitmentOf, Host, makeAction, seatsOf, Table, verifiableRoll } from '@bocage/kernel';

const MOST_GAMES = 40;

/**
 * A save of a game between computer players, stopped where `isScene` is first true of the action about to be chosen; other
 * dice are tried until there is one. `me` is the seat that the save is loaded for; without a `scenario` it is the campaign, or the first.
 */
export function playedScene(game, scene) {
  const module = game.create(game.data);
  for (let tries = 0; tries < MOST_GAMES; tries++) {
    const secret = String(1944 + tries).padStart(64, '0');
    const table = playUntil(module, secret, scene);
    if (table) return saveOf(module, table, secret, scene);
  }
  throw new Error(`no game of ${MOST_GAMES} comes to ${scene.title}`);
}

const firstOptions = ({ options }) => Object.fromEntries(options.map(({ id, values }) => [id, values[0].id]));

function playUntil(module, secret, { isScene, scenario: wanted }) {
  const options = firstOptions(module.meta);
  const { scenarios } = module.meta;
  const { id: scenario } = scenarios.find(({ id }) => id === (wanted ?? 'campaign')) ?? scenarios[0];
  const table = new Table(module, { scenario, options, commitment: commitmentOf(secret) });
  const host = new Host(module, table, (roll, entries) => verifiableRoll(secret, entries, roll));
  const players = Object.fromEntries(seatsOf(module.meta, options).map(({ id }) => [id, createPlayer('greedy', module, id)]));
  for (;;) {
    host.rollAll();
    const awaits = table.awaits();
    if (awaits.kind !== 'seats') return undefined;
    const [seat] = awaits.seats;
    const action = players[seat].choose(table.view([seat]), seat, table.legal(seat));
    const text = makeAction(action);
    const view = () => table.view([seat]);
    if (isScene({ module, open: table.state.open, seat, action: text, view, forecast: () => module.preview?.(view(), seat) })) return table;
    host.submit(seat, { seats: [seat], position: host.position([seat]) }, text);
  }
}

function saveOf(module, table, secret, { title, created, me }) {
  const seats = seatsOf(module.meta, table.log.options).map(({ id }) => id);
  const players = Object.fromEntries(seats.map((seat) => [seat, seat === me ? 'me' : 'greedy']));
  return { ...table.log, secret, bocage: { title, players, sharing: 'open', handDice: false, created } };
}
