import type { Seat } from '@bocage/kernel';
import { ALLIED, type Command, type Side } from '../src/types.js';

const SEATS: Readonly<Record<Seat, string>> = {
  allied: 'the Allies',
  us: 'the Americans',
  british: 'the British',
  german: 'the Germans',
};

/** Who sits there, as a sentence names him. */
export const seatName = (seat: Seat): string => SEATS[seat] ?? seat;

const COMMANDS: readonly string[] = ['the Americans', 'the British', 'the Germans'];

/** §5.0 Who activates together: French go with the Americans, Canadians and Poles with the British. */
export const commandName = (command: Command): string => COMMANDS[command] as string;

const ADJECTIVES: readonly string[] = ['US', 'British', 'German'];

/** "US", "British", "German". */
export const commandAdjective = (command: Command): string => ADJECTIVES[command] as string;

export const sideName = (side: Side): string => (side === ALLIED ? 'the Allies' : 'the Germans');
export const sideAdjective = (side: Side): string => (side === ALLIED ? 'Allied' : 'German');
