import { game as darkSummer } from '@bocage/dark-summer';
import type { GamePackage } from '@bocage/kernel';
import { game as liberatingAssault } from '@bocage/liberating-assault';
import { game as normandy1969 } from '@bocage/normandy-1969';
import { game as template } from '@bocage/template';

/** The games on this server's shelf. Each knows its own types; the server only the contract. */
export const games = [normandy1969, darkSummer, liberatingAssault, template] as unknown as readonly GamePackage[];
