import { expect, test } from 'vitest';
import { dismissable, isRightBelow, seniorSeats } from '../../src/rules/dismissal.js';
import { Play } from '../play.js';
import { position } from '../position.js';

// §9.7
test('seniors have the teams right below them, and those that play a division of theirs', () => {
  const at = position({});
  const below = (senior: string, junior: string): boolean => isRightBelow(at.world, at.open, at.team(senior), at.team(junior));
  expect([
    below('army-group', 'us-army'),
    below('us-army', 'us-v'),
    below('us-v', 'us-1'),
    below('us-army', 'us-1'),
    below('us-v', 'br-50'),
  ]).toEqual([true, true, true, false, false]);
  at.open.command[at.formation('br-50')] = at.team('br-i');
  expect(below('br-i', 'br-50')).toBe(true);
});

// §9.7
test('only commanders above the divisions can ask, and only where there is an umpire to agree', () => {
  const hall = position({ options: { way: 'mega', umpires: 'people' } });
  expect(dismissable(hall.world, hall.open, 'us-v-commander')).toEqual(
    expect.arrayContaining(['us-1-commander', 'us-1-operations', 'us-29-liaison']),
  );
  expect(dismissable(hall.world, hall.open, 'us-v-commander').some((seat) => seat.startsWith('us-v') || seat.startsWith('br-'))).toBe(
    false,
  );
  expect([dismissable(hall.world, hall.open, 'us-v-supplies'), dismissable(hall.world, hall.open, 'us-1-commander')]).toEqual([[], []]);
  for (const options of [{ way: 'mega' }, { umpires: 'people' }] as const) {
    const at = position({ options });
    expect(seniorSeats(at.world, at.open)).toEqual([]);
  }
  const staff = position({ options: { way: 'staff', umpires: 'people' } });
  expect(dismissable(staff.world, staff.open, 'us-army')).toContain('us-vii');
  expect(dismissable(staff.world, staff.open, 'us-vii')).toEqual([]);
});

function asking(): Play {
  const play = new Play({ way: 'mega', umpires: 'people' });
  play.until('retrieve').as('us-v-commander', 'dismiss:us-1-operations');
  expect(play.offered('us-v-commander')).toEqual(['done']);
  for (const seat of [...play.asked]) play.as(seat, 'done');
  return play;
}

// §9.7
test('a dismissal is asked for at the end of a turn and needs control’s consent', () => {
  const play = asking();
  expect([play.step, play.asked, play.offered('control-game')]).toEqual(['consent', ['control-game'], ['agree', 'refuse']]);
  play.as('control-game', 'agree');
  expect(play.told('dismissed')).toEqual([
    { event: 'dismissed', section: '9.7', seat: 'us-1-operations', by: 'us-v-commander', vacates: 'us-1-operations' },
  ]);
  expect([play.step, play.open.turn]).toEqual(['ruling', 2]);
});

// §9.7
test('without consent nobody is dismissed', () => {
  const play = asking().as('control-game', 'refuse');
  expect(play.events.map(({ event }) => event)).not.toContain('dismissed');
  expect(play.events.find(({ event }) => event === 'kept')).toMatchObject({ seat: 'us-1-operations', by: 'us-v-commander' });
});
