export type SectionKind = 'rule' | 'data' | 'narrative';

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly kind: SectionKind;
  /** Needed only by scenarios that are not there yet. */
  readonly waits: boolean;
}

export interface Citation {
  readonly id: string;
  readonly line: number;
}

const KINDS: readonly string[] = ['rule', 'data', 'narrative'];

const WAITS = 'waits';

/** A game's sections.csv: id, title (perhaps in quotes), kind, and `waits` for what the scenarios at hand do not need. */
export function parseSections(csv: string): Section[] {
  return csv
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [id = '', title = '', kind = '', waits = ''] = fields(line);
      if (!id || !KINDS.includes(kind) || (waits !== '' && waits !== WAITS)) throw new Error(`sections.csv: cannot read "${line}"`);
      return { id, title, kind: kind as SectionKind, waits: waits === WAITS };
    });
}

function fields(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, field = '']) =>
    field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field,
  );
}

/**
 * Every §id in a text. §C.1 is not found in §C.10, nor in §C.1.2; a full stop after an id ends the sentence. §4.5(1) cites the paragraph and
 * the section it belongs to.
 */
export function citationsIn(text: string): Citation[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(/§([A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*)(\([A-Za-z0-9]+\))?/g)].flatMap(([, id = '', part]) => {
      const line = index + 1;
      return part === undefined
        ? [{ id, line }]
        : [
            { id, line },
            { id: id + part, line },
          ];
    }),
  );
}
