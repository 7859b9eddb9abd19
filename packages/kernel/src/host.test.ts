import { describe, expect, it } from 'vitest';
import { createToy, rollFrom, SEATS, type Toy } from '../test/toy-game.js';
import { word } from './action.js';
import { Host, type HostOptions } from './host.js';
import { Table } from './table.js';

const game = createToy();

function hostOf(scenario: string, options: HostOptions = {}): Host<Toy> {
  return new Host(game, new Table(game, { scenario, options: {}, commitment: '' }), rollFrom(1), options);
}

/** A seat says a word at its own position. */
function say(host: Host<Toy>, seat: string, text: string) {
  return host.submit(seat, { seats: [seat], position: host.position([seat]) }, text);
}

const positions = (host: Host<Toy>) => [[], ...SEATS.map((seat) => [seat])].map((seats) => host.position(seats));

describe('positions', () => {
  it('of the others do not move with a sealed answer, nor with its undo', () => {
    const host = hostOf('sealed');
    expect(positions(host)).toEqual([0, 0, 0, 0]);
    say(host, 'a', 'bid:1');
    expect(positions(host)).toEqual([0, 1, 0, 0]);
    host.undo('a', { seats: ['a'], position: 1 });
    expect(positions(host)).toEqual([0, 2, 0, 0]);
    say(host, 'a', 'bid:2');
    say(host, 'c', 'bid:2');
    expect(positions(host)).toEqual([0, 3, 0, 1]);
    say(host, 'b', 'bid:1');
    expect(positions(host)).toEqual([1, 4, 1, 2]);
  });

  it('stay valid while others answer a sealed question: no seat becomes stale by what it cannot see', () => {
    const host = hostOf('sealed');
    const at = { seats: ['b'], position: host.position(['b']) };
    say(host, 'a', 'bid:1');
    expect(host.submit('b', at, 'bid:2')).toEqual({ ok: true });
  });

  it('are the same however late somebody begins to look', () => {
    const early = hostOf('sealed');
    positions(early);
    const late = hostOf('sealed');
    for (const host of [early, late]) {
      say(host, 'a', 'bid:1');
      say(host, 'b', 'bid:1');
      say(host, 'c', 'bid:1');
      say(host, 'a', 'whisper');
    }
    expect(positions(late)).toEqual(positions(early));
  });

  it('stay valid when somebody sits down or a remark is written', () => {
    const host = hostOf('turn');
    const at = { seats: ['a'], position: host.position(['a']) };
    host.record({ kind: 'nonce', seat: 'b', nonce: 'ff' });
    host.record({ kind: 'note', text: 'welcome' });
    expect(host.position(['a'])).toBe(2);
    expect(host.submit('a', at, 'one')).toEqual({ ok: true });
    expect(host.submit('a', { seats: ['a'], position: 9 }, 'one')).toEqual({ ok: false, code: 'stale' });
  });

  it('are worked out again after they were let go', () => {
    const host = hostOf('sealed');
    say(host, 'a', 'bid:1');
    const before = positions(host);
    const [told] = host.since(['a'], 0);
    host.remember([['b']]);
    expect(positions(host)).toEqual(before);
    expect(host.since(['a'], 0)[0]).toBe(told);
  });

  it('of ever other seats together are not all kept and told on', () => {
    const asked: string[] = [];
    const listening = { ...game, eventFor: (event: Toy['event'], seat?: string) => (asked.push(seat ?? ''), game.eventFor(event, seat)) };
    const host = new Host(listening, new Table(listening, { scenario: 'turn', options: {}, commitment: '' }), rollFrom(1));
    host.remember([['b']]);
    host.position(['b']);
    for (let i = 0; i < 2_000; i++) host.position(['a', `nobody-${i}`]);
    asked.length = 0;
    expect(say(host, 'a', 'one')).toEqual({ ok: true });
    expect(asked).toContain('b');
    expect(asked.length).toBeLessThan(1_000);
  });

  it('refuse an answer to what is no longer on the table', () => {
    const host = hostOf('turn');
    const at = { seats: ['a'], position: 0 };
    expect(host.submit('a', at, 'one')).toEqual({ ok: true });
    expect(host.submit('a', at, 'one')).toEqual({ ok: false, code: 'stale' });
    expect(host.undo('a', at)).toEqual({ ok: false, code: 'stale' });
  });
});

