import type { PackageMeta, Seat, SeatMeta } from '@bocage/kernel';
import scenarios from '../data/scenarios.json' with { type: 'json' };
import type { Scenarios } from './data/shapes.js';
import { type SeatOfTable, seatsOfWay } from './seats.js';
import { createTeams } from './teams.js';
import { DUEL, MEGA, STAFF } from './types.js';

const teams = createTeams({ scenarios: scenarios as Scenarios });
const byWay: readonly (readonly SeatOfTable[])[] = [DUEL, STAFF, MEGA].map((way) => seatsOfWay(teams, way));
const ids = (way: number): Seat[] => (byWay[way] as readonly SeatOfTable[]).map(({ id }) => id);
const seats: readonly SeatMeta[] = [...new Map(byWay.flat().map((seat) => [seat.id, seat])).values()];
const isControl = ({ id }: SeatMeta): boolean => id.startsWith('control');

export const meta: PackageMeta = {
  id: 'liberating-assault',
  title: 'The Liberating Assault',
  version: 4,
  published: 'After the players’ handbook of The Liberating Assault, D. Boundy, A. Evans and J. Wallman, 2004',
  seats,
  options: [
    {
      id: 'way',
      title: 'Way to play',
      section: '9.1',
      values: [
        { id: 'duel', title: 'Duel: a player a side', seats: ids(DUEL) },
        { id: 'staff', title: 'Staff game: a seat for each headquarters down to the corps', seats: ids(STAFF) },
        { id: 'mega', title: 'Megagame: a seat for every role', seats: ids(MEGA) },
      ],
    },
    {
      id: 'umpires',
      title: 'Umpires',
      section: '9.8',
      values: [
        {
          id: 'program',
          title: 'The program follows its default procedures',
          seats: seats.filter((seat) => !isControl(seat)).map(({ id }) => id),
        },
        { id: 'people', title: 'People have the control seats' },
      ],
    },
    {
      id: 'sight',
      title: 'Who sees the map',
      section: '9.5',
      values: [
        { id: 'roles', title: 'Each role what the handbook lets it see; both sides of a duel everything' },
        { id: 'whole', title: 'Everybody the whole map' },
      ],
    },
    {
      id: 'orders',
      title: 'Orders',
      section: '4.5',
      values: [
        { id: 'secret', title: 'Secret, turned up together' },
        { id: 'shown', title: 'Seen as they are placed' },
      ],
    },
  ],
  longestGame: 250_000,
  levels: ['random', 'greedy'],
};
