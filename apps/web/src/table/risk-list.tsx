import type { Risk } from '@bocage/board';
import type { ReactNode } from 'react';
import { RichText, SectionLink } from '../ui/rich-text.js';
import { useController } from './table-context.js';

/** What the main word would cost, said for as long as it is true. Where it would happen lights up on the map. */
export function RiskList({ risks }: { risks: readonly Risk[] }): ReactNode {
  if (risks.length === 0) return null;
  return (
    <section className="risks" aria-label="What it would cost">
      <h3>It would cost you</h3>
      <ul>
        {risks.map((risk) => (
          <RiskLine key={`${risk.text}${risk.hexes?.join()}`} risk={risk} />
        ))}
      </ul>
    </section>
  );
}

function RiskLine({ risk: { text, section, hexes = [] } }: { risk: Risk }): ReactNode {
  const { store, tools } = useController();
  const light = (lit: readonly number[]) => store.setState({ lit });
  const link = section !== undefined && !text.includes(`§${section}`) && <SectionLink section={section} />;
  if (hexes.length === 0)
    return (
      <li>
        <RichText text={text} /> {link}
      </li>
    );
  return (
    <li onMouseEnter={() => light(hexes)} onMouseLeave={() => light([])}>
      <button
        type="button"
        className="risk-go"
        title="Show it on the map"
        onFocus={() => light(hexes)}
        onBlur={() => light([])}
        onClick={() => tools.goTo(hexes[0] as number)}
      >
        {text}
      </button>{' '}
      {link}
    </li>
  );
}
