import type { Board, Insets } from '@bocage/board';

type Edge = keyof Insets;

/** Tells the camera which edges of the map are under panels: elements that carry `data-inset`. */
export function followInsets(board: Board): () => void {
  const host = board.canvas.closest<HTMLElement>('.table') ?? document.body;
  const measure = () => {
    const insets = insetsOf(board.canvas.getBoundingClientRect(), host);
    board.camera.setInsets(insets);
    // The inspector ends where the drawers begin, however many rows their tabs take.
    host.style.setProperty('--foot', `${Math.round(insets.bottom)}px`);
  };
  const sizes = new ResizeObserver(measure);
  let watched: readonly Element[] = [];
  const watch = () => {
    const now = [...host.querySelectorAll('[data-inset]')];
    if (now.length === watched.length && now.every((panel, i) => panel === watched[i])) return;
    watched = now;
    sizes.disconnect();
    for (const panel of now) sizes.observe(panel);
    measure();
  };
  const panels = new MutationObserver(watch);
  panels.observe(host, { childList: true, subtree: true });
  watch();
  return () => {
    sizes.disconnect();
    panels.disconnect();
  };
}

export function insetsOf(map: DOMRect, host: Element): Insets {
  const insets: Record<Edge, number> = { top: 0, right: 0, bottom: 0, left: 0 };
  for (const panel of host.querySelectorAll<HTMLElement>('[data-inset]')) {
    const edge = panel.dataset.inset as Edge;
    const box = panel.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const covered = { top: box.bottom - map.top, right: map.right - box.left, bottom: map.bottom - box.top, left: box.right - map.left }[
      edge
    ];
    insets[edge] = Math.max(insets[edge], Math.max(0, covered));
  }
  return insets;
}
