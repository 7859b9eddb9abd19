import { applyPack, contentHash, type DataComplaint, type GameModule, type GamePackage, type Json } from '@bocage/kernel';
import type { ShelvedGame } from '../games.js';
import { Unusable } from './jobs.js';

const KEPT = 16;

export interface MadeModule {
  readonly module: GameModule;
  readonly dataHash: string;
  /** Only for data that is not the game's default. */
  readonly dataText?: string;
  /** The files the pack touches, whole: what a client lays over its own. */
  readonly pack?: Json;
}

/** As much as somebody mends before he tries again. */
const MOST_COMPLAINTS = 20;

function complain(complaints: readonly DataComplaint[], message: string): void {
  if (complaints.length > 0) throw new Unusable('bad-pack', message, complaints.slice(0, MOST_COMPLAINTS));
}

/** Modules by the content hash of their data: a table plays with the data it began with. */
export class Modules {
  private readonly games: ReadonlyMap<string, ShelvedGame>;
  private readonly made = new Map<string, GameModule>();

  constructor(games: ReadonlyMap<string, ShelvedGame>) {
    this.games = games;
  }

  /** The module a stored table is pinned to. */
  pinned(gameId: string, dataHash: string, dataText: string | undefined): GameModule {
    const shelved = this.shelved(gameId);
    const found = this.made.get(dataHash);
    if (found) return found;
    if (dataHash === shelved.dataHash) return this.keep(dataHash, shelved.game.create(shelved.game.data));
    if (!dataText) throw new Unusable('no-data', 'the data this table began with is missing');
    const data = JSON.parse(dataText) as Record<string, Json>;
    this.lint(shelved.game, data, 'this version cannot read the data the table began with');
    return this.keep(dataHash, shelved.game.create(data));
  }

  has(dataHash: string): boolean {
    return this.made.has(dataHash) || [...this.games.values()].some((shelved) => shelved.dataHash === dataHash);
  }

  /** The module for a new table: the default data, or with a pack laid over it. */
  fresh(gameId: string, packText: string | undefined): MadeModule {
    const { game, dataHash } = this.shelved(gameId);
    if (packText === undefined) return { module: this.pinned(gameId, dataHash, undefined), dataHash };
    const given = JSON.parse(packText) as Record<string, Json>;
    const { data, complaints } = applyPack(game.data, given);
    complain(complaints, 'the data pack cannot be used: correct what is listed');
    this.lint(game, data, 'the data pack cannot be played: correct what is listed');
    const hash = contentHash(data as Json);
    const module = this.made.get(hash) ?? this.keep(hash, game.create(data));
    const pack = Object.fromEntries(Object.keys(given).map((file) => [file, data[file] as Json]));
    return { module, dataHash: hash, dataText: JSON.stringify(data), pack };
  }

  private lint(game: GamePackage, data: Record<string, Json>, message: string): void {
    complain(game.lint(data), message);
  }

  private shelved(gameId: string): ShelvedGame {
    const found = this.games.get(gameId);
    if (!found) throw new Unusable('unknown-game', `this server has no game ${gameId}; it has ${[...this.games.keys()].join(', ')}`);
    return found;
  }

  private keep(hash: string, module: GameModule): GameModule {
    if (this.made.size >= KEPT) this.made.delete(this.made.keys().next().value as string);
    this.made.set(hash, module);
    return module;
  }
}
