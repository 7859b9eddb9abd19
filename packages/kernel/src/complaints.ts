import type { DataComplaint } from './contract.js';

/** Says what is wrong with a game's data, and where. */
export type Say = (file: string, path: string, reason: string) => void;

const MOST = 50;

/** A list of complaints and how to add to it; it stops listening after enough, so a hostile file cannot fill memory. */
export function createComplaints(): { readonly complaints: readonly DataComplaint[]; readonly say: Say } {
  const complaints: DataComplaint[] = [];
  return {
    complaints,
    say(file, path, reason) {
      if (complaints.length < MOST) complaints.push({ file, path, reason });
    },
  };
}
