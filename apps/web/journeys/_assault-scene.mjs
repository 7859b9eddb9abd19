// Who plays The Liberating Assault in its journey, where the 101st comes down, and what is written about it.
import { game } from '@bocage/liberating-assault';
import { createUi } from '@bocage/liberating-assault/ui';

const module = game.create(game.data);
const ui = createUi(module);
export const { data, roster, formations, teams, grid, ground } = module.world;
export const unitOf = (id) => roster.ids.get(id);
/** Every hex by the name it has in the map as a list. */
export const hexes = new Map(Array.from({ length: grid.size }, (_, hex) => [`Hex ${ui.hexName(hex)}`, hex]));

/** The 101st comes down beside a German regiment: its umpire sees to that, whatever the dice say. */
export const FIELD = grid.parse('0805');
export const PARATROOPS = ['501', '502', '506', '327'].map((number) => unitOf(`us-101-${number}`));
export const GRENADIERS = unitOf('ge-709-729');
export const DEFENDED = roster.start[GRENADIERS].hex;
export const LETTER = `We attack the 729th at ${ui.hexName(DEFENDED).slice(0, 4)} with all we have`;
export const REASON = 'Smoke and a wrong bridge: the 729th is shaken, the 101st finds together';

export const SEATS = {
  quartermaster: { name: 'Graham', seats: ['army-group-supplies'] },
  corps: { name: 'Collins', seats: ['us-vii-commander', 'us-vii-supplies', 'us-vii-liaison'] },
  airborne: { name: 'Taylor', seats: ['us-101-operations'] },
  infantry: { name: 'Robertson', seats: ['us-2-operations'], phone: true },
  german: { name: 'Schlieben', seats: ['ge-709-commander', 'ge-91-commander'] },
};
