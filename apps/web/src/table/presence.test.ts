import { expect, it } from 'vitest';
import { dotOf, presenceOf, spectatorsOf, vacantSeats } from './presence.js';

it('says who sits there, and whether they are here', () => {
  expect(presenceOf({ held: 'human', name: 'Ann', online: true })).toBe('Ann · here');
  expect(presenceOf({ held: 'human', name: 'Ann', online: false })).toBe('Ann · away');
  expect(presenceOf({ held: 'open', name: '', online: false })).toBe('nobody yet');
  expect(presenceOf({ held: 'me', name: 'Ben', online: true })).toBe('you');
});

it('has a ring for whoever is away, and a dot for the others', () => {
  expect(dotOf({ held: 'human', online: false })).toBe('dot away');
  expect(dotOf({ held: 'human', online: true })).toBe('dot');
  expect(dotOf({ held: 'computer', online: false })).toBe('dot');
});

it('counts as spectators who has a place and no seat, but not who opened the table', () => {
  const person = (name: string, seats: readonly string[] = []) => ({ person: name, name, online: true, seats });
  const people = [{ ...person('Host'), owner: true as const }, person('Bob', ['german']), person('Eve')];
  expect(spectatorsOf(people).map(({ name }) => name)).toEqual(['Eve']);
});

it('names the seats nobody has taken yet, not those of who is only away', () => {
  const seats = [
    { held: 'me', title: 'Allied' },
    { held: 'human', title: 'British' },
    { held: 'open', title: 'German' },
  ] as const;
  expect(vacantSeats(seats)).toEqual(['German']);
});
