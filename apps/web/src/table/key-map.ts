import type { ActionLabel, Overlay } from '@bocage/board';

/** What a key can mean at the table besides the game's own words and overlays. */
export const COMMANDS = {
  help: { key: '?', label: 'Help: mouse, touch, keys' },
  next: { key: 'n', label: 'Next unit that can act' },
  find: { key: '/', label: 'Find a unit or a hex' },
  counters: { key: 'h', label: 'Hide or show all counters' },
  formation: { key: 'g', label: 'Highlight the formation' },
  ruler: { key: 'm', label: 'Measure a range' },
  plan: { key: 'p', label: 'Draw a planning arrow' },
  list: { key: 'l', label: 'Show the map as a list' },
  centre: { key: 'c', label: 'Go to what is being decided' },
  rail: { key: '[', label: 'Fold or unfold the left panel' },
  rules: { key: 'b', label: 'Open the rulebook' },
  orders: { key: '!', label: 'Standing orders' },
  recap: { key: 'w', label: 'What happened since my last turn' },
  settings: { key: ',', label: 'Settings' },
  back: { key: 'Escape', label: 'Close what lies on top' },
  undo: { key: 'z', label: 'Undo what was played last' },
} as const;

export type Command = keyof typeof COMMANDS;

export type KeyMeaning =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'overlay'; readonly id: string }
  | { readonly kind: 'command'; readonly command: Command };

export interface KeyContext {
  readonly words: readonly { readonly word: string; readonly label: ActionLabel }[];
  readonly overlays: readonly Overlay[];
}

/** The game's words come first, then its overlays, then the table's own commands. */
export function meaningOf(key: string, { words, overlays }: KeyContext): KeyMeaning | undefined {
  const same = (other: string | undefined) => other !== undefined && other.toLowerCase() === key.toLowerCase();
  const found = words.find(({ label }) => same(label.key));
  if (found) return { kind: 'word', word: found.word };
  const overlay = overlays.find((one) => same(one.key));
  if (overlay) return { kind: 'overlay', id: overlay.id };
  const command = (Object.keys(COMMANDS) as Command[]).find((name) => same(COMMANDS[name].key));
  return command ? { kind: 'command', command } : undefined;
}

/** Every label with a key that no other label of the list has: a game's own keys first, then free digits and letters. */
export function withKeys<L extends ActionLabel>(labels: readonly L[]): readonly (L & { readonly key?: string })[] {
  const taken = new Set(labels.flatMap((label) => (label.key === undefined ? [] : [label.key.toLowerCase()])));
  const free = [...'123456789'].filter((digit) => !taken.has(digit));
  const seen = new Set<string>();
  return labels.map((label) => {
    const own = label.key?.toLowerCase();
    if (own !== undefined && !seen.has(own)) {
      seen.add(own);
      return label;
    }
    const key = free.shift();
    const { key: _own, ...rest } = label;
    return (key === undefined ? rest : { ...rest, key }) as L;
  });
}