describe('what each is told', () => {
  it('is only their own part', () => {
    const host = hostOf('sealed');
    say(host, 'a', 'bid:1');
    expect(host.since(['a'], 0)).toEqual([{ kind: 'action', seat: 'a', events: [{ event: 'bid', seat: 'a', to: ['a'] }] }]);
    expect(host.since(['b'], 0)).toEqual([]);
    expect(host.since([], 0)).toEqual([]);
    expect(host.since(['a', 'b'], 0)).toHaveLength(1);
  });

  it('of a secret roll is its result for one and that it happened for the others', () => {
    const host = hostOf('turn');
    say(host, 'a', 'whisper');
    expect(host.since(['a'], 1)).toMatchObject([{ kind: 'roll', roll: { result: [expect.any(Number)] } }]);
    for (const seats of [[], ['b'], ['b', 'c']]) expect(host.since(seats, 1)).toEqual([{ kind: 'roll', events: [] }]);
  });

  it('of a public roll is its result for all', () => {
    const host = hostOf('turn');
    say(host, 'a', 'throw');
    for (const seats of [[], ['a'], ['b']]) expect(host.since(seats, 1)).toMatchObject([{ kind: 'roll', roll: { from: 'host' } }]);
  });

  it('of a die that is laid down is that it was entered by hand; after the last of them dice are rolled', () => {
    const host = hostOf('turn', { laid: [3] });
    say(host, 'a', 'throw');
    expect(host.since(['b'], 1)).toMatchObject([{ kind: 'roll', roll: { result: [3], from: 'hand' } }]);
    const impossible = hostOf('turn', { laid: [77] });
    say(impossible, 'a', 'throw');
    expect(impossible.since(['b'], 1)).toMatchObject([{ kind: 'roll', roll: { from: 'host' } }]);
    const used = hostOf('turn', { laid: [] });
    say(used, 'a', 'throw');
    expect(used.since(['b'], 1)).toMatchObject([{ kind: 'roll', roll: { from: 'host' } }]);
  });

  it('of remarks and endings is the text', () => {
    const host = hostOf('turn');
    host.record({ kind: 'note', text: 'good luck' });
    host.conclude({ level: 'agreed' }, 'a draw');
    expect(host.since([], 0)).toMatchObject([{ note: 'good luck' }, { note: 'a draw' }]);
    expect(say(host, 'a', 'one')).toEqual({ ok: false, code: 'over' });
    expect(host.submit('a', { seats: ['a'], position: 0 }, 'one')).toEqual({ ok: false, code: 'over' });
  });

  it('of a remark for some seats is nothing to the others', () => {
    const host = hostOf('sealed');
    host.record({ kind: 'note', text: 'between us', to: ['a', 'c'] });
    expect(positions(host)).toEqual([0, 1, 0, 1]);
    expect(host.since(['b', 'c'], 0)).toEqual([{ kind: 'note', events: [], note: 'between us' }]);
  });

  it('holds no state, no hash and no result of others anywhere', () => {
    const host = hostOf('sealed');
    say(host, 'a', 'bid:2');
    say(host, 'b', 'bid:1');
    say(host, 'c', 'bid:1');
    say(host, 'a', 'whisper');
    const everything = JSON.stringify([host.since(['c'], 0), host.since([], 0)]);
    for (const { hash } of host.table.log.entries) expect(everything).not.toContain(hash);
    expect(everything).not.toContain('result');
  });
});

describe('a host', () => {
  it('says why with the section of the rules', () => {
    const host = hostOf('turn');
    expect(say(host, 'a', 'copy')).toEqual({ ok: false, code: 'not-legal', refusal: { code: 'no-such-word', section: '1' } });
    expect(say(host, 'b', 'one')).toEqual({ ok: false, code: 'not-asked', refusal: { code: 'not-asked', section: '1' } });
    expect(say(host, 'a', '<script>')).toEqual({ ok: false, code: 'unreadable' });
  });

  it('rolls at once, or waits for a die thrown by hand', () => {
    const rolling = hostOf('turn');
    say(rolling, 'a', 'throw');
    expect(rolling.table.state.open.dice).toHaveLength(1);

    const waiting = hostOf('turn', { handDice: true });
    say(waiting, 'a', 'throw');
    expect(waiting.table.awaits().kind).toBe('chance');
    expect(waiting.enterRoll([9])).toEqual({ ok: false, code: 'wrong-result' });
    expect(waiting.enterRoll([5])).toEqual({ ok: true });
    expect(waiting.table.state.open.dice).toEqual([5]);
    say(waiting, 'a', 'whisper');
    expect(waiting.table.state.sealed.whispers).toHaveLength(1);
  });

  it('takes back with consent and asks again', () => {
    const host = hostOf('turn');
    say(host, 'a', 'throw');
    expect(host.undo('a', { seats: ['a'], position: host.position(['a']) })).toEqual({ ok: false, code: 'roll' });
    expect(host.takeBack('a', ['b', 'c'])).toEqual({ ok: true });
    expect(host.table.state.open.dice).toEqual([]);
    expect(host.table.legal('a')).toContain(word('throw'));
    expect(host.since([], 2)).toMatchObject([{ kind: 'take-back', seat: 'a' }]);
  });
});
