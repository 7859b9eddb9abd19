import { type ReactNode, useId, useState } from 'react';
import { Dialog } from '../ui/dialog.js';
import { allow } from './allow.js';
import { type Settings, useSettings } from './settings-store.js';

type Choice<K extends keyof Settings> = {
  readonly key: K;
  readonly title: string;
  readonly values: readonly (readonly [Settings[K], string])[];
};
type AnyChoice = { [K in keyof Settings]: Choice<K> }[keyof Settings];

const CHOICES: readonly AnyChoice[] = [
  {
    key: 'theme',
    title: 'Light',
    values: [
      ['system', 'As the system'],
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
  },
  {
    key: 'textSize',
    title: 'Text size',
    values: [
      ['small', 'Small'],
      ['normal', 'Normal'],
      ['large', 'Large'],
      ['huge', 'Huge'],
    ],
  },
  {
    key: 'motion',
    title: 'Motion',
    values: [
      ['system', 'As the system'],
      ['full', 'Full'],
      ['reduced', 'Reduced'],
    ],
  },
  {
    key: 'palette',
    title: 'Colours',
    values: [
      ['standard', 'Period map'],
      ['colour-blind', 'Safe for colour-blind eyes'],
    ],
  },
  {
    key: 'camera',
    title: 'Camera',
    values: [
      ['follow', 'Goes to what is decided'],
      ['still', 'Stays where I put it'],
    ],
  },
  {
    key: 'glides',
    title: 'Moving counters',
    values: [
      ['all', 'All glide'],
      ['others', 'Only the other side’s'],
      ['none', 'Jump'],
    ],
  },
  {
    key: 'speed',
    title: 'The other side’s moves',
    values: [
      ['slow', 'Slow'],
      ['normal', 'Normal'],
      ['fast', 'Fast'],
      ['once', 'At once'],
    ],
  },
  {
    key: 'sound',
    title: 'Sound when it is my turn',
    values: [
      ['off', 'Off'],
      ['on', 'On'],
    ],
  },
  {
    key: 'notices',
    title: 'Message of the browser when it is my turn and I look elsewhere',
    values: [
      ['off', 'Off'],
      ['on', 'On'],
    ],
  },
  {
    key: 'confirmations',
    title: 'Before something of mine is lost for good',
    values: [
      ['ask', 'Ask again'],
      ['never', 'Just do it'],
    ],
  },
  {
    key: 'forced',
    title: 'When only one thing is possible',
    values: [
      ['off', 'Leave it to me'],
      ['choices', 'Do forced choices'],
      ['all', 'End phases too'],
    ],
  },
  {
    key: 'guide',
    title: 'Guided opening',
    values: [
      ['show', 'Show'],
      ['hide', 'Hide'],
    ],
  },
];

export function SettingsDialog({ onClose }: { onClose: () => void }): ReactNode {
  const name = useSettings((s) => s.name);
  const change = useSettings((s) => s.change);
  return (
    <Dialog title="Settings" onClose={onClose}>
      <div className="settings">
        {CHOICES.map((choice) => (
          <SettingRow key={choice.key} choice={choice} />
        ))}
        <label className="field">
          <span>Your name at online tables</span>
          <input className="input" maxLength={40} value={name} onChange={(event) => change({ name: event.target.value })} />
        </label>
      </div>
    </Dialog>
  );
}

function SettingRow({ choice }: { choice: AnyChoice }): ReactNode {
  const current = useSettings((s) => s[choice.key]);
  const change = useSettings((s) => s.change);
  const group = useId();
  const [problem, setProblem] = useState<string>();
  const choose = async (value: Settings[keyof Settings]) => {
    const why = await allow(choice.key, value);
    setProblem(why);
    if (why === undefined) change({ [choice.key]: value });
  };
  return (
    <fieldset className="setting">
      <legend>{choice.title}</legend>
      <div className="choices">
        {choice.values.map(([value, label]) => (
          <label key={value} className="choice">
            <input type="radio" name={group} checked={current === value} onChange={() => void choose(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {problem !== undefined && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
