// The Liberating Assault as the only game of a server: what benches and tests of halls play.
import { game } from '@bocage/liberating-assault';

export const games = [game];
