import type { ReactNode } from 'react';

/** Line icons of our own on a 24-unit field. */
const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 0 12',
  fold: 'M14 6l-6 6 6 6',
  unfold: 'M10 6l6 6-6 6',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21',
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1',
  book: 'M4 5c3-1.5 6-1 8 1v14c-2-2-5-2.5-8-1zM20 5c-3-1.5-6-1-8 1v14c2-2 5-2.5 8-1z',
  next: 'M4 12h14M12 6l6 6-6 6',
  eye: 'M2.5 12c4-7 15-7 19 0-4 7-15 7-19 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  ruler: 'M3 16L16 3l5 5L8 21zM8 11l2 2M11 8l2 2M14 5l2 2',
  arrow: 'M4 20C6 10 12 6 20 5M20 5l-6-1M20 5l-3 5.5',
  dice: 'M5 4h14v16H5zM9 8h.01M15 8h.01M12 12h.01M9 16h.01M15 16h.01',
  flag: 'M6 21V4M6 5c4-2 8 2 12 0v8c-4 2-8-2-12 0',
  help: 'M9 9a3 3 0 1 1 4 2.8c-.8.4-1 1-1 2.2M12 17.5h.01',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  history: 'M4 12a8 8 0 1 0 3-6.2M4 4v4h4M12 8v4l3 2',
  target: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 2v5M12 17v5M2 12h5M17 12h5',
  layers: 'M12 3l9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5',
  people: 'M8.5 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 20c.5-5 11.5-5 12 0M16 5.5a2.7 2.7 0 0 1 0 5.2M17.5 14.5c2.3.5 3.8 2.4 4 5',
  pen: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  save: 'M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6',
  pin: 'M9 3h6l-1 6 4 4H6l4-4zM12 13v8',
  orders: 'M6 3h9l4 4v14H6zM15 3v4h4M9.5 12l1.5 1.5 3-3M9.5 17h5',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
