import { type FormEvent, type ReactNode, useState } from 'react';
import { Icon } from '../ui/icon.js';

/** As long as a table may be called on the server. */
export const LONGEST_TITLE = 80;

export function RenameButton({ title, onRename }: { title: string; onRename: (title: string) => void }): ReactNode {
  const [text, setText] = useState<string>();
  if (text === undefined) {
    return (
      <button type="button" className="button quiet icon" aria-label={`Rename ${title}`} title="Rename" onClick={() => setText(title)}>
        <Icon name="pen" />
      </button>
    );
  }
  const save = (event: FormEvent) => {
    event.preventDefault();
    const name = text.trim();
    if (name !== '') onRename(name);
    setText(undefined);
  };
  return (
    <form className="rename" onSubmit={save}>
      <input
        className="input"
        aria-label="New name"
        ref={focusOnce}
        maxLength={LONGEST_TITLE}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setText(undefined)}
      />
      <button type="submit" className="button">
        Rename
      </button>
    </form>
  );
}

/** Stable, so that React calls it when the field appears and not again. */
function focusOnce(field: HTMLInputElement | null): void {
  field?.select();
}
