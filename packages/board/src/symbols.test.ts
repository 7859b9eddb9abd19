import { describe, expect, it } from 'vitest';
import { SYMBOLS } from './symbols.js';

const KEYS = [
  'infantry',
  'landing-craft',
  'motorised-infantry',
  'mechanised-infantry',
  'armour',
  'recon',
  'parachute',
  'glider',
  'commando',
  'ranger',
  'artillery',
  'engineer',
  'anti-aircraft',
  'anti-tank',
  'tank-destroyer',
  'static-infantry',
  'assault-gun',
  'machine-gun',
  'cavalry',
  'headquarters',
  'unknown',
  'dummy',
  'naval',
  'naval-heavy',
  'naval-medium',
  'naval-light',
  'air',
  'signals',
  'armoured-cavalry',
  'heavy-armour',
  'ost-infantry',
  'garrison',
  'strongpoint',
];

describe('symbols', () => {
  it('has every key a game may use, each with something to draw', () => {
    expect(Object.keys(SYMBOLS).sort()).toEqual([...KEYS].sort());
    for (const symbol of Object.values(SYMBOLS)) {
      expect(symbol.shapes.length).toBeGreaterThan(0);
      for (const shape of symbol.shapes) expect('text' in shape ? shape.text : shape.d).not.toBe('');
    }
  });

  it('draws no two arms alike, but cavalry as reconnaissance', () => {
    const looks = Object.entries(SYMBOLS).filter(([key]) => key !== 'cavalry');
    expect(new Set(looks.map(([, s]) => JSON.stringify(s))).size).toBe(looks.length);
  });

  it('stays small enough to ship', () => {
    expect(JSON.stringify(SYMBOLS).length).toBeLessThan(8000);
  });
});
