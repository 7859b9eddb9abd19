import { unit as unitAction } from '@bocage/kernel';
import { type ReactNode, useMemo } from 'react';
import { useIsPhone } from '../lib/use-phone.js';
import { Counter } from '../ui/counter.js';
import { hexName } from './hex-text.js';
import { isAidOpen } from './inspecting.js';
import { picksOf } from './picks.js';
import { useController, useTable } from './table-context.js';

/** Attackers, losses, an exchange: everybody who can be taken, with a tick each. */
export function Candidates(): ReactNode {
  const { ui, picker } = useController();
  const shown = useTable((s) => s.shown);
  const picked = useTable((s) => s.picked);
  const isPhone = useIsPhone();
  const picks = useMemo(() => picksOf(ui, shown, picked), [ui, shown, picked]);
  const isOnPlan = useTable((s) => s.shown?.plan !== undefined && (isPhone || s.panel === 'inspector' || isAidOpen(s)));
  if (!picks || (picks.picking.onPlan && isOnPlan)) return null;
  const { picking, taken, open, all } = picks;
  return (
    <fieldset className="candidates">
      <legend>
        {picking.title} <small>{taken.length > 0 ? `${taken.length} of ${all.length} taken` : `${all.length} to choose from`}</small>
      </legend>
      {picking.all && all.length > 1 && (
        <div className="candidates-all">
          <button type="button" className="button small" aria-disabled={open.length === 0} onClick={() => void picker.takeAll()}>
            All
          </button>
          <button type="button" className="button small" aria-disabled={taken.length === 0} onClick={() => void picker.releaseAll()}>
            None
          </button>
        </div>
      )}
      <ul>
        {all.map((unit) =>
          picking.one ? <OneOf key={unit} unit={unit} /> : <Candidate key={unit} unit={unit} isTaken={!open.includes(unit)} />,
        )}
      </ul>
    </fieldset>
  );
}

function Candidate({ unit, isTaken }: { unit: number; isTaken: boolean }): ReactNode {
  const { picker } = useController();
  return (
    <Row unit={unit}>
      {(content) => (
        <label className="candidate">
          <input type="checkbox" data-pick={unit} checked={isTaken} onChange={() => void picker.toggle(unit)} />
          {content(isTaken ? 'none' : 'with it')}
        </label>
      )}
    </Row>
  );
}

/** A target, say: one press and it is chosen. */
function OneOf({ unit }: { unit: number }): ReactNode {
  const { hands, ui } = useController();
  const hex = useTable((s) => s.shown && ui.hexOf(s.shown.view, unit));
  const choose = () => (hex === undefined ? hands.tapBeside(unit) : hands.tapUnit(unit, hex));
  return (
    <Row unit={unit}>
      {(content) => (
        <button type="button" className="candidate one" data-pick={unit} onClick={choose}>
          {content('alone')}
        </button>
      )}
    </Row>
  );
}

type Told = 'none' | 'with it' | 'alone';

/** A counter with its name, where it is, and what choosing it would come to; pointing at it lights its hex. */
function Row({ unit, children }: { unit: number; children: (content: (told: Told) => ReactNode) => ReactNode }): ReactNode {
  const { ui, store, tools } = useController();
  const shown = useTable((s) => s.shown);
  const face = useMemo(() => shown && ui.face(shown.view, unit), [ui, shown, unit]);
  const odds = useMemo(() => (shown?.units.has(unit) ? ui.actionLabel(shown.view, unitAction(unit)).odds : undefined), [ui, shown, unit]);
  if (!shown || !face) return null;
  const hex = ui.hexOf(shown.view, unit);
  const point = (isIn: boolean) => {
    store.setState({ lit: isIn && hex !== undefined ? [hex] : [] });
    tools.lookAhead(isIn ? unit : undefined);
  };
  const content = (told: Told) => (
    <>
      <Counter face={face} size={38} />
      <span>
        <b>{face.name}</b>
        <small>{[face.factors, hex === undefined ? '' : hexName(ui, hex), ...face.marks].filter((part) => part !== '').join(' · ')}</small>
        {odds !== undefined && told !== 'none' && <small className="odds">{told === 'with it' ? `With it: ${odds}` : odds}</small>}
      </span>
    </>
  );
  return (
    <li onMouseEnter={() => point(true)} onMouseLeave={() => point(false)} onFocus={() => point(true)} onBlur={() => point(false)}>
      {children(content)}
    </li>
  );
}
