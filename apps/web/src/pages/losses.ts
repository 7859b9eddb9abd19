import type { TableInfo } from '@bocage/protocol';

export const LOSS_HERE = 'Delete this game from this browser? Its moves and its replay are gone then; only a file you saved is left.';

/** What goes with a table on the server, and for whom. */
export function lossOnline({ seats, over }: Pick<TableInfo, 'seats' | 'over'>): string {
  const others = [...new Set(seats.filter(({ held }) => held === 'human').map(({ name }) => name))];
  const whom = others.length === 0 ? 'for everybody who looks on' : `also for ${others.join(', ')}`;
  const running = others.length > 0 && !over ? ' While others hold seats, the game has to be over first.' : '';
  return `Delete this table from the server? Its moves, replay and chat are gone then, ${whom}, and its links lead nowhere.${running}`;
}
