import type { Picture, SavedView } from '@bocage/protocol';
import { saveName } from '../lib/save-name.js';
import type { SaveFile, SourceAnswer, TableSource, TableState } from './table-source.js';

export function isViewFile(json: unknown): json is SavedView {
  if (typeof json !== 'object' || json === null) return false;
  const { format, table, picture, told } = json as Partial<SavedView>;
  return format === 'bocage-view-1' && typeof table?.header?.game === 'string' && Array.isArray(picture?.seats) && Array.isArray(told);
}

const LOOK_ONLY: SourceAnswer = { ok: false, code: 'look-only', message: 'This is a saved view: it can be looked at and not played on.' };

export class FileSource implements TableSource {
  readonly abilities = { chat: false, alone: false, wholeSave: false };
  private readonly file: SavedView;

  constructor(file: SavedView) {
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
  save = (): Promise<SaveFile> => Promise.resolve({ name: saveName(this.file.table.title, 'view'), json: this.file });
  look(): void {}
  label(): void {}
  close(): void {}
}
