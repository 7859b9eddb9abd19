import { type ReactNode, useState } from 'react';
import { useIsPhone } from '../lib/use-phone.js';
import { Dialog } from '../ui/dialog.js';
import { COMMANDS, type Command } from './key-map.js';
import { useController } from './table-context.js';

type Lines = readonly (readonly [string, string])[];

const HANDS = { mouse: 'Mouse', touch: 'Touch', keys: 'Keys' } as const;
type Hand = keyof typeof HANDS;

const MOUSE: Lines = [
  ['Click', 'Choose a counter with a bright rim, or a hex that is marked. Elsewhere: look, and read why it cannot be chosen'],
  ['Click a stack', 'It fans out: click the counter you want'],
  ['Drag a counter', 'Carry it to where it is to go, and let go'],
  ['Shift', 'With a click or a drag: the whole stack, all of a kind that find room, or everybody who can join an attack'],
  ['Right click', 'Look at a hex without choosing it'],
  ['Drag the map', 'Move it'],
  ['Wheel', 'Zoom to where the pointer is'],
  ['Rest on a hex', 'The way there and what it costs'],
  ['Rest on a log line', 'Shows where that was'],
];

const TOUCH: Lines = [
  ['Tap', 'Choose a counter with a bright rim, or a hex that is marked'],
  ['Tap a stack', 'It fans out: tap the counter you want, or the last card for all of them'],
  ['Drag a counter', 'Once it is chosen: carry it to where it is to go'],
  ['Press long', 'Look at a hex without choosing it'],
  ['One finger', 'Move the map'],
  ['Two fingers', 'Zoom the map'],
  ['Tap a tab again', 'The sheet goes up, and down again'],
  ['Act · Stack · Log · Charts', 'The decision, what you look at, what happened, and boxes, charts and keys'],
];

const MAP_KEYS: Lines = [
  ['Arrows', 'Walk the hexes (with the map in focus)'],
  ['Tab', 'Walk the legal choices on the map'],
  ['Enter', 'Choose'],
  ['Space', 'Inspect'],
  ['+ −', 'Zoom'],
  ['0', 'Whole map'],
  ['F6', 'On to the decision, the log, the inspector …'],
];

const LONG_KEY = 8;

/** The same in every game. */
const GAME_KEYS: Lines = [
  ['E', 'End the step, or pass'],
  ['D', 'Declare the attack'],
  ['1 … 9', 'The other buttons, in their order'],
];

export function HelpDialog({ onClose }: { onClose: () => void }): ReactNode {
  const phone = useIsPhone();
  const [hand, setHand] = useState<Hand>(phone ? 'touch' : 'mouse');
  return (
    <Dialog title="Help" onClose={onClose} wide>
      <fieldset className="choices help-hands">
        <legend className="visually-hidden">Help for</legend>
        {(Object.keys(HANDS) as Hand[]).map((one) => (
          <label key={one} className="choice">
            <input type="radio" name="help-hand" checked={hand === one} onChange={() => setHand(one)} />
            <span>{HANDS[one]}</span>
          </label>
        ))}
      </fieldset>
      <div className="help">
        {hand === 'mouse' && <Part title="With the mouse" lines={MOUSE} />}
        {hand === 'touch' && <Part title="With the fingers" lines={TOUCH} />}
        {hand === 'keys' && <Keys />}
        {hand !== 'keys' && <WhereToFind />}
      </div>
    </Dialog>
  );
}

/** What people look for, each one click away. */
function WhereToFind(): ReactNode {
  const table = useController();
  const go = (what: () => void) => () => {
    table.store.setState({ dialog: undefined });
    what();
  };
  return (
    <section>
      <h3>Where to find</h3>
      <div className="help-links">
        <button type="button" className="button" onClick={go(() => table.openRules(table.ui.winning))}>
          How you win
        </button>
        <button type="button" className="button" onClick={go(() => table.openRules())}>
          The rulebook
        </button>
        <button
          type="button"
          className="button"
          onClick={go(() => table.store.setState({ drawer: 'counter-key', tab: 'charts', panel: 'none' }))}
        >
          What is on the counters
        </button>
        <button
          type="button"
          className="button"
          onClick={go(() => table.store.setState({ drawer: 'map-key', tab: 'charts', panel: 'none' }))}
        >
          What is on the map
        </button>
      </div>
      <p className="note">
        Undo takes back what you did, until a die was rolled or something secret was seen. Nothing you click is final before that.
      </p>
    </section>
  );
}

function Keys(): ReactNode {
  const { ui } = useController();
  const always = (Object.keys(COMMANDS) as Command[]).map((command): readonly [string, string] => {
    const { key, label } = COMMANDS[command];
    return [key === 'Escape' ? 'Esc' : key.toUpperCase(), label];
  });
  return (
    <>
      <section>
        <Part title="On the map" lines={MAP_KEYS} />
        <Part title="Decisions" lines={GAME_KEYS} />
        <Part title="Overlays" lines={ui.overlays.map(({ key, title }) => [key.toUpperCase(), title] as const)} />
      </section>
      <section>
        <Part title="Always at hand" lines={always} />
        <p className="note">The buttons of a decision show their own keys; those come first.</p>
      </section>
    </>
  );
}

function Part({ title, lines }: { title: string; lines: Lines }): ReactNode {
  return (
    <section>
      <h3>{title}</h3>
      <dl className={lines.some(([key]) => key.length > LONG_KEY) ? 'keys wide' : 'keys'}>
        {lines.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
