import type { ReactNode } from 'react';
import { useIsPhone } from '../lib/use-phone.js';
import { Icon } from '../ui/icon.js';
import { OpenSection } from '../ui/rich-text.js';
import { BoardView } from './board-view.js';
import { ChatPanel } from './chat-panel.js';
import { Curtain } from './curtain.js';
import { DeskSide } from './desk-side.js';
import { Dialogs } from './dialogs.js';
import { DiceShow } from './dice-show.js';
import { Drawers } from './drawers.js';
import { useGuideStep } from './guide-card.js';
import { HexList } from './hex-list.js';
import { InspectorSide } from './inspector-side.js';
import { LettersPanel } from './letters-panel.js';
import { LogPanel } from './log-panel.js';
import { ModeBar } from './mode-bar.js';
import { Notices } from './notices.js';
import { OffSight } from './off-sight.js';
import { PhoneSheet } from './phone-sheet.js';
import { PromptPanel } from './prompt-panel.js';
import { ReplayBar } from './replay-bar.js';
import { RulesSheet } from './rules-sheet.js';
import { useController, useTable } from './table-context.js';
import { TopBar } from './top-bar.js';
import { useKeys } from './use-keys.js';
import { useOwnZoom } from './use-own-zoom.js';
import { useRing } from './use-ring.js';
import { useTitle } from './use-title.js';

/** The whole table: the map fills the window, panels lie around it. */
export function TableLayout(): ReactNode {
  const table = useController();
  const curtain = useTable((s) => s.live?.curtain);
  const phone = useIsPhone();
  const points = useGuideStep()?.points;
  useKeys();
  useTitle();
  useRing();
  useOwnZoom();
  if (curtain !== undefined) return <Curtain />;
  return (
    <OpenSection.Provider value={(section) => table.openRules(section)}>
      <div className={phone ? 'table phone' : table.ui.desk ? 'table with-desk' : 'table'} data-points={points}>
        <TopBar />
        <main className="stage">
          <h1 className="visually-hidden">{table.ui.game.meta.title}</h1>
          <BoardView />
          <OffSight />
          <HexList />
        </main>
        {phone ? <PhoneSheet /> : <Desk />}
        <ModeBar />
        <DiceShow />
        <ReplayBar />
        <Notices />
        <Dialogs />
      </div>
    </OpenSection.Provider>
  );
}

function Desk(): ReactNode {
  return (
    <>
      <Rail />
      <Side />
      <Drawers />
    </>
  );
}

function Rail(): ReactNode {
  const { tools, store, source } = useController();
  const rail = useTable((s) => s.rail);
  const hasRecap = useTable((s) => s.lastTurn > 0);
  const below = useTable((s) => s.below);
  const isHall = useTable((s) => s.live?.info.hall !== undefined);
  if (rail === 'folded') {
    return (
      <aside className="rail folded" data-inset="left" aria-label="Decision and log">
        <button type="button" className="button quiet icon" aria-label="Unfold the panel" onClick={() => tools.run('rail')}>
          <Icon name="unfold" />
        </button>
        <PromptPanel />
      </aside>
    );
  }
  return (
    <aside className="rail" data-inset="left" aria-label="Decision and log">
      <PromptPanel />
      <div className="rail-head">
        {isHall ? <BelowTabs /> : <h2>Log</h2>}
        {hasRecap && (
          <button
            type="button"
            className="button quiet small"
            title="Play what happened since my last turn (w)"
            aria-label="Since my turn: play what happened"
            onClick={() => tools.run('recap')}
          >
            <Icon name="history" /> {!isHall && 'Since my turn'}
          </button>
        )}
        <button
          type="button"
          className="button quiet icon"
          aria-label="This table: save, replay, draw, resign"
          onClick={() => store.setState({ dialog: 'table' })}
        >
          <Icon name="flag" />
        </button>
        <button type="button" className="button quiet icon" aria-label="Fold the panel" onClick={() => tools.run('rail')}>
          <Icon name="fold" />
        </button>
      </div>
      {below === 'letters' && isHall ? <LettersPanel /> : <LogPanel />}
      {source.abilities.chat && !isHall && <ChatPanel />}
    </aside>
  );
}

/** In a hall the rail has two sheets: what happened, and what others write. */
function BelowTabs(): ReactNode {
  const { store } = useController();
  const below = useTable((s) => s.below);
  const unread = useTable((s) => Math.max(0, (s.live?.letters?.length ?? 0) - s.read));
  return (
    <div className="below-tabs" role="tablist" aria-label="Log and messages">
      <button type="button" role="tab" aria-selected={below === 'log'} onClick={() => store.setState({ below: 'log' })}>
        Log
      </button>
      <button type="button" role="tab" aria-selected={below === 'letters'} onClick={() => store.setState({ below: 'letters' })}>
        Messages {unread > 0 && <span className="badge">{unread}</span>}
      </button>
    </div>
  );
}

function Side(): ReactNode {
  const { ui } = useController();
  const panel = useTable((s) => s.panel);
  return (
    <>
      {panel === 'rules' && (
        <aside className="side" data-inset="right" aria-label="Rules">
          <RulesSheet />
        </aside>
      )}
      {panel !== 'rules' && ui.desk && <DeskSide />}
      {panel !== 'rules' && !ui.desk && <InspectorSide />}
    </>
  );
}
