/** A saved game goes by the name its player gave it; what tells one save of it from the next stands behind. */
export function saveName(title: string, detail: string): string {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${[name, detail].filter((part) => part !== '').join('-')}.bocage.json`;
}
