import type { GameMeta } from '@bocage/kernel';
import type { HallWish } from '@bocage/protocol';
import type { ReactNode } from 'react';
import { sittersOf } from './levels.js';

/** How a hall is run at first; whoever runs it can change all of it later. */
export const FIRST_HALL: HallWish = {
  clock: { seconds: 600, turnSeconds: 180, warnings: [120, 30], late: 'wait' },
  delay: 0,
  covers: 'nobody',
};

interface HallFieldsProps {
  readonly meta: GameMeta;
  readonly hall: HallWish;
  onChange(hall: HallWish): void;
}

export function HallFields({ meta, hall, onChange }: HallFieldsProps): ReactNode {
  const { clock } = hall;
  const minutes = clock ? Math.round(clock.seconds / 60) : 0;
  const setMinutes = (value: number) => {
    const { clock: before, ...rest } = hall;
    onChange(
      value <= 0 ? rest : { ...rest, clock: { ...(before ?? (FIRST_HALL.clock as NonNullable<HallWish['clock']>)), seconds: value * 60 } },
    );
  };
  return (
    <fieldset className="hall-fields">
      <legend>The hall: a clock, messages between seats, people who come late or change seats</legend>
      <label className="field">
        <span>Minutes for each step (0: no clock)</span>
        <input
          className="input"
          type="number"
          min={0}
          max={120}
          value={minutes}
          onChange={(event) => setMinutes(Number(event.target.value))}
        />
      </label>
      <label className="field">
        <span>Seats nobody holds</span>
        <select
          className="input"
          value={hall.covers}
          onChange={(event) => onChange({ ...hall, covers: event.target.value as NonNullable<HallWish['covers']> })}
        >
          {sittersOf(meta).map(({ id, sitter }) => (
            <option key={id} value={id}>
              are played by {sitter}
            </option>
          ))}
          <option value="nobody">wait for somebody</option>
        </select>
      </label>
      <label className="field">
        <span>Seconds a message is under way</span>
        <input
          className="input"
          type="number"
          min={0}
          max={3600}
          value={hall.delay}
          onChange={(event) => onChange({ ...hall, delay: Math.max(0, Number(event.target.value)) })}
        />
      </label>
    </fieldset>
  );
}
