import { type ChangeEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { errorText } from '../lib/error-text.js';

/** Puts a saved game back on the table. */
export function LoadFile(): ReactNode {
  const [problem, setProblem] = useState<string>();
  const [, go] = useLocation();
  const load = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    setProblem(undefined);
    try {
      const { loadSave } = await import('../tables/local/start-local.js');
      const loaded = await loadSave(await file.text());
      if (loaded.ok) go(loaded.path, loaded.view ? { state: loaded.view } : {});
      else setProblem(loaded.message);
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  return (
    <div className="load">
      <label className="button">
        Load a saved game
        <input type="file" accept=".json,application/json" className="visually-hidden" onChange={(event) => void load(event)} />
      </label>
      {problem !== undefined && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </div>
  );
}
