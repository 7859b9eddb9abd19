import { stateHash } from '@bocage/kernel';
import type { Complaint, Law } from '../law.js';
import { savedAndLoaded } from '../plays.js';

/** The digest sees 32 bits of a number. */
const LARGEST = 2 ** 31 - 1;

/** States are plain JSON: whole numbers that fit 32 bits, arrays of one type, no part reached by two ways. */
export const plainState: Law = {
  name: 'plain state',
  kind: 'break',
  atMoment: ({ state }) => firstImpure(state, 'state', new Set()),
};

export const roundTrip: Law = {
  name: 'save and load',
  kind: 'break',
  atMoment({ game, state }) {
    const loaded = savedAndLoaded(state);
    if (stateHash(loaded) !== stateHash(state)) return 'the hash changes when the state is saved and loaded';
    const same = JSON.stringify(game.awaits(loaded)) === JSON.stringify(game.awaits(state));
    return same ? undefined : 'a saved and loaded state awaits something else';
  },
};

function firstImpure(value: unknown, path: string, seen: Set<object>): Complaint {
  if (typeof value === 'number')
    return Number.isInteger(value) && Math.abs(value) <= LARGEST ? undefined : `${path} is ${value}, not a whole number of 32 bits`;
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return undefined;
  if (typeof value !== 'object') return `${path} is ${typeof value}, not JSON`;
  if (seen.has(value)) return `${path} is a part of the state that another path leads to as well`;
  seen.add(value);
  return Array.isArray(value) ? firstImpureItem(value, path, seen) : firstImpureField(value, path, seen);
}

function firstImpureItem(values: readonly unknown[], path: string, seen: Set<object>): Complaint {
  const kinds = new Set(values.map(kindOf));
  if (kinds.size > 1) return `${path} mixes ${[...kinds].join(' and ')}`;
  for (let i = 0; i < values.length; i++) {
    const impure = firstImpure(values[i], `${path}[${i}]`, seen);
    if (impure) return impure;
  }
  return undefined;
}

function firstImpureField(value: object, path: string, seen: Set<object>): Complaint {
  if (Object.getPrototypeOf(value) !== Object.prototype) return `${path} is an instance of a class`;
  for (const [key, held] of Object.entries(value)) {
    const impure = firstImpure(held, `${path}.${key}`, seen);
    if (impure) return impure;
  }
  return undefined;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
