import type { Board } from '@bocage/board';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { Icon, type IconName } from '../ui/icon.js';
import { type Beyond, beyondOf, type Side } from './beyond.js';
import { type Frame, frameOf } from './camera-work.js';
import type { TableController } from './controller.js';
import { askedHexes } from './situation.js';
import { useController, useTable } from './table-context.js';

/** More than this are a region that one sees go on. */
const MOST_TOLD = 80;
/** Counted when the camera has come to rest: nothing of this is done while it moves. */
const REST_MS = 160;
/** Height of what is told at an edge, CSS pixels. */
const CHIP = 40;

const ICONS: Readonly<Record<Side, IconName>> = { north: 'up', east: 'unfold', south: 'down', west: 'fold' };

/** At the edges of the map: how many choices lie out of sight that way, and the way to them. */
export function OffSight(): ReactNode {
  const table = useController();
  const [told, setTold] = useState<{ readonly beyond: readonly Beyond[]; readonly frame: Frame } | undefined>();
  const shown = useTable((s) => s.shown);
  const panel = useTable((s) => s.panel);
  const isReplay = useTable((s) => s.replay !== undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => setTold(isReplay ? undefined : countBeyond(table));
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(count, REST_MS);
    };
    if (shown && panel) later();
    table.onCamera = later;
    return () => {
      clearTimeout(timer);
      table.onCamera = undefined;
    };
  }, [table, shown, panel, isReplay]);
  if (!told) return null;
  return told.beyond.map(({ side, count, hex }) => (
    <button
      key={side}
      type="button"
      className="button off-sight"
      style={placeAt(side, told.frame)}
      aria-label={`${count} ${count === 1 ? 'choice' : 'choices'} out of sight to the ${side}: go there`}
      onClick={() => table.board?.camera.set({ ...table.ui.grid.centre(hex), scale: table.board.camera.view().scale }, 'glide')}
    >
      <Icon name={ICONS[side]} /> {count}
    </button>
  ));
}

function countBeyond({ board, shown, ui }: TableController): { readonly beyond: readonly Beyond[]; readonly frame: Frame } | undefined {
  if (!board || !shown?.isMine) return undefined;
  const hexes = askedHexes(ui, shown);
  if (hexes.length > MOST_TOLD) return undefined;
  const { frame, card, edges } = freeOf(board);
  const beyond = beyondOf(
    hexes.map((hex) => ({ hex, ...board.locate(hex) })),
    frame,
    card,
  );
  return beyond.length === 0 ? undefined : { beyond, frame: edges };
}

/** The map round the inspector, which lies on it as a card and hides no more than itself; `edges` is where something can be told. */
function freeOf(board: Board): { readonly frame: Frame; readonly card?: Frame; readonly edges: Frame } {
  const edges = frameOf(board);
  const card = document.querySelector('.side')?.getBoundingClientRect();
  if (!card) return { frame: edges, edges };
  const frame = { ...edges, right: board.canvas.getBoundingClientRect().right };
  return { frame, card, edges: card.bottom < (frame.top + frame.bottom) / 2 - CHIP ? frame : edges };
}

function placeAt(side: Side, { left, top, right, bottom }: Frame): CSSProperties {
  const [middle, half] = [(left + right) / 2, (top + bottom) / 2];
  const spots: Readonly<Record<Side, CSSProperties>> = {
    north: { left: middle, top: top + 8, transform: 'translateX(-50%)' },
    east: { left: right - 8, top: half, transform: 'translate(-100%, -50%)' },
    south: { left: middle, top: bottom - 8, transform: 'translate(-50%, -100%)' },
    west: { left: left + 8, top: half, transform: 'translateY(-50%)' },
  };
  return spots[side];
}
