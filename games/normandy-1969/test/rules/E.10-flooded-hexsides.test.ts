import { expect, test } from 'vitest';
import { inEnemyZoc } from '../../src/rules/zoc.js';
import { position } from '../position.js';

const ring = (label: string) => ({ ...(label < '4626' ? { a: label, b: '4626' } : { a: '4626', b: label }), flooded: true as const });
const moat = ['4625', '4725', '4726', '4627', '4526', '4525'].map(ring);

// §E.10
test('crossing costs four points more: a unit of ten points can, one of four cannot', () => {
  const at = position({ phase: 'allied-first', allied: { '741-tk': '4626', 'us-16-1': '4626' }, drill: { sides: moat } });
  expect(at.offers('us-16-1')).toBe(false);
  expect(at.refusal('us-16-1')).toEqual({ code: 'no-move-towards-supply', section: 'R.7' });
  const dry = position({ phase: 'allied-first', allied: { '741-tk': '4626' }, drill: { sides: moat.slice(0, 1) } });
  const { thirds, path } = dry.play('741-tk', '4625').event('moved');
  expect([thirds, path.length]).toEqual([6, 3]);
});

test('the price of the crossing is five points in the open', () => {
  const others = [
    ['4525', '4625'],
    ['4625', '4725'],
    ['4524', '4625'],
    ['4624', '4625'],
    ['4625', '4724'],
  ] as const;
  const sides = [...moat.slice(0, 1), ...others.map(([a, b]) => ({ a, b, flooded: true as const }))];
  const at = position({ phase: 'allied-first', allied: { '741-tk': '4626', 'us-16-1': '4626' }, drill: { sides } });
  const foot = at.fork().play('us-16-1');
  expect(foot.offers('4625')).toBe(false);
  expect(foot.refusal('4625')).toEqual({ code: 'flooded-hexside', section: 'E.10' });
  expect(at.play('741-tk', '4625').event('moved').thirds).toBe(15);
});

test('a causeway cancels the price but not the ban on attacking', () => {
  const sides = [{ a: '4625', b: '4626', flooded: true, road: 'minor' }] as const;
  const move = position({ phase: 'allied-first', allied: { 'us-16-1': '4626' }, drill: { sides } });
  expect(move.play('us-16-1', '4625').event('moved').thirds).toBe(1);
  const fight = position({
    phase: 'allied-combat',
    allied: { 'us-16-1': '4626', 'us-116-29': '4525' },
    german: { 'gr-914': '4625' },
    drill: { sides },
  });
  fight.play('4625');
  expect(fight.refusal('us-16-1')).toEqual({ code: 'flooded-hexside', section: 'E.10' });
  expect(fight.offered()).toEqual(['us-116-29']);
});

test('no zone of control reaches over flooded ground', () => {
  const at = position({ phase: 'allied-combat', allied: { 'us-16-1': '4626' }, drill: { sides: moat.slice(0, 1) } });
  const controlled = at.world.ground.land.filter((hex) => inEnemyZoc(at.world, at.open, 1, hex)).map((hex) => at.label(hex));
  expect(controlled).toEqual(['4525', '4526', '4627', '4725', '4726']);
});
