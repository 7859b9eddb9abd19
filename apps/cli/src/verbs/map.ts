import type { HexId } from '@bocage/hex';
import type { Command } from 'commander';
import { type HexReport, hexReport, readable } from '../map/hex-report.js';
import { type MapFiles, readMapFiles } from '../map/map-files.js';
import { printMap } from '../map/print.js';
import { type Atlas, createAtlas, hexesOf, noHex } from '../map/where.js';
import { Mistake } from '../mistake.js';
import { positive } from '../numbers.js';
import { say } from '../output.js';

interface Asked {
  readonly hex?: string;
  readonly png?: string;
  readonly width?: number;
  readonly crop?: string;
  readonly json?: boolean;
}

export function mapVerb(program: Command): void {
  program
    .command('map')
    .argument('<game>')
    .argument('[where]', 'a hex, a place, or latitude,longitude')
    .description('what the rules know of a hex and where on the real ground it lies; or the whole sheet as a picture')
    .option('--hex <label>', 'a hex, as the map prints it')
    .option('--png <file>', 'draw the sheet into a file')
    .option('--width <pixels>', 'width of the picture', positive)
    .option('--crop <where>', 'draw only the country around a hex, a place or latitude,longitude, at play zoom')
    .option('--json', 'one JSON value')
    .action(async (id: string, where: string | undefined, asked: Asked) => {
      const files = readMapFiles(id);
      const atlas = createAtlas(id, files.map);
      if (asked.png !== undefined) return draw(atlas, files, asked.png, asked);
      const [hex, ...others] = askedHexes(atlas, where, asked.hex);
      const report: HexReport & { also?: readonly string[] } = {
        ...hexReport(atlas, hex as HexId),
        ...(others.length > 0 ? { also: others.map(atlas.grid.label) } : {}),
      };
      say(report, asked.json, () => readable(report) + (report.also ? `\nalso in ${report.also.join(', ')}` : ''));
    });
}

function askedHexes(atlas: Atlas, where: string | undefined, label: string | undefined): readonly HexId[] {
  if (label !== undefined) {
    const hex = atlas.grid.parse(label);
    if (hex === undefined) throw new Mistake(noHex(atlas, label));
    return [hex];
  }
  if (where === undefined) throw new Mistake('Say a hex, a place or latitude,longitude, or --png <file> for the whole sheet.');
  return hexesOf(atlas, where);
}

async function draw(atlas: Atlas, files: MapFiles, out: string, { width, crop, json }: Asked): Promise<void> {
  const at = crop === undefined ? undefined : hexesOf(atlas, crop)[0];
  const printed = await printMap(atlas, files, { out, width, at });
  say(printed, json, () => `${printed.out}: ${printed.width} × ${printed.height}`);
}
