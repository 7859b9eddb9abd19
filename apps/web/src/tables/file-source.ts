import type { Told } from '@bocage/kernel';
import type { Picture, TableInfo } from '@bocage/protocol';
import type { SaveFile, SourceAnswer, TableSource, TableState } from './table-source.js';

/** One side's view of a running game, as a server hands it out: to look at, not to play on. */
export interface ViewFile {
  readonly format: 'bocage-view-1';
  readonly table: TableInfo;
  readonly picture: Picture;
  readonly told: readonly Told[];
}

export function isViewFile(json: unknown): json is ViewFile {
  if (typeof json !== 'object' || json === null) return false;
  const { format, table, picture, told } = json as Partial<ViewFile>;
  return format === 'bocage-view-1' && typeof table?.header?.game === 'string' && Array.isArray(picture?.seats) && Array.isArray(told);
}

const LOOK_ONLY: SourceAnswer = { ok: false, code: 'look-only', message: 'This is a saved view: it can be looked at and not played on.' };

export class FileSource implements TableSource {
  readonly abilities = { chat: false, alone: false, wholeSave: false };
  private readonly file: ViewFile;

  constructor(file: ViewFile) {
    this.file = file;
  }

  subscribe(listener: (state: TableState) => void): () => void {
    const { table: info, picture, told } = this.file;
    const awaits = picture.awaits.kind === 'seats' ? { ...picture.awaits, seats: [] } : picture.awaits;
    listener({ info, picture: { ...picture, awaits, undo: {} }, told, chat: [], proposals: [], connection: 'here' });
    return () => {};
  }

  act = () => Promise.resolve(LOOK_ONLY);
  undo = () => Promise.resolve(LOOK_ONLY);
  propose = () => Promise.resolve(LOOK_ONLY);
  answer = () => Promise.resolve(LOOK_ONLY);
  resign = () => Promise.resolve(LOOK_ONLY);
  say = () => Promise.resolve(LOOK_ONLY);
  enterRoll = () => Promise.resolve(LOOK_ONLY);
  viewAt = (): Promise<Picture | undefined> => Promise.resolve(undefined);
  save = (): Promise<SaveFile> => Promise.resolve({ name: 'view.bocage.json', json: this.file });
  look(): void {}
  label(): void {}
  close(): void {}
}
