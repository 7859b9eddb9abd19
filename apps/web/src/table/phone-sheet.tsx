import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ChatPanel } from './chat-panel.js';
import { DeskPanel } from './desk-panel.js';
import { useDrawers } from './drawers.js';
import { Inspector } from './inspector.js';
import { LettersPanel } from './letters-panel.js';
import { LogPanel } from './log-panel.js';
import { PhoneTools } from './phone-tools.js';
import { PlanPanel } from './plan-panel.js';
import { DeskFoot, PromptPanel } from './prompt-panel.js';
import { RulesSheet } from './rules-sheet.js';
import { useController, useTable } from './table-context.js';
import type { SheetTab } from './table-store.js';

const TABS: readonly (readonly [SheetTab, string])[] = [
  ['act', 'Act'],
  ['desk', 'Desk'],
  ['stack', 'Stack'],
  ['log', 'Log'],
  ['mail', 'Mail'],
  ['charts', 'Charts'],
];

/** The phone: one sheet from below with everything that is not the map. */
export function PhoneSheet(): ReactNode {
  const { store, source, ui } = useController();
  const tab = useTable((s) => s.tab);
  const isHall = useTable((s) => s.live?.info.hall !== undefined);
  // A replay is watched on the map.
  const isReplay = useTable((s) => s.replay !== undefined);
  const [height, setHeight] = useState<'low' | 'high'>('low');
  const body = useAtTop(tab);
  const hasPlan = useTable((s) => s.shown?.plan !== undefined);
  useBackFromPlan(tab === 'desk' && !ui.desk);
  const tabs = TABS.filter(([id]) => (id !== 'desk' || ui.desk || ui.plan) && (id !== 'mail' || isHall)).map(
    ([id, title]) => [id, id === 'desk' && !ui.desk ? 'Plan' : title] as const,
  );
  const choose = (next: SheetTab) => {
    setHeight(next === tab && height === 'low' ? 'high' : 'low');
    store.setState({ tab: next, ...(next === 'charts' ? {} : { panel: 'inspector' as const }) });
  };
  return (
    <section className={`sheet ${isReplay ? 'low' : height}`} data-inset="bottom" aria-label="Sheet">
      <div className="sheet-tabs" role="tablist" aria-label="Sheet" style={{ gridTemplateColumns: `repeat(${tabs.length}, 1fr)` }}>
        {tabs.map(([id, title]) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={tab === id}
            aria-controls="sheet-body"
            onClick={() => choose(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div ref={body} className="sheet-body" id="sheet-body" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {tab === 'act' && (
          <>
            <PromptPanel />
            <PhoneTools />
          </>
        )}
        {tab === 'desk' && (
          <>
            {ui.desk && <DeskPanel />}
            <PlanPanel />
            {!ui.desk && !hasPlan && <p className="empty">There is nothing to plan for this decision.</p>}
            <DeskFoot />
          </>
        )}
        {tab === 'stack' && <Inspector />}
        {tab === 'log' && (
          <>
            <LogPanel />
            {source.abilities.chat && !isHall && <ChatPanel />}
          </>
        )}
        {tab === 'mail' && <LettersPanel />}
        {tab === 'charts' && <ChartsTab />}
      </div>
    </section>
  );
}

/** When the plan that was looked at is done with, the next question is asked on the first page. */
function useBackFromPlan(isOnPlan: boolean): void {
  const { store } = useController();
  const isPlanned = useTable((s) => (s.shown?.isMine ? s.shown.plan !== undefined : undefined));
  // Who sits down after another begins as if his plan had just gone.
  const before = useRef<boolean | undefined>(true);
  useEffect(() => {
    if (isPlanned === undefined) return;
    if (isOnPlan && before.current === true && !isPlanned) store.setState({ tab: 'act' });
    before.current = isPlanned;
  }, [isOnPlan, isPlanned, store]);
}

/** A new sheet, and on the first one a new question, is read from its top. */
function useAtTop(tab: SheetTab): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  const asked = useTable((s) => s.shown?.prompt.text);
  const page = tab === 'act' ? `${tab} ${asked}` : tab;
  // Before the log goes to its end.
  useLayoutEffect(() => {
    if (page !== '') body.current?.scrollTo(0, 0);
  }, [page]);
  return body;
}

/** Stable, so that React calls it when a drawer was asked for and not again. */
function toTop(drawer: HTMLElement | null): void {
  drawer?.scrollIntoView({ block: 'start' });
}

function ChartsTab(): ReactNode {
  const drawers = useDrawers();
  const isRules = useTable((s) => s.panel === 'rules');
  const opened = useTable((s) => s.drawer);
  if (isRules) return <RulesSheet />;
  return drawers.map(({ id, title, count, body }) => (
    <details key={id} className="phone-drawer" open={opened === id} ref={opened === id ? toTop : undefined}>
      <summary>
        {title} {count !== undefined && count > 0 && <span className="badge">{count}</span>}
      </summary>
      {body()}
    </details>
  ));
}
