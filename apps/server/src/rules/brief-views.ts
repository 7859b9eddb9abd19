import { type Fingerprint, fingerprint, isSamePrint, type View } from '@bocage/kernel';

type Fields = Readonly<Record<string, unknown>>;
type Prints = Record<string, Fingerprint>;

/** The fields of both halves of a view as those who look through some seats last got them. */
export interface Seen {
  readonly open: Prints;
  readonly known: Prints;
}

/**
 * What is different in a view since it was last sent, field by field: one click changes a column or two of twenty. The
 * open half is the same for everybody, so it is looked at once.
 */
export class BriefViews {
  private openPrints: Prints | undefined;
  private readonly openTexts = new Map<string, string>();

  /** The state has changed. */
  reset(): void {
    this.openPrints = undefined;
    this.openTexts.clear();
  }

  seen({ open, known }: View): Seen {
    this.openPrints ??= printsOf(open as unknown as Fields);
    return { open: this.openPrints, known: printsOf(known as Fields) };
  }

  /** The changed fields of each half as JSON. */
  differences({ open, known }: View, before: Seen, now: Seen): { readonly open: string; readonly known: string } {
    const fields = known as Fields;
    return {
      open: changedFields(before.open, now.open, (field) => this.openText(open as unknown as Fields, field)),
      known: changedFields(before.known, now.known, (field) => JSON.stringify(fields[field])),
    };
  }

  private openText(open: Fields, field: string): string {
    let text = this.openTexts.get(field);
    if (text === undefined) {
      text = JSON.stringify(open[field]);
      this.openTexts.set(field, text);
    }
    return text;
  }
}

function printsOf(fields: Fields): Prints {
  const prints: Prints = {};
  for (const field in fields) if (fields[field] !== undefined) prints[field] = fingerprint(fields[field]);
  return prints;
}

function changedFields(before: Prints, now: Prints, textOf: (field: string) => string): string {
  const changed: string[] = [];
  for (const field in now) {
    const last = before[field];
    if (!last || !isSamePrint(last, now[field] as Fingerprint)) changed.push(`${JSON.stringify(field)}:${textOf(field)}`);
  }
  return `{${changed.join()}}`;
}
