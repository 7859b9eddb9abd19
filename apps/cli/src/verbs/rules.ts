import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RulebookSection } from '@bocage/board';
import type { Command } from 'commander';
import pc from 'picocolors';
import { gameFolder } from '../games.js';
import { Mistake, unknown } from '../mistake.js';
import { say, table } from '../output.js';
import { projectRoot } from '../root.js';

export function rulesVerb(program: Command): void {
  program
    .command('rules')
    .argument('<game>')
    .argument('[section]', 'its id, such as R.12')
    .description('a section of our own rulebook; without one, the list')
    .option('--search <words>', 'sections that hold all these words')
    .option('--json', 'one JSON value')
    .action((id: string, section: string | undefined, { search, json }: { search?: string; json?: boolean }) => {
      const book = readRulebook(join(projectRoot(), gameFolder(id)));
      const found = section ? [sectionOf(book, section)] : search ? searchRules(book, search) : book;
      if (found.length === 0) throw new Mistake(`No section holds "${search}".`);
      say(section ? found[0] : found, json, () => (section || search ? found.map(page).join('\n\n') : contents(found)));
    });
}

function readRulebook(folder: string): readonly RulebookSection[] {
  const file = join(folder, 'rulebook', 'rulebook.json');
  if (!existsSync(file)) throw new Mistake('This game has no rulebook of ours yet.');
  return JSON.parse(readFileSync(file, 'utf8')) as readonly RulebookSection[];
}

function sectionOf(book: readonly RulebookSection[], asked: string): RulebookSection {
  const id = asked.replace(/^§/, '').toLowerCase();
  const found = book.find((section) => section.id.toLowerCase() === id);
  if (!found) {
    throw unknown(
      'section',
      asked,
      book.map((section) => section.id),
    );
  }
  return found;
}

function searchRules(book: readonly RulebookSection[], search: string): RulebookSection[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return book.filter(({ title, text }) => {
    const all = [title, ...text].join(' ').toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

function contents(book: readonly RulebookSection[]): string {
  return table([['section', 'title'], ...book.map(({ id, title }) => [`§${id}`, title])]);
}

function page({ id, title, text, from }: RulebookSection): string {
  return [pc.bold(`§${id}  ${title}`), ...text.map(wrapped), pc.dim(`From: ${from}`)].join('\n\n');
}

function wrapped(paragraph: string): string {
  return paragraph.replace(/(.{1,90})(\s+|$)/g, '$1\n').trimEnd();
}
