import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.js';
import { RichText } from '../ui/rich-text.js';
import { faceOf } from './forecast-figures.js';
import { ResultTable } from './forecast-panel.js';
import { useController, useTable } from './table-context.js';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

function Die({ face, sides }: { face: number; sides: number }): ReactNode {
  const pips = sides === 6 ? PIPS[face] : undefined;
  return (
    <svg className="die" viewBox="0 0 100 100" role="img" aria-label={`Die: ${face}`}>
      <rect x="4" y="4" width="92" height="92" rx="18" />
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x}-${y}`} cx={x} cy={y} r="9.5" />)
      ) : (
        <text x="50" y="68">
          {face}
        </text>
      )}
    </svg>
  );
}

/** The roll, large enough to savour, with the cell it hit; what was drawn, in words. */
export function DiceShow(): ReactNode {
  const { ui, store } = useController();
  const dice = useTable((s) => s.dice);
  if (!dice) return null;
  const { roll, result } = dice;
  const line = ui.rollLine(roll, result);
  const isDraw = roll.kind !== 'dice';
  return (
    <aside className={isDraw ? 'dice-show drawn' : 'dice-show'} key={dice.id} aria-label={isDraw ? 'Drawn' : 'Dice'}>
      <button
        type="button"
        className="button quiet icon dice-close"
        aria-label={isDraw ? 'Put the draw away' : 'Put the dice away'}
        onClick={() => store.setState({ dice: undefined })}
      >
        <Icon name="close" />
      </button>
      <div className="dice-row">
        {roll.kind === 'dice' && result.map((face, i) => <Die key={i.toString()} face={faceOf(roll.sides, face)} sides={roll.sides} />)}
        <p>
          <RichText text={line.text} />
        </p>
      </div>
      {dice.forecast && <ResultTable label="Where the dice fell on the table" forecast={dice.forecast} rolled={result} />}
    </aside>
  );
}
