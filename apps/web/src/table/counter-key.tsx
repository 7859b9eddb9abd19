import { type CounterFace, plainFace, SIZE_TITLES, SYMBOL_TITLES } from '@bocage/board';
import type { ReactNode } from 'react';
import { Counter } from '../ui/counter.js';
import { RichText } from '../ui/rich-text.js';
import { useController } from './table-context.js';

const SAMPLE = 96;
const SMALL = 46;
/** Size marks are small print. */
const LARGER = 64;

/** What everything on the counters of this game means: colours, symbols, sizes, figures and marks. */
export function CounterKeyPanel(): ReactNode {
  const { counterKey: key } = useController().ui;
  if (!key) return null;
  const { nation } = key.sample;
  return (
    <div className="counter-key">
      <section className="counter-key-sample">
        <Counter face={key.sample} size={SAMPLE} />
        <dl>
          {key.parts.map(({ part, text }) => (
            <div key={part}>
              <dt>{part}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Group
        title="Whose it is"
        lines={key.nations.map((one) => ({ face: plainFace({ nation: one.nation, symbol: key.symbols[0] as string }), text: one.title }))}
      />
      <Group
        title="Symbols"
        lines={key.symbols.map((symbol) => ({ face: plainFace({ nation, symbol }), text: SYMBOL_TITLES[symbol] ?? symbol }))}
      />
      <Group
        title="Sizes"
        size={LARGER}
        lines={key.sizes.map((size) => ({ face: plainFace({ nation, size }), text: SIZE_TITLES[size] ?? size }))}
      />
      <Group title="Marks" lines={key.marks.map(({ mark, text }) => ({ face: plainFace({ nation, marks: [mark] }), text }))} />
      <section className="counter-key-notes">
        {key.notes.map(({ text }) => (
          <p key={text}>
            <RichText text={text} />
          </p>
        ))}
        <p>A counter with a bright rim can be chosen now.</p>
      </section>
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly lines: readonly { readonly face: CounterFace; readonly text: string }[];
  readonly size?: number;
}

function Group({ title, lines, size = SMALL }: GroupProps): ReactNode {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ face, text }) => (
          <li key={text}>
            <Counter face={face} size={size} />
            <span>
              <RichText text={text} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
