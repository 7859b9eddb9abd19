import { create } from 'zustand';

export type Speed = 'slow' | 'normal' | 'fast' | 'once';

export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  readonly textSize: 'small' | 'normal' | 'large' | 'huge';
  readonly motion: 'system' | 'full' | 'reduced';
  readonly palette: 'standard' | 'colour-blind';
  /** The camera goes to what is being decided. */
  readonly camera: 'follow' | 'still';
  /** Ending a phase asks again where something of one's own would be lost by it. */
  readonly confirmations: 'ask' | 'never';
  /** What is done without asking when it is the only legal action: choices on the map, or phase ends as well. */
  readonly forced: 'off' | 'choices' | 'all';
  readonly glides: 'all' | 'others' | 'none';
  /** How the other side's moves are shown. */
  readonly speed: Speed;
  /** A sound when it is this player's turn. */
  readonly sound: 'off' | 'on';
  /** A message of the browser when it is this player's turn and another window is in front. */
  readonly notices: 'off' | 'on';
  readonly guide: 'show' | 'hide';
  readonly name: string;
}

const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  textSize: 'normal',
  motion: 'system',
  palette: 'standard',
  camera: 'follow',
  confirmations: 'ask',
  forced: 'choices',
  glides: 'all',
  speed: 'normal',
  sound: 'off',
  notices: 'off',
  guide: 'show',
  name: '',
};

const KEY = 'bocage.settings';

function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...DEFAULT_SETTINGS, ...(typeof kept === 'object' && kept !== null ? kept : {}) };
  } catch {
    return DEFAULT_SETTINGS;
  }
}

interface SettingsStore extends Settings {
  change(patch: Partial<Settings>): void;
}

export const useSettings = create<SettingsStore>((set, get) => ({
  ...read(),
  change(patch) {
    set(patch);
    const { change: _change, ...settings } = get();
    localStorage.setItem(KEY, JSON.stringify(settings));
  },
}));

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

export function isDark(theme: Settings['theme']): boolean {
  return theme === 'dark' || (theme === 'system' && dark.matches);
}

export function isStill(motion: Settings['motion']): boolean {
  return motion === 'reduced' || (motion === 'system' && still.matches);
}

/** Writes the settings where the style sheets read them, now and whenever they or the system change. */
export function applySettings(): void {
  const apply = () => {
    const { theme, textSize, motion, palette } = useSettings.getState();
    const { dataset } = document.documentElement;
    dataset.theme = isDark(theme) ? 'dark' : 'light';
    dataset.text = textSize;
    dataset.motion = isStill(motion) ? 'reduced' : 'full';
    dataset.palette = palette;
  };
  apply();
  useSettings.subscribe(apply);
  dark.addEventListener('change', () => useSettings.setState({}));
  still.addEventListener('change', () => useSettings.setState({}));
}
