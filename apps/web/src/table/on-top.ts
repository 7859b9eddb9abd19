import type { TableData } from './table-store.js';

type Shown = Pick<
  TableData,
  | 'dialog'
  | 'confirming'
  | 'isPlaying'
  | 'replay'
  | 'mode'
  | 'toast'
  | 'dice'
  | 'list'
  | 'panel'
  | 'drawer'
  | 'selectedHex'
  | 'formation'
  | 'overlay'
>;

/** Whatever can lie over the map, the topmost first: the order in which Esc takes it away. */
const LAYERS = [
  ['dialog', ({ dialog }) => dialog !== undefined],
  ['question', ({ confirming }) => confirming !== undefined],
  ['playback', ({ isPlaying }) => isPlaying],
  ['replay', ({ replay }) => replay !== undefined],
  ['mode', ({ mode }) => mode !== 'play'],
  ['remark', ({ toast }) => toast !== undefined],
  ['dice', ({ dice }) => dice !== undefined],
  ['fan', (_, fan) => fan >= 0],
  ['list', ({ list }) => list === 'shown'],
  ['rules', ({ panel }) => panel === 'rules'],
  ['drawer', ({ drawer }) => drawer !== undefined],
  ['selection', ({ panel, selectedHex }) => panel === 'inspector' || selectedHex !== undefined],
  ['formation', ({ formation }) => formation.length > 0],
  ['overlay', ({ overlay }) => overlay !== undefined],
] as const satisfies readonly (readonly [string, (now: Shown, fan: number) => boolean])[];

export type Layer = (typeof LAYERS)[number][0];

/** What lies on top and can be closed; `fan` is the hex whose stack is fanned out, −1 for none. Nothing of it is an undo. */
export function onTop(now: Shown, fan: number): Layer | undefined {
  return LAYERS.find(([, isThere]) => isThere(now, fan))?.[0];
}
