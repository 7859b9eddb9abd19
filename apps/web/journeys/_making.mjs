// What a server is given that opens tables for a game in the making.
import { game } from '@bocage/greatest-day';

export const games = [game];
