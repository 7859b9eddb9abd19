import type { Invited } from '@bocage/protocol';
import { expect, it } from 'vitest';
import { invitedText, tokenOf } from './invited.js';

const invited: Invited = {
  table: 't',
  title: 'Tuesday',
  game: { id: 'normandy-1969', title: 'Normandy (1969)' },
  scenario: { id: 'campaign', title: 'The six days' },
  options: {},
  seat: { id: 'german', title: 'German', side: 'german' },
  host: 'Ann',
  hall: false,
  over: false,
  used: false,
};

it('an invitation says host, side, game and scenario', () => {
  expect(invitedText(invited)).toBe('Ann invites you to play German in Normandy (1969): The six days.');
});

it('spectators are invited to watch', () => {
  const { seat: _seat, ...watching } = invited;
  expect(invitedText(watching)).toBe('Ann invites you to watch Normandy (1969): The six days.');
});

it('a link ends in what it is known by', () => {
  expect(tokenOf('https://example.org/join/abc')).toBe('abc');
});
