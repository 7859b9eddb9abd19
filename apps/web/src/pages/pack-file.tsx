import type { Json } from '@bocage/kernel';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { loadRules } from '../games/load-rules.js';
import { errorText } from '../lib/error-text.js';

export type PackData = Readonly<Record<string, Json>>;

interface PackFileProps {
  readonly game: string;
  readonly onPack: (pack: PackData | undefined) => void;
}

/** Figures from the printed game, laid over ours; checked before anything is played with them. */
export function PackFile({ game, onPack }: PackFileProps): ReactNode {
  const [said, setSaid] = useState<string>();
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    onPack(undefined);
    setSaid(undefined);
    if (!file) return;
    try {
      const pack = JSON.parse(await file.text()) as PackData;
      await loadRules(game, pack);
      onPack(pack);
      setSaid('This pack can be played with.');
    } catch (error) {
      setSaid(errorText(error));
    }
  };
  return (
    <details className="pack">
      <summary>Play with a data pack</summary>
      <label className="field">
        <span>A JSON file with your own figures</span>
        <input className="input" type="file" accept=".json,application/json" onChange={(event) => void read(event)} />
      </label>
      {said !== undefined && <output>{said}</output>}
    </details>
  );
}
