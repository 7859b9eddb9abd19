/** The ref of a question that opens below: it is scrolled to when it appears. Stable, so that React calls it once. */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
