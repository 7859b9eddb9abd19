import type { RulebookSection } from '@bocage/board';

/** Sections that hold every word, title matches first; all of them when nothing is asked. */
export function searchRules(sections: readonly RulebookSection[], text: string): readonly RulebookSection[] {
  const words = text
    .toLowerCase()
    .replaceAll('§', '')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return sections;
  const scored = sections.flatMap((section) => {
    const head = `${section.id} ${section.title}`.toLowerCase();
    const body = section.text.join(' ').toLowerCase();
    if (!words.every((word) => head.includes(word) || body.includes(word))) return [];
    return [{ section, score: words.filter((word) => head.includes(word)).length }];
  });
  return scored.sort((a, b) => b.score - a.score).map(({ section }) => section);
}
